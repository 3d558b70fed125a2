// Draft search for generated missions: the first draft of a seed that is lost by doing nothing and won by the careful bot with the VIP alive.
import { NO_INPUT } from '../../kit/core/input/input.ts';
import type { Json } from '../../kit/core/json.ts';
import { pilot } from '../bots/pilot.ts';
import type { T } from '../constants.ts';
import { canReachVip } from '../rules/enemies.ts';
import { pointAlong } from '../rules/pathGeometry.ts';
import { MOST_DRAFTS, rules } from '../rules/rules.ts';
import { missionAt, type State, secondsOf, ticksOf } from '../rules/state.ts';
import { generate } from './generate.ts';

export interface DraftQuery {
  readonly seed: number;
  readonly t: T;
}

/** Answer where no draft was proven: the first one is played. */
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

/** Without any action the VIP is lost: between assassination time and time limit some enemy reaches them. */
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
  /** Tried part of the drafts, 0 to 1. */
  readonly progress: number;
}

/** Answers a request of the rules. */
export const findDraft = (question: Json, report: (part: number) => void = () => {}): Json =>
  firstProven(question as unknown as DraftQuery, tries => report(tries / MOST_DRAFTS));
