// Which of a seed's drafts is played: the first that is lost by doing nothing and won by a careful player, with the VIP alive.
import { NO_INPUT } from '../kit/core/input.ts';
import type { Json } from '../kit/core/json.ts';
import type { T } from './constants.ts';
import { canReachVip } from './enemies.ts';
import { generate } from './generate.ts';
import { pointAlong } from './pathGeometry.ts';
import { pilot } from './pilot.ts';
import { MOST_DRAFTS, rules } from './rules.ts';
import { missionAt, type State, secondsOf, ticksOf } from './state.ts';

export interface DraftQuery {
  readonly seed: number;
  readonly t: T;
}

/** Nothing was proven: the first draft is played all the same. */
export const UNPROVEN = 0;

export function firstProven({ seed, t }: DraftQuery, onTry: (tries: number) => void = () => {}): number {
  for (let draft = 1; draft <= MOST_DRAFTS; draft++) {
    onTry(draft - 1);
    const state = rules.create({ seed, setup: { missions: 'generated' }, levels: [generate(seed, draft)] }, t);
    rules.onResponse?.(state, draft, t);
    if (isDangerous(state, t) && isWon(state, seed, t)) return draft;
  }
  return UNPROVEN;
}

/** Whoever does nothing loses the VIP: between the threat and the end of the time somebody reaches them. */
export function isDangerous(state: Readonly<State>, t: T): boolean {
  const mission = missionAt(state);
  for (let at = ticksOf(mission.assassinationTime); at < ticksOf(mission.timeLimit); at += 15) {
    const placed = {
      ...state,
      vips: state.vips.map((vip, i) => ({
        ...vip,
        ...pointAlong(mission.vips[i]?.path ?? [vip], (mission.vips[i]?.speed ?? 0) * secondsOf(at)),
      })),
    };
    const isReached = state.enemies.some((enemy, i) => {
      const { path, speed } = mission.enemies[i] as (typeof mission.enemies)[number];
      return canReachVip({ ...enemy, ...pointAlong(path, speed * secondsOf(at)) }, placed, t);
    });
    if (isReached) return true;
  }
  return false;
}

function isWon(state: State, seed: number, t: T): boolean {
  const input = pilot(seed);
  rules.command?.(state, { type: 'startMission' }, t);
  while (state.phase === 'playing' && state.vips[0]?.assassinated !== true)
    rules.tick(state, { ...NO_INPUT, ...input(state, t) }, t);
  return state.phase === 'success' && state.done[0]?.saved === true;
}

export interface DraftSearchTask {
  readonly input: Json;
  readonly output: Json;
  /** How much of the work is done at the most: 0 to 1. */
  readonly progress: number;
}

/** Answers a question of the rules. */
export const findDraft = (question: Json, report: (part: number) => void = () => {}): Json =>
  firstProven(question as unknown as DraftQuery, tries => report(tries / MOST_DRAFTS));
