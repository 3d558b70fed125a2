// A recorded run of a cave file as the classic laws play it: the fox is born late, snaps in all directions, and pushes by the luck of the recording program.

import { twister } from '../../levels/bdcff/twister.ts';
import { takeDiamond, walkTo } from '../cave.ts';
import { CELL, type Direction } from '../cells.ts';
import type { Recording } from './parts.ts';
import type { ClassicCave, Scan } from './Scan.ts';

/** Chance that a push succeeds in a tick. */
const PUSH_CHANCE = 0.25;
const MILLION = 1_000_000;
const HEADINGS: Readonly<Record<string, Direction | undefined>> = { u: 'up', d: 'down', l: 'left', r: 'right' };

/** Before a scan: the fox comes at its tick. Returns the movement of this tick. */
export function nextMove(cave: ClassicCave, recording: Recording): string {
  if (recording.at === recording.born) cave.cells[cave.player] = CELL.player;
  return recording.moves[recording.at++] ?? '.';
}

export function actRecorded(scan: Scan, move: string, recording: Recording): void {
  const { cave, emit } = scan;
  const heading = HEADINGS[move.toLowerCase()];
  const to = heading ? scan.beside(cave.player, heading) : -1;
  if (!heading || to < 0) return;
  const snaps = move !== move.toLowerCase();
  if (scan.code(to) === CELL.boulder) {
    const beyond = scan.beside(to, heading);
    const isAcross = heading === 'left' || heading === 'right';
    if (!isAcross || scan.code(beyond) !== CELL.empty || !pushes(recording)) return;
    scan.move(to, beyond, CELL.boulder);
    emit('pushed', beyond);
    if (snaps) return;
  }
  const code = scan.code(to);
  if (code === CELL.exit) {
    walkTo(cave, to, CELL.empty, () => {});
    cave.outcome = 'out';
    emit('left', to);
  } else if (code === CELL.empty || code === CELL.dirt || code === CELL.diamond) {
    if (!snaps) return walkTo(cave, to, code, emit);
    cave.cells[to] = CELL.empty;
    if (code === CELL.diamond) takeDiamond(cave, to, emit);
    else if (code === CELL.dirt) emit('dug', to);
  }
}

const pushes = (recording: Recording): boolean => recording.seed === null || happens(recording, PUSH_CHANCE);

/** Whether something with that chance happens now. */
export const happens = (recording: Recording, chance: number): boolean =>
  drawBelow(recording, MILLION) < chance * MILLION;

/** A whole number below a bound, as the recording program draws it: what lies beyond the last whole multiple is drawn again. */
export function drawBelow(recording: Recording, bound: number): number {
  const half = 2 ** 31;
  const left = ((half % bound) * 2) % bound;
  const most = 2 ** 32 - 1 - left;
  let drawn = numberAt(recording.seed ?? 0, recording.drawn++);
  while (drawn > most) drawn = numberAt(recording.seed ?? 0, recording.drawn++);
  return drawn % bound;
}

/** The series of one seed at a time: a state holds how many were drawn, not the generator. */
let series: { readonly seed: number; readonly draw: () => number; readonly numbers: number[] } | null = null;

function numberAt(seed: number, at: number): number {
  if (series?.seed !== seed) series = { seed, draw: twister(seed), numbers: [] };
  const { numbers, draw } = series;
  while (numbers.length <= at) numbers.push(draw());
  return numbers[at] as number;
}
