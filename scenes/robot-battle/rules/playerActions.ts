// Player actions that keys, gamepad and buttons share: start, stop, hold, step through a match, swap the scripts.

import type { SessionPort } from '../../kit/core/session/session.ts';
import { type UiStore, uiOf } from '../../kit/core/session/ui.ts';
import { type Match, type RobotUi, showSnapshot, swapCodes } from '../ui.ts';
import type { Arena } from './arena.ts';
import { snapshotsOf } from './match.ts';
import { type Contacts, contactsOf } from './radar.ts';
import { fightCommand } from './rules.ts';
import type { RobotCommand, RobotState } from './state.ts';

type Port = Pick<SessionPort, 'send' | 'ui'>;
type Store = UiStore<RobotUi>;
const send = (port: Port, command: RobotCommand): string | null => port.send(command);

/** Sends both scripts as they are typed. Returns the sentence that refuses it, or null. */
export function startBattle(port: Port): string | null {
  const ui = uiOf<RobotUi>(port);
  const { codes, log, loggedCodes } = ui.getState();
  const [a, b] = codes;
  // Before it is sent: an unchanged rematch is answered at once, and its log with it.
  ui.setState({ log: [], loggedCodes: [a, b] });
  const refusal = send(port, fightCommand(a, b));
  if (refusal === null) showSnapshot(ui, null);
  else ui.setState({ log, loggedCodes });
  return refusal;
}

export function stopBattle(port: Port): void {
  showSnapshot(uiOf(port), null);
  send(port, { type: 'stop' });
}

/** Pauses the match, or lets it go on from the played tick whichever tick is shown. */
export function setHeld(port: Port, on: boolean): void {
  showSnapshot(uiOf(port), null);
  send(port, { type: 'hold', on });
}

export function swapScripts(ui: Store, { phase }: Pick<RobotState, 'phase'>): void {
  if (phase === 'idle' || phase === 'over') swapCodes(ui);
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
export function showTick(ui: Store, match: Match, tick: number): void {
  const snapshots = cachedSnapshots(match);
  showSnapshot(ui, snapshots[Math.min(snapshots.length - 1, Math.max(0, tick))] ?? null);
}

/** The tick that is shown: the one scrubbed to, else the played one. */
export const shownTick = (ui: Store, played: number): number => ui.getState().snapshot?.tick ?? played;
