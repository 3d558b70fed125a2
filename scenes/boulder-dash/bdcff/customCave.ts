// Custom cave: reads a BDCFF text and makes it playable by the rules of this game.

import { hashOf } from '../../kit/core/json.ts';
import { own } from '../../kit/core/own.ts';
import { tryReading } from '../../kit/core/refusal.ts';
import { seeded } from '../../kit/core/rng.ts';
import { type Action, type Cave, type Monster, openExit } from '../cave.ts';
import { CELL } from '../cells.ts';
import type { T } from '../constants.ts';
import { playCellTick } from '../planner.ts';
import type { CustomCave } from '../state.ts';
import { BdcffError, type ReadCave, readBdcff } from './read.ts';
import { writeBdcff } from './write.ts';

/** Validates the text of a link or of the collection; a complaint is a sentence for the player. */
export function readCustomCave(text: string): { readonly own: CustomCave } | { readonly complaint: string } {
  const read = tryReading(() => {
    const [cave] = readBdcff(text).caves;
    if (!cave) throw new BdcffError('There is no cave in it.');
    return { name: cave.name, key: caveKey(cave), bdcff: text };
  });
  return 'value' in read ? { own: read.value } : { complaint: `The cave cannot be read. ${read.refusal}` };
}

/** Hash of a cave without its name: the same cave has the same key. */
export const caveKey = (cave: ReadCave): string => `cave ${hashOf(writeBdcff([{ ...cave, name: '' }]))}`;

/** A cave ready to play. Dirt stops its monsters, as in the original game. */
export function caveOf(
  { width, height, needed, seconds, cells, player, exit, headings }: ReadCave,
  seed: number,
): Cave {
  const monsters: Monster[] = [];
  for (const [cell, code] of cells.entries())
    if (code === CELL.monster)
      monsters.push({
        id: monsters.length + 1,
        cell,
        from: cell,
        heading: headings[monsters.length] ?? 'right',
        under: CELL.empty,
      });
  return {
    width,
    height,
    cells: cells.slice(),
    player,
    from: player,
    exit,
    exitOpen: false,
    monsters,
    holds: true,
    collected: 0,
    needed,
    lean: 0,
    outcome: 'playing',
    cause: null,
    clock: 0,
    lamp: seconds === null ? null : Math.round(seconds * 60),
    moved: [],
    rng: seeded(seed),
  };
}

/** Opens a cave whose text was validated before. */
export function openCustomCave(bdcff: string, seed: number): Cave {
  const [cave] = readBdcff(bdcff).caves;
  if (!cave) throw new BdcffError('There is no cave in the text.');
  return caveOf(cave, seed);
}

const LETTERS: Readonly<Record<string, Action>> = {
  u: 'up',
  d: 'down',
  l: 'left',
  r: 'right',
  L: 'digLeft',
  R: 'digRight',
};

export interface MovesResult {
  readonly collected: number;
  readonly alive: boolean;
  readonly exited: boolean;
  readonly ticks: number;
}

/** Plays one letter a cell tick until the cave is over: `u d l r` walk, `L R` dig in place, whatever else waits. */
export function playLetters(cave: Cave, letters: string, t: T): MovesResult {
  openExit(cave, () => {});
  let ticks = 0;
  for (const letter of letters) {
    if (cave.outcome !== 'playing') break;
    playCellTick(cave, own(LETTERS, letter) ?? 'stay', t);
    ticks++;
  }
  const { collected, outcome } = cave;
  return { collected, alive: outcome !== 'dead', exited: outcome === 'out', ticks };
}
