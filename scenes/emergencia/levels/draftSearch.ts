// Draft search for generated missions: the first draft of a seed that is lost by doing nothing, won by a careful player in most shuffles, and in fewer
// without each of its fixtures.
import { NO_INPUT } from '../../kit/core/input/input.ts';
import type { Json } from '../../kit/core/json.ts';
import { CAREFUL, pilot } from '../bots/pilot.ts';
import type { BotOptions } from '../bots/pilotMind.ts';
import type { T } from '../constants.ts';
import { canReachVip } from '../rules/enemies.ts';
import { pointAlong } from '../rules/pathGeometry.ts';
import { MOST_DRAFTS, rules } from '../rules/rules.ts';
import { missionAt, type State, secondsOf, ticksOf } from '../rules/state.ts';
import { generate } from './generate.ts';
import { missionOf } from './mission.ts';
import { loadMission } from './missions.ts';

export interface DraftQuery {
  readonly seed: number;
  readonly t: T;
}

/** Answer where no draft was proven: the first one is played. */
export const UNPROVEN = 0;

/** The shuffles in which a draft is played, by number of the try; how many of them the careful player wins at least, and how many fewer without a fixture. */
const SHUFFLES = [1, 2, 3, 4] as const;
const WINS = 4;
const WORTH = 3;

export function firstProven({ seed, t }: DraftQuery, onTry: (tries: number) => void = () => {}): number {
  for (let draft = 1; draft <= MOST_DRAFTS; draft++) {
    onTry(draft - 1);
    if (isProven(generate(seed, draft), seed, t)) return draft;
  }
  return UNPROVEN;
}

function isProven(text: string, seed: number, t: T): boolean {
  if (!isDangerous(begunDraft(text, seed, 1, t), t)) return false;
  const wins = (habits: BotOptions, enough: number) => {
    let won = 0;
    for (const [played, tries] of SHUFFLES.entries()) {
      if (won + SHUFFLES.length - played < enough) break;
      if (isSaved(begunDraft(text, seed, tries, t), pilot(seed, habits), t)) won++;
    }
    return won;
  };
  const won = wins(STEADY, WINS);
  return won >= WINS && fixturesIn(text).every(fixture => wins(withoutFixture(fixture), 0) <= won - WORTH);
}

/** A careful player who thinks for a second before an order. */
export const STEADY: BotOptions = { ...CAREFUL, pace: 60 };

/** Which habit of the bot uses a fixture. */
const USES = { doors: 'doors', wardrobes: 'disguises', cameras: 'cameras', radio: 'radio' } as const;
type Fixture = keyof typeof USES;

export const withoutFixture = (fixture: Fixture): BotOptions => ({ ...STEADY, [USES[fixture]]: false });

export function fixturesIn(text: string): readonly Fixture[] {
  const { doors, wardrobes, cameras, radio } = missionOf(text);
  const has = {
    doors: doors.length > 0,
    wardrobes: wardrobes.length > 0,
    cameras: cameras.length > 0,
    radio: radio !== null,
  };
  return (Object.keys(USES) as Fixture[]).filter(fixture => has[fixture]);
}

/** A generated mission in play, at this try. */
export function begunDraft(text: string, seed: number, tries: number, t: T): State {
  const state = rules.create({ seed, setup: { missions: 'generated' }, levels: [] }, t);
  Object.assign(state, { texts: [text], draft: 1 });
  loadMission(state, 1, tries, t, () => {});
  rules.command?.(state, { type: 'startMission' }, t);
  return state;
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

/** Most ticks of a mission, those included for which time stands. */
const MOST_TICKS = ticksOf(300);

/** Whether a bot takes everybody with the VIP alive. */
export function isSaved(state: State, decide: ReturnType<typeof pilot>, t: T): boolean {
  for (let tick = 0; tick < MOST_TICKS && state.phase === 'playing' && state.vips[0]?.assassinated !== true; tick++)
    rules.tick(state, { ...NO_INPUT, ...decide(state, t) }, t);
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
