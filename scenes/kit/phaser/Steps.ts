// A game's frames: one that throws ends the game with a word, and one that nobody would see another picture of goes undrawn.
import type { Session } from '../core/session.ts';
import type Phaser from './phaser.ts';

/** The part of a scene that is asked whether it rests. */
export interface Resting {
  readonly running: boolean;
  /** Behind the start card the bot shows how it goes. */
  readonly attracts: boolean;
  resting: boolean;
  readonly session: { readonly store: Pick<Session['store'], 'getState'> };
}

type Stepping = Pick<Phaser.Game, 'headlessStep' | 'renderer' | 'step'>;

/** So long a game rests after its first picture, unless play begins: a card is read, and the page has the machine to itself. */
export const REST_MS = 4000;
/** After a change so many frames are drawn. */
const FRAMES = 2;

export class Steps {
  /** Nothing more is played or drawn. */
  stopped = false;
  #scene: Resting | null = null;
  #shownAt = 0;
  #due = FRAMES;

  /** From here on a game rests until play begins. */
  watch(scene: Resting): void {
    this.#scene = scene;
    this.#shownAt = performance.now();
  }

  /** Something was changed: it will be seen. */
  wake(): void {
    this.#due = FRAMES;
  }

  /** An exception in a frame ends Phaser's loop without a word: end it with one. */
  guard(game: Stepping, crash: (error: unknown) => void): void {
    const name = game.renderer ? 'step' : 'headlessStep';
    const [step, undrawn] = [game[name].bind(game), game.headlessStep.bind(game)];
    game[name] = (time, delta) => {
      if (this.stopped && !ending(game)) return;
      try {
        (this.#isDrawn() ? step : undrawn)(time, delta);
      } catch (error) {
        crash(error);
      }
    };
  }

  #isDrawn(): boolean {
    const scene = this.#scene;
    if (!scene) return true;
    const { phase } = scene.session.store.getState();
    const isShort = performance.now() - this.#shownAt < REST_MS;
    scene.resting = phase === 'ready' && scene.running && (isShort || !scene.attracts);
    if (this.#due > 0) this.#due--;
    else if (scene.resting || phase === 'paused') return false;
    return true;
  }
}

/** True while a destroyed game waits for its last step; Phaser's typings keep the flag to themselves. */
export const ending = (game: Stepping): boolean => (game as unknown as { pendingDestroy: boolean }).pendingDestroy;
