// What keys, gamepad and buttons do alike: start, hold, step through a match, swap the scripts.

import type { SessionPort } from '../kit/core/session/session.ts';
import type { Arena } from './arena.ts';
import { momentsOf } from './match.ts';
import { fight } from './rules.ts';
import type { RobotCommand, RobotState } from './state.ts';
import { look, type Match, swap, workshop } from './workshop.ts';

type Port = Pick<SessionPort, 'send'>;
const send = (port: Port, command: RobotCommand): string | null => port.send(command);

/** Both scripts as they stand on the bench. The sentence that refuses it, or null. */
export function startBattle(port: Port): string | null {
  const [a, b] = workshop.getState().codes;
  const refusal = send(port, fight(a, b));
  if (refusal === null) {
    look(null);
    workshop.setState({ said: [], ran: [a, b] });
  }
  return refusal;
}

export function stopBattle(port: Port): void {
  look(null);
  send(port, { type: 'stop' });
}

/** Held, the match stands where it is; let go, it goes on from there, whatever was looked at. */
export function hold(port: Port, on: boolean): void {
  look(null);
  send(port, { type: 'hold', on });
}

export function swapScripts({ phase }: Pick<RobotState, 'phase'>): void {
  if (phase === 'idle' || phase === 'over') swap();
}

let known: { readonly match: Match; readonly moments: readonly Arena[] } | null = null;

/** Every moment of the match; worked out once. */
export function momentsIn(match: Match): readonly Arena[] {
  const { moves, seed, t } = match;
  if (known?.match.moves !== moves || known.match.seed !== seed || known.match.t !== t)
    known = { match, moments: momentsOf(moves, 'facing', seed, t) };
  return known.moments;
}

/** Looks at another tick of the match; nothing is played by it. */
export function lookAt(match: Match, tick: number): void {
  const moments = momentsIn(match);
  look(moments[Math.min(moments.length - 1, Math.max(0, tick))] ?? null);
}

/** The tick that is looked at, else the one that is played. */
export const shownTick = (played: number): number => workshop.getState().moment?.tick ?? played;
