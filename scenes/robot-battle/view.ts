// The HUD's view of the state: match progress, speed, fighters, result.

import type { ArenaBout } from './arena/types.ts';
import type { T } from './constants.ts';
import { LETTERS, type Robot, SIDES } from './rules/arena.ts';
import type { Senses } from './rules/radar.ts';
import { adviceOf, causeOf } from './rules/result.ts';
import type { Fighter, Pace, RobotState } from './rules/state.ts';
import type { Match } from './ui.ts';

export interface RobotView {
  readonly phase: RobotState['phase'];
  readonly seed: number;
  readonly senses: Senses;
  /** The played tick of the match. */
  readonly tick: number;
  /** Ticks of the whole match. */
  readonly ticks: number;
  readonly pace: Pace;
  readonly held: boolean;
  readonly robots: readonly {
    readonly name: string;
    readonly fighter: Fighter | null;
    readonly robot: Robot;
    /** Health and energy as parts of their most, 0 to 1. */
    readonly healthPart: number;
    readonly energyPart: number;
    /** Why it lost by forfeit, in words; else null. */
    readonly forfeit: string | null;
  }[];
  /** The whole match, for showing any tick of it; null before there is one. */
  readonly match: Match | null;
  /** Why it ended so, once it is over. */
  readonly cause: string | null;
  /** What to try next, once it is over against a house robot. */
  readonly advice: string | null;
  /** The bout, in the arena; else null. */
  readonly bout: ArenaBout | null;
}

export function view(state: Readonly<RobotState>, t: T): RobotView {
  const { phase, seed, arena, moves, pace, held, fighters, out } = state;
  const isOver = phase === 'over';
  return {
    phase,
    seed,
    senses: state.senses,
    tick: arena.tick,
    ticks: moves[0].length,
    pace,
    held,
    robots: SIDES.map(side => ({
      name: fighters?.[side].name ?? `Robot ${LETTERS[side]}`,
      fighter: fighters?.[side] ?? null,
      robot: arena.robots[side],
      healthPart: arena.robots[side].health / t.startHealth,
      energyPart: arena.robots[side].energy / t.energyCap,
      forfeit: out[side]?.says ?? null,
    })),
    // A match forfeited before its first tick counts too: its log says why.
    match: phase === 'running' || isOver ? { moves, seed, senses: state.senses, t } : null,
    cause: isOver ? causeOf(state) : null,
    advice: adviceOf(state),
    bout: state.bout ?? null,
  };
}
