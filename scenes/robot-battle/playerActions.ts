// Player actions that keys, gamepad and buttons share: start, stop, hold, step through a match, swap the scripts.

import type { SessionPort } from '../kit/core/session/session.ts';
import type { Arena } from './arena.ts';
import { snapshotsOf } from './match.ts';
import { type Contacts, contactsOf } from './radar.ts';
import { fightCommand } from './rules.ts';
import type { RobotCommand, RobotState } from './state.ts';
import { type Match, showSnapshot, swapCodes, workshop } from './workshop.ts';

type Port = Pick<SessionPort, 'send'>;
const send = (port: Port, command: RobotCommand): string | null => port.send(command);

/** Sends both scripts as they are typed. Returns the sentence that refuses it, or null. */
export function startBattle(port: Port): string | null {
  const { codes, log, loggedCodes } = workshop.getState();
  const [a, b] = codes;
  // Before it is sent: an unchanged rematch is answered at once, and its log with it.
  workshop.setState({ log: [], loggedCodes: [a, b] });
  const refusal = send(port, fightCommand(a, b));
  if (refusal === null) showSnapshot(null);
  else workshop.setState({ log, loggedCodes });
  return refusal;
}

export function stopBattle(port: Port): void {
  showSnapshot(null);
  send(port, { type: 'stop' });
}

/** Pauses the match, or lets it go on from the played tick whichever tick is shown. */
export function setHeld(port: Port, on: boolean): void {
  showSnapshot(null);
  send(port, { type: 'hold', on });
}

export function swapScripts({ phase }: Pick<RobotState, 'phase'>): void {
  if (phase === 'idle' || phase === 'over') swapCodes();
}

let cache: {
  readonly match: Match;
  readonly snapshots: readonly Arena[];
  readonly contacts: readonly Contacts[];
} | null = null;

/** Snapshots of every tick of a match, computed once per match. */
export const cachedSnapshots = (match: Match): readonly Arena[] => cached(match).snapshots;

/** What both robots knew of each other at every tick of a match. */
export const cachedContacts = (match: Match): readonly Contacts[] => cached(match).contacts;

function cached(match: Match): NonNullable<typeof cache> {
  const { moves, seed, senses, t } = match;
  const known = cache?.match;
  if (cache && known?.moves === moves && known.seed === seed && known.senses === senses && known.t === t) return cache;
  const snapshots = snapshotsOf(moves, 'facing', seed, t);
  cache = { match, snapshots, contacts: contactsOf(snapshots, senses, seed, t) };
  return cache;
}

/** Shows another tick of the match without playing it. */
export function showTick(match: Match, tick: number): void {
  const snapshots = cachedSnapshots(match);
  showSnapshot(snapshots[Math.min(snapshots.length - 1, Math.max(0, tick))] ?? null);
}

/** The tick that is shown: the one scrubbed to, else the played one. */
export const shownTick = (played: number): number => workshop.getState().snapshot?.tick ?? played;
