// For tests: a cave as a drawing. `#` wall, `.` dirt, `o` boulder, `O` falling, `*` diamond, `D` falling, `@` fox, `X` exit, `m` monster; the classic elements
// are shown in the letters of the cave format.
import { tune } from '../../kit/core/constants.ts';
import { NO_INPUT } from '../../kit/core/input/input.ts';
import { seeded } from '../../kit/core/rng.ts';
import { pilot } from '../bots/pilot.ts';
import { CONSTANTS } from '../constants.ts';
import { KEY } from '../controls.ts';
import { ACTIONS_BY_LETTER } from '../levels/bdcff/customCave.ts';
import { LETTERS } from '../levels/bdcff/elements.ts';
import { findCave } from '../levels/caveSearch.ts';
import { type Action, type Cave, type CaveEventType, cellTick, type Monster, openExit } from './cave.ts';
import { CELL, type Direction } from './cells.ts';
import { monsterTick } from './monsters.ts';
import { rules } from './rules.ts';

const CODES: Readonly<Record<string, number>> = {
  ' ': CELL.empty,
  '#': CELL.wall,
  '.': CELL.dirt,
  o: CELL.boulder,
  O: CELL.fallingBoulder,
  '*': CELL.diamond,
  D: CELL.fallingDiamond,
  '@': CELL.player,
  X: CELL.exit,
  m: CELL.monster,
};
const SIGNS = new Map([
  ...LETTERS.flatMap((letter, code) => (letter === undefined ? [] : [[code, letter] as const])),
  ...Object.entries(CODES).map(([sign, code]) => [code, sign] as const),
]);

/** Lines of one length. Where no exit is drawn it is the last cell. */
export function caveFrom(lines: readonly string[], parts: Partial<Cave> & { heading?: Direction } = {}): Cave {
  const width = lines[0]?.length ?? 0;
  const signs = [...lines.join('')];
  const cells = Uint8Array.from(signs, sign => CODES[sign] ?? CELL.wall);
  const { heading = 'right', ...rest } = parts;
  const exit = signs.indexOf('X');
  const monsters: Monster[] = signs.flatMap((sign, cell) =>
    sign === 'm' ? [{ id: cell, cell, from: cell, heading, under: CELL.empty }] : [],
  );
  return {
    width,
    height: lines.length,
    cells,
    player: signs.indexOf('@'),
    from: signs.indexOf('@'),
    exit: exit < 0 ? cells.length - 1 : exit,
    exitOpen: exit >= 0,
    monsters,
    holds: false,
    collected: 0,
    needed: 1,
    lean: 0,
    outcome: 'playing',
    cause: null,
    clock: 0,
    lamp: null,
    moved: [],
    rng: seeded(1),
    ...rest,
  };
}

export const toDrawing = ({ cells, width }: Pick<Cave, 'cells' | 'width'>): string[] =>
  Array.from({ length: cells.length / width }, (_, row) =>
    [...cells.slice(row * width, (row + 1) * width)].map(code => SIGNS.get(code) ?? '?').join(''),
  );

const ACTIONS: Readonly<Record<string, Action>> = { ...ACTIONS_BY_LETTER, '.': 'stay' };

/** Plays cell ticks, one letter each; `m` is a step of the monsters. Answers what happened. */
export function played(cave: Cave, letters: string, pushCells = 2): CaveEventType[] {
  const events: CaveEventType[] = [];
  const emit = (type: CaveEventType) => void events.push(type);
  for (const letter of letters)
    if (letter === 'm') monsterTick(cave, emit);
    else cellTick(cave, ACTIONS[letter] ?? 'stay', pushCells, emit);
  return events;
}

export { openExit };
export const holding = (action: keyof typeof KEY) => ({ ...NO_INPUT, held: KEY[action] });
export const pressing = (action: keyof typeof KEY) => ({ ...NO_INPUT, held: KEY[action], pressed: KEY[action] });

/** Where the pilot stands once it has left so many levels, or lost: the level and its phase. */
export function finished(seed: number, levels: number): [level: number, phase: string] {
  const t = tune(CONSTANTS);
  const state = rules.create({ seed, setup: {}, levels: [] }, t);
  const play = pilot();
  for (let tick = 0; tick < levels * 60 * 60 && state.level <= levels && state.phase !== 'lost'; tick++) {
    for (let question = rules.request?.(state, t); question; question = rules.request?.(state, t))
      rules.onResponse?.(state, findCave(question), t);
    rules.tick(state, { ...NO_INPUT, ...play(state, t) }, t);
  }
  return [state.level, state.phase];
}
