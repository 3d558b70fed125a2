// Player actions in the arena that keys, gamepad and buttons share: begin, stop, hold, step through a match; and its snapshots, computed once.
import type { SessionPort } from '../../kit/core/session/session.ts';
import { type UiStore, uiOf } from '../../kit/core/session/ui.ts';
import { newField, settingOf } from '../arena/field.ts';
import { snapshotsOf } from '../arena/packing.ts';
import { entrantsFor, fighterOf } from '../arena/play.ts';
import type { ArenaBout, ArenaCommand, ArenaFighter, ArenaRequest, Entrant, Snapshot } from '../arena/types.ts';
import { type ArenaUi, type RobotUi, setArena } from '../ui.ts';

type Port = Pick<SessionPort, 'send' | 'ui'>;
type Store = UiStore<RobotUi>;
const send = (port: Port, command: ArenaCommand): string | null => port.send(command);

/** A bout as far as its snapshots need it. */
export type ShownBout = Pick<ArenaBout, 'entrants' | 'seed' | 'map' | 'friendlyFire' | 'did' | 'out'>;

/** Begins the bout that is set up. Returns the sentence that refuses it, or null. */
export function beginBout(port: Port, bout: ArenaBout): string | null {
  const ui = uiOf<RobotUi>(port);
  setArena(ui, { tick: null, toEnd: false });
  return send(port, { type: 'begin', entrants: enteredIn(bout, ui.getState().arena) });
}

const OWN_NAME = 'Your robot';
const SECOND_NAME = 'Your second';

/** Who is sent into a bout: the player's own script against whom the bout has, in free play whoever was placed. */
export function enteredIn(bout: ArenaBout, { codes, places }: Pick<ArenaUi, 'codes' | 'places'>): readonly Entrant[] {
  if (bout.kind !== 'free') return entrantsFor(bout, codes[0], OWN_NAME);
  return places.map(({ who, team }): Entrant => {
    if (who === 'own') return { team, code: codes[0], name: OWN_NAME };
    return who === 'second' ? { team, code: codes[1], name: SECOND_NAME } : { team, house: who };
  });
}

/** Who fights: as the bout was begun, before that whoever would be sent into it now. */
export const fightersOf = (bout: ArenaBout, arena: Pick<ArenaUi, 'codes' | 'places'>): readonly ArenaFighter[] =>
  bout.phase === 'idle' ? enteredIn(bout, arena).map(fighterOf) : bout.fighters;

/** The ground before a bout begins: whoever would be sent into it stands where the first match will start. */
export const laidOut = (bout: ArenaBout, arena: Pick<ArenaUi, 'codes' | 'places'>): Snapshot =>
  newField(settingOf({ ...bout, entrants: enteredIn(bout, arena) }));

export function stopBout(port: Port): void {
  setArena(uiOf(port), { tick: null, toEnd: false });
  send(port, { type: 'stop' });
}

/** Pauses the match, or lets it go on from the played tick whichever is shown. */
export function holdBout(port: Port, on: boolean): void {
  setArena(uiOf(port), { tick: null });
  send(port, { type: 'hold', on });
}

/** Plays the bout to its result: this match, and with `goOn` those that follow. */
export function finishBout(port: Port): void {
  setArena(uiOf(port), { tick: null, toEnd: true });
  send(port, { type: 'finish' });
}

/** The next step of a bout that is played to its result, whenever another phase of it has begun. */
export function goOn(port: Port, { phase }: Pick<ArenaBout, 'phase'>): void {
  if (phase === 'running') send(port, { type: 'finish' });
  if (phase === 'between') send(port, { type: 'next' });
  if (phase === 'idle' || phase === 'over') setArena(uiOf(port), { toEnd: false });
}

/** What decided the match under way, by which its log is kept. */
export const boutRequest = ({ entrants, seed, map, senses, friendlyFire }: ArenaBout): ArenaRequest => ({
  mode: 'arena',
  entrants,
  seed,
  map,
  senses,
  friendlyFire,
});

let cache: { readonly of: ShownBout; readonly snapshots: readonly Snapshot[] } | null = null;

/** Snapshots of every tick of the match under way, computed once per match; none before there is one. */
export function boutSnapshots(bout: ShownBout): readonly Snapshot[] {
  if (bout.did.length === 0) return NO_SNAPSHOTS;
  if (!cache || !isSameMatch(cache.of, bout))
    cache = { of: bout, snapshots: snapshotsOf({ did: bout.did, out: bout.out }, settingOf(bout)) };
  return cache.snapshots;
}
const NO_SNAPSHOTS: readonly Snapshot[] = [];

const isSameMatch = (a: ShownBout, b: ShownBout): boolean =>
  a.seed === b.seed &&
  a.map === b.map &&
  a.friendlyFire === b.friendlyFire &&
  a.did.length === b.did.length &&
  a.did.every((text, index) => text === b.did[index]);

/** Shows another tick of the match without playing it. */
export function showBoutTick(ui: Store, bout: ShownBout, tick: number): void {
  const last = boutSnapshots(bout).length - 1;
  setArena(ui, { tick: Math.min(last, Math.max(0, tick)) });
}

/** The snapshot that is shown: the one scrubbed to, else the played one. */
export function shownSnapshot(tick: number | null, bout: ShownBout & Pick<ArenaBout, 'now'>): Snapshot {
  return (tick === null ? undefined : boutSnapshots(bout)[tick]) ?? bout.now;
}
