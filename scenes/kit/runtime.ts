// Closes over a game's own types: its rules, words and sounds go in, a GameRuntime comes out. Apart from game.ts, which every page loads.
import type { Knobs } from './core/constants.ts';
import type { Json } from './core/json.ts';
import { Run } from './core/Run.ts';
import type { HasRng } from './core/rng.ts';
import type { GameEvent } from './core/rules.ts';
import type { SessionParts } from './core/session.ts';
import type { Career, Feat, GameRuntime, Keeping, LabExtras, PauseAction, Track } from './game.ts';
import type { SceneClass } from './phaser/GameScene.ts';
import type { Music } from './sound/Sequencer.ts';
import type { Voice } from './sound/voices.ts';

/** What a game hands in; `E` closes over every event, so the compiler proves `sounds` complete. */
interface RuntimeParts<S extends HasRng, C extends Json, E extends GameEvent, K extends Knobs>
  extends SessionParts<S, C, E, K> {
  readonly sounds: Readonly<Record<E['type'], Voice | null>>;
  readonly music?: Music<S>;
  words?(event: E): string | null;
  feat?(event: E): Feat | readonly Feat[] | null;
  pauseActions?(state: Readonly<S>): readonly PauseAction[];
  readonly lab?: LabExtras;
  readonly keep?: Keeping<S>;
  readonly career?: Career<E>;
  readonly track?: Track<S>;
  scene(): Promise<{ readonly default: SceneClass }>;
}

export function defineRuntime<S extends HasRng, C extends Json, E extends GameEvent, K extends Knobs>(
  parts: RuntimeParts<S, C, E, K>,
): GameRuntime {
  const { words, feat, pauseActions, music, lab, work, keep, career, track } = parts;
  return {
    kind: parts.rules.kind,
    timed: parts.rules.kind === 'realtime' || parts.rules.alarm !== undefined,
    constants: parts.constants,
    sounds: parts.sounds,
    ...(music && { music: { ...music, mood: (state: unknown) => music.mood(state as Readonly<S>) } }),
    ...(words && { words: (event: GameEvent) => words(event as E) }),
    ...(feat && { feat: (event: GameEvent) => feat(event as E) }),
    ...(pauseActions && { pauseActions: (state: unknown) => pauseActions(state as Readonly<S>) }),
    ...(lab && { lab }),
    ...(work && { work }),
    ...(keep && { keep: { ...keep, of: (state: unknown) => keep.of(state as Readonly<S>) } }),
    ...(career && {
      career: { ...career, after: (from: Json, event: GameEvent) => career.after(from, event as E) },
    }),
    ...(track && { track: { ...track, of: (state: unknown) => track.of(state as Readonly<S>) } }),
    scene: parts.scene,
    open: options => new Run(parts, options),
  };
}
