// A game's frames: one that throws ends the game with a word, and one that would show what the last one showed goes undrawn. Behind the start card
// the bot plays where the page has nothing else to do and the machine is fast enough.
import type { Session } from '../core/session/session.ts';
import { FrameSignature, type RenderedScene } from './FrameSignature.ts';
import { isDestroying, replaceStep } from './patches.ts';
import type Phaser from './phaser.ts';

/** The part of a scene that is asked whether it rests, and what it shows. */
export interface IdleScene extends RenderedScene {
  readonly running: boolean;
  /** Behind the start card the bot shows how it goes. */
  readonly attracts: boolean;
  idle: boolean;
  readonly session: { readonly store: Pick<Session['store'], 'getState'> };
}

type SteppableGame = Pick<Phaser.Game, 'events' | 'headlessStep' | 'renderer' | 'scene' | 'step'>;

/** So long a game rests after its first picture, unless play begins: a card is read, and the page has the machine to itself. */
export const IDLE_MS = 4000;
/** A page that is still busy then is waited for until no frame has come late for so long, and at most until … */
export const CALM_MS = 1500;
export const MAX_IDLE_MS = 12_000;
/** … and this is late: something else had the machine. */
const LATE_MS = 100;
/** Of so many frames of the bot's play, if most took longer than this, the machine is too slow to show it: the picture stands. */
const TRIED = 30;
const SLOW_MS = 25;
/** After a change so many frames are drawn. */
const FRAMES = 2;

export class RenderLoop {
  /** Nothing more is played or drawn. */
  stopped = false;
  #scene: IdleScene | null = null;
  /** Milliseconds of frames since the first picture, and since the last frame that came late. */
  #shown = 0;
  #msSinceLateFrame = 0;
  #measured = { frames: 0, slow: 0 };
  #due = FRAMES;
  readonly #signature = new FrameSignature();

  /** From here on a game rests until play begins. */
  attach(scene: IdleScene): void {
    this.#scene = scene;
    this.#shown = this.#msSinceLateFrame = 0;
    this.#measured = { frames: 0, slow: 0 };
  }

  /** Something was changed: it will be seen. */
  requestFrame(): void {
    this.#due = FRAMES;
  }

  /** An exception in a frame ends Phaser's loop without a word: end it with one. */
  wrapFrames(game: SteppableGame, crash: (error: unknown) => void): void {
    replaceStep(game, (time, delta, step, undrawn) => {
      if (this.stopped && !isDestroying(game)) return;
      try {
        const scene = this.#scene;
        if (scene) this.#updateIdle(scene, delta);
        const isDue = this.#due > 0 || !scene;
        if (this.#due > 0) this.#due--;
        (isDue ? step : undrawn)(time, delta);
        if (scene && game.renderer && this.#signature.update(scene) && !isDue) draw(game);
      } catch (error) {
        crash(error);
      }
    });
  }

  /** Whether the bot plays behind the start card. */
  #updateIdle(scene: IdleScene, ms: number): void {
    const { phase } = scene.session.store.getState();
    this.#shown += ms;
    this.#msSinceLateFrame = ms > LATE_MS ? 0 : this.#msSinceLateFrame + ms;
    const showsBot = scene.attracts && this.#isCalm && !this.#isSlow;
    scene.idle = phase === 'ready' && scene.running && !showsBot;
    if (phase === 'ready' && showsBot) this.#measure(ms);
  }

  /** The page has had its time, and needs no more of it. */
  get #isCalm(): boolean {
    if (this.#measured.frames > 0 || this.#shown >= MAX_IDLE_MS) return true;
    return this.#shown >= IDLE_MS && this.#msSinceLateFrame >= CALM_MS;
  }

  #measure(ms: number): void {
    const { frames, slow } = this.#measured;
    if (frames < TRIED) this.#measured = { frames: frames + 1, slow: slow + (ms > SLOW_MS ? 1 : 0) };
  }

  get #isSlow(): boolean {
    return this.#measured.frames === TRIED && this.#measured.slow > TRIED / 2;
  }
}

/** What Phaser does with a frame once it is played. */
function draw({ renderer, scene }: SteppableGame): void {
  renderer.preRender();
  scene.render(renderer);
  renderer.postRender();
}
