// Boulders and diamonds by the classic laws: they fall, roll off what is rounded, crush what explodes, and pass through magic walls.
import { CELL, isBoulder } from '../cells.ts';
import { CLASSIC, isFirefly, isFly, isRounded } from './elements.ts';
import { isMagicRunning } from './parts.ts';
import type { Scan } from './Scan.ts';

/** Ticks of the kit in a second. */
const SECOND = 60;
/** Ticks of a magic wall that runs for ever: longer than any run. */
const FOR_EVER = 1e9;

/** A boulder or diamond that rests: it begins to fall, or to roll. */
export function dropResting(scan: Scan, at: number, code: number): void {
  const below = scan.beside(at, 'down');
  const falling = code === CELL.boulder ? CELL.fallingBoulder : CELL.fallingDiamond;
  if (scan.code(below) === CELL.empty) {
    scan.move(at, below, falling);
    if (code === CELL.boulder) scan.emit('boulderFell', at);
  } else if (isRounded(scan.code(below))) rollAside(scan, at, falling);
}

/** A boulder or diamond that falls. */
export function dropFalling(scan: Scan, at: number, code: number): void {
  const below = scan.beside(at, 'down');
  const under = scan.code(below);
  if (under === CELL.empty) scan.move(at, below, code);
  else if (under === CELL.player) scan.explode(below, 'empty', isBoulder(code) ? 'boulder' : 'diamond');
  else if (isFly(under)) scan.explode(below, isFirefly(under) ? 'empty' : 'diamonds', 'explosion');
  else if (under === CLASSIC.magicWall) passMagicWall(scan, at, below, code);
  else if (!isRounded(under) || !rollAside(scan, at, code)) land(scan, at, code);
}

function land(scan: Scan, at: number, code: number): void {
  scan.put(at, code === CELL.fallingBoulder ? CELL.boulder : CELL.diamond);
  scan.emit(code === CELL.fallingBoulder ? 'boulderLanded' : 'diamondLanded', at);
}

/** Left before right, where the side and the cell below it are empty. */
function rollAside(scan: Scan, at: number, falling: number): boolean {
  for (const side of ['left', 'right'] as const) {
    const to = scan.beside(at, side);
    if (scan.code(to) !== CELL.empty || scan.code(scan.beside(to, 'down')) !== CELL.empty) continue;
    scan.move(at, to, falling);
    return true;
  }
  return false;
}

/** What falls on a magic wall is gone; while the wall runs it comes out below as the other thing, if there is room. */
function passMagicWall(scan: Scan, at: number, wall: number, code: number): void {
  const { cave, emit } = scan;
  const { classic, clock, cells } = cave;
  if (classic.magicEnds === null) {
    const { magicSeconds } = classic.numbers;
    classic.magicEnds = clock + (magicSeconds > 0 ? magicSeconds * SECOND : FOR_EVER);
    emit('magicWallBegan', wall);
  }
  const out = scan.beside(wall, 'down');
  cells[at] = CELL.empty;
  if (isMagicRunning(cave) && scan.code(out) === CELL.empty) {
    scan.put(out, code === CELL.fallingBoulder ? CELL.fallingDiamond : CELL.fallingBoulder);
    cave.moved.push(wall, out);
  }
  emit('magicWallPassed', wall);
}
