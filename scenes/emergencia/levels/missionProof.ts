// Proof of a drawn mission, by playing it with several shuffles: without a player the VIP is struck, and the careful bot saves them.
import { NO_INPUT } from '../../kit/core/input/input.ts';
import { pilot } from '../bots/pilot.ts';
import type { T } from '../constants.ts';
import { rules } from '../rules/rules.ts';
import { type State, secondsOf } from '../rules/state.ts';
import { isSaved } from './draftSearch.ts';

/** Shuffles of crowd and disguises that are played. */
export const SHUFFLES = 6;
/** Of these the careful bot must win so many. */
export const WINS_NEEDED = 3;

export interface MissionProof {
  /** Shuffles in which nobody did anything and the VIP was struck. */
  readonly struck: number;
  /** Seconds until the first of these strikes; null without one. */
  readonly struckAfter: number | null;
  /** Shuffles in which the careful bot took everybody with the VIP alive. */
  readonly won: number;
}

export interface MissionProofTask {
  /** Text of the mission. */
  readonly input: string;
  readonly output: MissionProof;
  /** Shuffles played. */
  readonly progress: number;
}

export const isProven = ({ struck, won }: MissionProof): boolean => struck === SHUFFLES && won >= WINS_NEEDED;

export function proveMission(mission: string, t: T, report: (played: number) => void = () => {}): MissionProof {
  let [struck, won, struckAfter] = [0, 0, null as number | null];
  for (let seed = 1; seed <= SHUFFLES; seed++) {
    const after = strikeAfter(begun(mission, seed, t), t);
    if (after !== null) {
      struck++;
      struckAfter = Math.min(after, struckAfter ?? Infinity);
    }
    if (isSaved(begun(mission, seed, t), pilot(seed), t)) won++;
    report(seed);
  }
  return { struck, struckAfter, won };
}

function begun(mission: string, seed: number, t: T): State {
  const state = rules.create({ seed, setup: { mission }, levels: [] }, t);
  rules.command?.(state, { type: 'startMission' }, t);
  return state;
}

/** Seconds until the VIP is struck while nobody does anything; null if they never are. */
function strikeAfter(state: State, t: T): number | null {
  while (state.phase === 'playing') {
    rules.tick(state, NO_INPUT, t);
    if (state.vips[0]?.assassinated) return Math.round(secondsOf(state.time));
  }
  return null;
}

/** The proof in words. */
export function inWords(proof: MissionProof): string {
  const { struck, struckAfter, won } = proof;
  const idle =
    struck === SHUFFLES
      ? `Without a player the VIP is struck after ${struckAfter} s.`
      : `Without a player the VIP is struck in ${struck} of ${SHUFFLES} shuffles: no enemy reaches them in the others.`;
  const careful = `A careful player saves them in ${won} of ${SHUFFLES}.`;
  return `${idle} ${careful} ${isProven(proof) ? 'Proven.' : `Not proven: ${WINS_NEEDED} are needed.`}`;
}
