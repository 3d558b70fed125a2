// The first minute is fair: over 500 cases nobody dies in it, and every first death was announced by a sign in the log.
import { expect, test } from 'vitest';
import { detective, THOROUGH } from '../bots/pilot.ts';
import { RULES, sayCommand } from './rules.ts';
import type { MysteryState } from './state.ts';
import { newGame, TUNING } from './testing.ts';

const CASES = 500;
/** Room after room, and nothing looked at. */
const HURRY = ['north', 'west', 'north', 'south', 'west', 'up', 'east', 'west', 'west', 'east', 'down', 'south'];

interface First {
  readonly moves: number;
  readonly turns: number;
  readonly isWarned: boolean;
}
type Player = (seed: number) => (state: Readonly<MysteryState>, step: number) => string | null;

/** The first death of a night, with whether a sign stood in an earlier reply; null where nobody died. */
function firstDeath(seed: number, next: ReturnType<Player>): First | null {
  let state = newGame(seed);
  let isWarned = false;
  for (let step = 0; step < 120; step++) {
    const text = next(state, step);
    if (text === null) return null;
    const { state: after, events } = RULES.apply(state, sayCommand(text), TUNING, 0);
    if (after.bodies.length > 0) return { moves: after.moves, turns: after.turns, isWarned };
    if (events.some(({ type }) => type === 'warned')) isWarned = true;
    state = after;
  }
  return null;
}

/** First deaths by move, four moves a column, and how many of the cases had none. */
function tableOf(firsts: readonly (First | null)[]): string {
  const inColumn = (from: number) =>
    firsts.filter(first => first !== null && first.moves > from && first.moves <= from + 4).length;
  const columns = [0, 4, 8, 12, 16].map(from => `${from + 1}-${from + 4}: ${inColumn(from)}`);
  const found = firsts.filter(first => first !== null);
  return [
    ...columns,
    `none: ${firsts.length - found.length}`,
    `first turn: ${Math.min(...found.map(({ turns }) => turns))}`,
    `warned: ${found.filter(({ isWarned }) => isWarned).length} of ${found.length}`,
  ].join(', ');
}

const looking: Player = seed => {
  const decide = detective(THOROUGH)(seed);
  return state => {
    const said = decide(state, TUNING)?.text ?? null;
    return said?.startsWith('accuse') ? null : said;
  };
};
const hurrying: Player = () => (_, step) => HURRY[step % HURRY.length] ?? null;

test.each([
  [
    'who looks at everything',
    looking,
    '1-4: 0, 5-8: 372, 9-12: 35, 13-16: 2, 17-20: 0, none: 91, first turn: 17, warned: 409 of 409',
  ],
  [
    'who walks and does nothing else',
    hurrying,
    '1-4: 0, 5-8: 0, 9-12: 0, 13-16: 477, 17-20: 14, none: 0, first turn: 13, warned: 500 of 500',
  ],
])('%s meets no death in the first minute, and none unannounced', (_, player, table) => {
  const firsts = Array.from({ length: CASES }, (__, seed) => firstDeath(seed + 1, player(seed + 1)));
  expect(tableOf(firsts)).toBe(table);
});
