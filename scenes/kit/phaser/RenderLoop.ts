// Render loop: reports an exception in a frame, skips drawing where the picture would be the same (dirty checking), and decides when the bot plays
// behind the start card: once the page is calm, if the machine is fast enough.
import type { Session } from '../core/session/session.ts';
import { FrameSignature, type RenderedScene } from './FrameSignature.ts';
import { isDestroying, replaceStep } from './patches.ts';
import type Phaser from './phaser.ts';

/** Parts of a scene that the loop reads: its picture, and whether it is idle. */
export interface IdleScene extends RenderedScene {
  readonly running: boolean;
  /** Attract mode: the bot may play behind the start card. */
  readonly attracts: boolean;
  idle: boolean;
  readonly session: { readonly store: Pick<Session['store'], 'getState'> };
}

type SteppableGame = Pick<Phaser.Game, 'events' | 'headlessStep' | 'renderer' | 'scene' | 'step'>;

/** Milliseconds after the first picture before attract mode: the player reads the card, and the page loads the rest. */
export const IDLE_MS = 4000;
/** A page is calm after this many milliseconds without a late frame; after MAX_IDLE_MS attract mode starts anyway. */
export const CALM_MS = 1500;
export const MAX_IDLE_MS = 12_000;
/** A frame longer than this is late: something else was using the processor. */
const LATE_FRAME_MS = 100;
/** Attract mode stops if most of its first SAMPLE_FRAMES frames took longer than SLOW_FRAME_MS. */
const SAMPLE_FRAMES = 30;
const SLOW_FRAME_MS = 25;
/** Frames drawn after a change. */
const FRAMES_PER_REQUEST = 2;

export class RenderLoop {
  /** True once the game has crashed or ended: no frame is played or drawn. */
  stopped = false;
  #scene: IdleScene | null = null;
  /** Milliseconds of frames since `attach`, and since the last late frame. */
  #msSinceAttach = 0;
  #msSinceLateFrame = 0;
  /** Frames of attract mode that were measured, and how many of them were slow. */
  #sample = { frames: 0, slow: 0 };
  /** Frames still to be drawn whatever the signature says. */
  #framesDue = FRAMES_PER_REQUEST;
  readonly #signature = new FrameSignature();

  /** Sets the scene; it stays idle until play or attract mode starts. */
  attach(scene: IdleScene): void {
    this.#scene = scene;
    this.#msSinceAttach = this.#msSinceLateFrame = 0;
    this.#sample = { frames: 0, slow: 0 };
  }

  /** Requests drawing of the next frames, after a change that the signature may not cover. */
  requestFrame(): void {
    this.#framesDue = FRAMES_PER_REQUEST;
  }

  /** Wraps the game's frames. An exception would end Phaser's loop without a report: it goes to `crash`. */
  wrapFrames(game: SteppableGame, crash: (error: unknown) => void): void {
    replaceStep(game, (time, delta, step, stepUndrawn) => {
      if (this.stopped && !isDestroying(game)) return;
      try {
        const scene = this.#scene;
        if (scene) this.#updateIdle(scene, delta);
        const isDue = this.#framesDue > 0 || !scene;
        if (this.#framesDue > 0) this.#framesDue--;
        (isDue ? step : stepUndrawn)(time, delta);
        if (scene && game.renderer && this.#signature.update(scene) && !isDue) drawFrame(game);
      } catch (error) {
        crash(error);
      }
    });
  }

  /** Sets whether the scene is idle behind the start card, or the bot plays. */
  #updateIdle(scene: IdleScene, ms: number): void {
    const { phase } = scene.session.store.getState();
    this.#msSinceAttach += ms;
    this.#msSinceLateFrame = ms > LATE_FRAME_MS ? 0 : this.#msSinceLateFrame + ms;
    const showsBot = scene.attracts && this.#isCalm && !this.#isSlow;
    scene.idle = phase === 'ready' && scene.running && !showsBot;
    if (phase === 'ready' && showsBot) this.#addSample(ms);
  }

  /** True once the page has finished loading, or has had the maximum time for it. */
  get #isCalm(): boolean {
    if (this.#sample.frames > 0 || this.#msSinceAttach >= MAX_IDLE_MS) return true;
    return this.#msSinceAttach >= IDLE_MS && this.#msSinceLateFrame >= CALM_MS;
  }

  #addSample(ms: number): void {
    const { frames, slow } = this.#sample;
    if (frames < SAMPLE_FRAMES) this.#sample = { frames: frames + 1, slow: slow + (ms > SLOW_FRAME_MS ? 1 : 0) };
  }

  get #isSlow(): boolean {
    return this.#sample.frames === SAMPLE_FRAMES && this.#sample.slow > SAMPLE_FRAMES / 2;
  }
}

/** Draws a frame as Phaser does after its step. */
export function drawFrame({ renderer, scene }: SteppableGame): void {
  renderer.preRender();
  scene.render(renderer);
  renderer.postRender();
}
