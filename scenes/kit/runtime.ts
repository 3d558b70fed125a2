// defineRuntime: makes a GameRuntime from a game's rules, sounds and scene, and hides the game's own types. It is apart from game.ts, which every page
// loads.
import type { Knobs, Tuning } from './core/constants.ts';
import type { Json } from './core/json.ts';
import type { HasRng } from './core/rng.ts';
import type { GameEvent } from './core/rules.ts';
import { GameSession } from './core/session/GameSession.ts';
import type { SessionParts } from './core/session/session.ts';
import type { Career, GameRuntime, LabExtras, PauseAction, RunMap, SaveFormat, Secret, Stat, Track } from './game.ts';
import type { SceneClass } from './phaser/GameScene.ts';
import type { Music } from './sound/Sequencer.ts';
import type { Voice } from './sound/voices.ts';

/** Parts of a game; `E` is the union of its events, so that the compiler proves `sounds` complete. */
interface RuntimeParts<S extends HasRng, C extends Json, E extends GameEvent, K extends Knobs>
  extends SessionParts<S, C, E, K> {
  readonly sounds: Readonly<Record<E['type'], Voice | null>>;
  readonly music?: Music<S>;
  announce?(event: E): string | null;
  readonly levelEvents?: readonly E['type'][];
  readonly isPaced?: true;
  situation?(state: Readonly<S>, t: Tuning<K>): string;
  pointed?(state: Readonly<S>, ui: object): string;
  stat?(event: E): Stat | readonly Stat[] | null;
  pauseActions?(state: Readonly<S>): readonly PauseAction[];
  claim?(state: Readonly<S>): string | null;
  linked?(texts: Readonly<Record<string, string>>): string | null | Promise<string | null>;
  readonly lab?: LabExtras;
  readonly savedGame?: SaveFormat<S>;
  readonly career?: Career<E>;
  readonly secret?: Secret & { readonly shownBy: readonly E['type'][] };
  readonly track?: Track<S>;
  readonly map?: RunMap;
  scene(): Promise<{ readonly default: SceneClass }>;
}

export function defineRuntime<S extends HasRng, C extends Json, E extends GameEvent, K extends Knobs>(
  parts: RuntimeParts<S, C, E, K>,
): GameRuntime {
  const {
    announce,
    levelEvents,
    isPaced,
    situation,
    pointed,
    stat,
    pauseActions,
    claim,
    linked,
    music,
    lab,
    work,
    savedGame,
    career,
    secret,
    track,
    map,
  } = parts;
  return {
    kind: parts.rules.kind,
    timed: parts.rules.kind === 'realtime' || parts.rules.alarm !== undefined,
    hasBodies: parts.rules.kind === 'realtime' && parts.rules.movers !== undefined,
    constants: parts.constants,
    sounds: parts.sounds,
    ...(music && { music: musicOf(music) }),
    ...(announce && { announce: (event: GameEvent) => announce(event as E) }),
    ...(levelEvents && { levelEvents }),
    ...(isPaced && { isPaced }),
    ...(situation && {
      situation: (state: unknown, t: unknown) => situation(state as Readonly<S>, t as Tuning<K>),
    }),
    ...(pointed && { pointed: (state: unknown, ui: object) => pointed(state as Readonly<S>, ui) }),
    ...(stat && { stat: (event: GameEvent) => stat(event as E) }),
    ...(pauseActions && { pauseActions: (state: unknown) => pauseActions(state as Readonly<S>) }),
    ...(claim && { claim: (state: unknown) => claim(state as Readonly<S>) }),
    ...(linked && { linked }),
    ...(lab && { lab }),
    ...(work && { work }),
    ...(savedGame && {
      savedGame: { ...savedGame, serialize: (state: unknown) => savedGame.serialize(state as Readonly<S>) },
    }),
    ...(career && {
      career: { ...career, reduce: (from: Json, event: GameEvent) => career.reduce(from, event as E) },
    }),
    ...(secret && { secret }),
    ...(track && { track: { ...track, positionOf: (state: unknown) => track.positionOf(state as Readonly<S>) } }),
    ...(map && { map }),
    scene: parts.scene,
    open: options => new GameSession(parts, options),
  };
}

const musicOf = <S>({ genre, seed, mood, variation }: Music<S>): Music<unknown> => ({
  genre,
  seed,
  mood: state => mood(state as Readonly<S>),
  ...(variation && { variation: state => variation(state as Readonly<S>) }),
});
