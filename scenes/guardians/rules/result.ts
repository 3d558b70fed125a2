// The result of a match, with its texts.
import type { Result } from '../../kit/core/rules.ts';
import type { T } from '../constants.ts';
import { medalsOf } from '../medals.ts';
import { guardianAt, NAMES, type State } from './state.ts';
import { brokenGates, otherSeat, stonesOf } from './valley.ts';

const LEVEL_NAMES = { easy: 'Easy', normal: 'Normal', hard: 'Hard' } as const;

export function resultOf(state: Readonly<State>, t: T): Result | null {
  const { winner, mode, valley, level } = state;
  if (winner === null) return null;
  const lines = [reasonOf(state), gatesLine(state)];
  const again = 'Another match';
  if (mode === 'pvp') {
    const title = winner === 'draw' ? 'A draw' : `The ${NAMES[guardianAt(state, winner)]} wins`;
    return { outcome: winner === 'draw' ? 'draw' : 'ended', score: 0, unscored: true, title, lines, again };
  }
  const [own, other] = valley.sides;
  const isWon = winner === 0;
  const score = stonesOf(own) + 5 * brokenGates(other) + (isWon ? 20 + 2 * (t.turns - valley.turn) : 0);
  return {
    outcome: winner === 'draw' ? 'draw' : isWon ? 'won' : 'lost',
    score,
    title: winner === 'draw' ? 'A draw' : isWon ? 'Glory!' : 'Your gates have fallen',
    lines,
    again,
    ...(isWon && { medals: medalsOf(state) }),
    ...(level !== 'easy' && { mode: LEVEL_NAMES[level] }),
  };
}

function reasonOf({ valley, winner }: Readonly<State>): string {
  const { turn, sides } = valley;
  const broken = sides.map(brokenGates) as [number, number];
  if (winner === 'draw')
    return Math.min(...broken) >= 2
      ? `Both lost a second gate in turn ${turn}.`
      : `After ${turn} turns nothing told the two apart.`;
  const name = NAMES[sides[winner ?? 0].guardian];
  const loser = otherSeat(winner ?? 0);
  if (broken[loser] >= 2) return `The ${name} broke a second gate in turn ${turn}.`;
  if (broken[0] !== broken[1]) return `After ${turn} turns the ${name} had broken more gates.`;
  return stonesOf(sides[0]) === stonesOf(sides[1])
    ? `After ${turn} turns the ${name} stood stronger in the valley.`
    : `After ${turn} turns the ${name} had lost fewer stones.`;
}

const gatesLine = ({ valley }: Readonly<State>): string =>
  valley.sides.map(({ guardian, gates }) => `${NAMES[guardian]}: stones ${gates.join(', ')}`).join(' · ');
