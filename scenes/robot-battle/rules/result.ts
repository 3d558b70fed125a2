// The result of a match: winner and cause, score, and medals against house robots.
import { medalsEarned } from '../../kit/core/medals.ts';
import { plural } from '../../kit/core/plural.ts';
import type { Result } from '../../kit/core/rules.ts';
import type { T } from '../constants.ts';
import { MEDALS } from '../medals.ts';
import { LETTERS, SIDES } from './arena.ts';
import { type HouseRobotId, LADDER } from './houses.ts';
import { CHALLENGES, hintAbout, isHouseRobot, NAMES, parOf } from './scripts.ts';
import type { RobotState } from './state.ts';

/** Points: a win scores WON plus up to FULL for health left and up to FULL for speed; a defeat up to FULL for damage done. */
const WON = 200;
const FULL = 100;

export function scoreOf({ winner, arena, moves }: Readonly<RobotState>, t: T): number {
  const [a, b] = arena.robots;
  const part = (health: number) => Math.round((FULL * health) / t.startHealth);
  if (winner === 'A') return WON + part(a.health) + Math.round(FULL * (1 - moves[0].length / t.matchTicks));
  return FULL - part(b.health);
}

export function resultOf(state: Readonly<RobotState>, t: T): Result | null {
  const { phase, winner, fighters } = state;
  if (phase !== 'over' || winner === null || !fighters) return null;
  const { senses } = state;
  const robot = fighters[1].robot;
  const house = senses === 'all' && isHouseRobot(robot) ? robot : null;
  const advice = adviceOf(state);
  const won = winner === 'A' ? 'won' : winner === 'B' ? 'lost' : 'draw';
  return {
    outcome: won,
    score: scoreOf(state, t),
    title: titleOf(state),
    lines: [causeOf(state), ...(advice ? [advice] : [])],
    // The button of the board plays again; the card leads to it.
    again: 'Back to the workshop',
    menu: 'Back to Menu',
    ...(senses === 'radar' && { mode: 'Radar' }),
    medals: house && won === 'won' ? medalsOf(state, house) : [],
  };
}

/** 'A wins: Fox'. */
export function titleOf({ winner, fighters }: Pick<RobotState, 'winner' | 'fighters'>): string {
  if (winner === 'draw' || winner === null || !fighters) return 'Draw';
  const { name } = fighters[winner === 'A' ? 0 : 1];
  return name === `Robot ${winner}` ? `${name} wins` : `${name} (${winner}) wins`;
}

export function causeOf({ out, arena, fighters, winner }: Readonly<RobotState>): string {
  const [a, b] = arena.robots;
  const after = `after ${arena.tick} ticks`;
  const forfeiting = SIDES.filter(side => out[side] !== null).map(side => LETTERS[side]);
  if (forfeiting.length > 0)
    return `${forfeiting.join(' and ')} ${forfeiting.length > 1 ? 'forfeit' : 'forfeits'} ${arena.tick > 0 ? after : 'before the first tick'}.`;
  if (!fighters) return after;
  if (winner === 'draw') return `${a.health} health each ${after}.`;
  const [hits, theirs] = [fighters[0], fighters[1]].map(({ hits: made }) => made);
  return `Health ${a.health} to ${b.health} ${after}; hits ${hits} to ${theirs}.`;
}

/** What went wrong with a script, else what to try next: a hint after a defeat, the next of the ladder after a win. */
export function adviceOf(state: Readonly<RobotState>): string | null {
  const { phase, senses, winner, fighters, out } = state;
  if (phase !== 'over') return null;
  const faults = faultsOf(state);
  // Against whom a script fought says nothing where the script itself is the reason.
  const isBroken = out[0] !== null || (winner !== 'A' && (fighters?.[0].threw ?? 0) > 0);
  const robot = fighters?.[1].robot ?? null;
  const next = senses === 'all' && isHouseRobot(robot) && !isBroken ? [nextOf(state, robot, winner === 'A')] : [];
  return [...faults, ...next].join(' ') || null;
}

/** What is wrong with each script, a sentence each: why it forfeited, or how often it threw and where first. */
function faultsOf({ out, fighters, threwAt }: Readonly<RobotState>): readonly string[] {
  return SIDES.flatMap(side => {
    const forfeit = out[side];
    if (forfeit) return [`${LETTERS[side]}: ${forfeit.says}`];
    const threw = fighters?.[side].threw ?? 0;
    const line = threwAt?.[side] ?? null;
    if (threw === 0) return [];
    return [
      `${LETTERS[side]} threw in ${plural(threw, 'tick')}${line === null ? '' : `: line ${line}`}. It moved forward instead.`,
    ];
  });
}

function nextOf({ fighters, arena }: Readonly<RobotState>, house: HouseRobotId, won: boolean): string {
  if (!won) return hintAbout(NAMES[house], CHALLENGES[house].hint);
  const next = LADDER[LADDER.indexOf(house) + 1];
  const made = `${plural(fighters?.[0].lines ?? 0, 'line')}, ${arena.tick} ticks; par ${parOf(house)}.`;
  return `${made} ${next ? `Next on the ladder: ${NAMES[next]}.` : 'That was the top of the ladder.'}`;
}

const medalsOf = ({ arena, fighters }: Readonly<RobotState>, house: HouseRobotId): readonly string[] =>
  medalsEarned(MEDALS, { house, lines: fighters?.[0].lines ?? Infinity, ticks: arena.tick });
