// Custom cave: reads a BDCFF text and makes it playable by the classic laws.

import { hashOf } from '../../../kit/core/json.ts';
import { own } from '../../../kit/core/own.ts';
import { tryReading } from '../../../kit/core/refusal.ts';
import { seeded } from '../../../kit/core/rng.ts';
import type { T } from '../../constants.ts';
import { type Action, openExit } from '../../rules/cave.ts';
import { newParts } from '../../rules/classic/parts.ts';
import type { ClassicCave } from '../../rules/classic/Scan.ts';
import type { CustomCave } from '../../rules/state.ts';
import { playCellTick } from '../planner.ts';
import { BdcffError, type ReadCave, readBdcff } from './read.ts';
import { readMoves, writeMoves } from './recordings.ts';
import { writeBdcff } from './write.ts';

/** Validates the text of a link or of the collection; a complaint is a sentence for the player. */
export function readCustomCave(text: string): { readonly own: CustomCave } | { readonly complaint: string } {
  const read = tryReading(() => {
    const { caves, warnings } = readBdcff(text);
    const [cave] = caves;
    if (!cave) throw new BdcffError('There is no cave in it.');
    return { name: cave.name, key: caveKey(cave), bdcff: text, notes: warnings.slice(0, MOST_NOTES) };
  });
  return 'value' in read ? { own: read.value } : { complaint: `The cave cannot be read. ${read.refusal}` };
}

/** Most sentences that are kept of what cannot be played as it stands. */
const MOST_NOTES = 20;

/** Hash of a cave without its name and its recorded runs: the same cave has the same key. */
export const caveKey = (cave: ReadCave): string => `cave ${hashOf(writeBdcff([{ ...cave, name: '', runs: [] }]))}`;

/** A cave ready to play. Its chance comes from its own seed, so that play, proof and replay agree. */
export const caveOf = ({ width, height, needed, seconds, cells, player, exit, numbers }: ReadCave): ClassicCave => ({
  width,
  height,
  cells: cells.slice(),
  player,
  from: player,
  exit,
  exitOpen: false,
  monsters: [],
  holds: true,
  classic: newParts(numbers),
  collected: 0,
  needed,
  lean: 0,
  outcome: 'playing',
  cause: null,
  clock: 0,
  lamp: seconds === null ? null : Math.round(seconds * 60),
  moved: [],
  rng: seeded(numbers.seed),
});

/** Opens a cave whose text was validated before. */
export function openCustomCave(bdcff: string): ClassicCave {
  const [cave] = readBdcff(bdcff).caves;
  if (!cave) throw new BdcffError('There is no cave in the text.');
  return caveOf(cave);
}

/** Actions by the letters in which a way through a cave is written. */
export const ACTIONS_BY_LETTER: Readonly<Record<string, Action>> = {
  u: 'up',
  d: 'down',
  l: 'left',
  r: 'right',
  L: 'digLeft',
  R: 'digRight',
};

const LETTERS = new Map(Object.entries(ACTIONS_BY_LETTER).map(([letter, action]) => [action, letter]));

/** A way through a cave, one letter a cell tick; a dot waits. */
export const lettersOf = (way: readonly Action[]): string => way.map(action => LETTERS.get(action) ?? '.').join('');

/** Proof of a cave: the seconds that a way through takes, and its letters. */
export interface CaveProof {
  readonly seconds: number;
  readonly letters: string;
}

/** Text of an added cave's file: its proof as a comment, and the cave under this name. */
export const writeCaveFile = (cave: ReadCave, name: string, { seconds, letters }: CaveProof): string =>
  `; way through in ${seconds} s: ${writeMoves(letters)}\n${writeBdcff([{ ...cave, name }], name)}`;

/** Letters of the way through in such a text; null where there is none. */
export const wayThrough = (text: string): string | null =>
  readMoves(/^; way through in \d+ s: ([.udlrLR\d ]+)$/m.exec(text)?.[1] ?? '');

export interface MovesResult {
  readonly collected: number;
  readonly alive: boolean;
  readonly exited: boolean;
  readonly ticks: number;
}

/** Plays one letter a cell tick until the cave is over: `u d l r` walk, `L R` dig in place, whatever else waits. */
export function playLetters(cave: ClassicCave, letters: string, t: T): MovesResult {
  openExit(cave, () => {});
  let ticks = 0;
  for (const letter of letters) {
    if (cave.outcome !== 'playing') break;
    playCellTick(cave, own(ACTIONS_BY_LETTER, letter) ?? 'stay', t);
    ticks++;
  }
  const { collected, outcome } = cave;
  return { collected, alive: outcome !== 'dead', exited: outcome === 'out', ticks };
}
