// The life of one Phaser.Game: made for one page, ended without a trace. A new Game per mount, because a shared one that crashed takes the next down.
import Phaser from 'phaser';
import type { Session } from '../core/session.ts';
import type { OpenOptions } from '../core/session.ts';
import type { Settings } from '../core/settings.ts';
import type { GameDefinition, GameRuntime } from '../game.ts';
import { SoundBoard } from '../sound/SoundBoard.ts';
import type { GameScene, SceneClass } from './GameScene.ts';
import { InputMap } from './InputMap.ts';
import { chooseRenderer, type RendererName } from './renderer.ts';

export interface MountOptions {
  /** Where the canvas goes; it takes the size that `resize` is told. */
  readonly parent: HTMLElement;
  /** Has the keyboard while it, or anything in it, has focus. */
  readonly host: HTMLElement;
  readonly definition: GameDefinition;
  readonly runtime: GameRuntime;
  readonly scene: SceneClass;
  readonly open: Omit<OpenOptions, 'physics'>;
  readonly settings: Settings;
  readonly size: StageSize;
  /** Let the bot play behind the start card. */
  readonly attract: boolean;
  /** An exception in a frame: the game has stopped for good; the session still has the replay. */
  crashed(error: unknown): void;
  /** The GPU dropped the picture (true) or gave it back (false). */
  contextLost?(lost: boolean): void;
}

/** The canvas in CSS pixels, and device pixels per CSS pixel. */
export interface StageSize {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

/** A mounted game. */
export interface Stage {
  readonly session: Session;
  readonly input: InputMap;
  readonly renderer: RendererName;
  readonly canvas: HTMLCanvasElement;
  resize(size: StageSize): void;
  setSettings(settings: Settings): void;
  /** Lets go of the clock (true) or holds it for the lab (false). */
  setRunning(running: boolean): void;
  showHitBoxes(on: boolean): void;
  /** Milliseconds of the last tick and the last frame. */
  cost(): { readonly tick: number; readonly frame: number };
  destroy(): void;
}

/** More backing pixels than this cost frames and show nothing. */
const MAX_PIXELS: Readonly<Record<RendererName, number>> = { webgl: 6_000_000, canvas: 2_600_000 };
/** A Game that has not ended by itself by then is ended by hand. */
const DESTROY_GRACE_MS = 100;

export function mount(options: MountOptions): Promise<Stage> {
  const { parent, host, definition, runtime, open } = options;
  const { width, height } = definition.stage;
  const renderer = chooseRenderer();
  const input = new InputMap(host, definition.controls);
  const sound = new SoundBoard(runtime.sounds, options.settings, width);
  const zoomOf = (size: StageSize) => zoom(size, width, height, renderer);
  let stopped = false;

  return new Promise((resolve, reject) => {
    const game = new Phaser.Game({
      type: renderer === 'webgl' ? Phaser.WEBGL : Phaser.CANVAS,
      parent,
      width: Math.round(width * zoomOf(options.size)),
      height: Math.round(height * zoomOf(options.size)),
      transparent: true,
      banner: false,
      autoFocus: false,
      antialiasGL: false,
      scale: { mode: Phaser.Scale.NONE },
      fps: { smoothStep: false },
      audio: { noAudio: true },
      input: { keyboard: false, mouse: false, touch: false, gamepad: false },
      physics: { default: 'arcade', arcade: { customUpdate: true, fixedStep: false } },
      callbacks: { postBoot: guardSteps },
    });

    /** An exception in a frame ends Phaser's loop without a word: end it with one. */
    function guardSteps(booted: Phaser.Game): void {
      const step = booted.step.bind(booted);
      booted.step = (time, delta) => {
        if (stopped && !ending(booted)) return;
        try {
          step(time, delta);
        } catch (error) {
          crash(error);
        }
      };
    }

    function crash(error: unknown): void {
      stopped = true;
      input.release();
      options.crashed(error);
      reject(error);
    }

    game.scene.add(definition.id, options.scene, true, {
      width,
      height,
      zoom: zoomOf(options.size),
      settings: options.settings,
      input,
      attract: options.attract,
      open: (physics: NonNullable<OpenOptions['physics']>) => runtime.open({ ...open, physics }),
      failed: crash,
      ready: (scene: GameScene) => {
        watchContext(game.canvas);
        input.listen(game.canvas, (clientX, clientY) => {
          const box = game.canvas.getBoundingClientRect();
          return [((clientX - box.left) / box.width) * width, ((clientY - box.top) / box.height) * height];
        });
        const stopSound = sound.follow(scene.session);
        dress(game.canvas, options.size);
        game.events.once(Phaser.Core.Events.POST_RENDER, () => performance.mark('first-frame'));
        resolve(stage(scene, stopSound));
      },
    });

    function watchContext(canvas: HTMLCanvasElement): void {
      canvas.addEventListener('webglcontextlost', () => options.contextLost?.(true));
      canvas.addEventListener('webglcontextrestored', () => {
        const scene = game.scene.getScene(definition.id) as GameScene;
        scene.rebuild();
        options.contextLost?.(false);
      });
    }

    function stage(scene: GameScene, stopSound: () => void): Stage {
      return {
        session: scene.session,
        input,
        renderer,
        canvas: game.canvas,
        resize(size) {
          const next = zoomOf(size);
          game.scale.resize(Math.round(width * next), Math.round(height * next));
          dress(game.canvas, size);
          scene.resized(next);
        },
        setSettings(settings) {
          sound.setSettings(settings);
          scene.setSettings(settings);
        },
        setRunning(running) {
          scene.running = running;
        },
        showHitBoxes: on => scene.showHitBoxes(on),
        cost: () => scene.cost,
        destroy() {
          stopped = true;
          stopSound();
          sound.destroy();
          input.destroy();
          end(game);
        },
      };
    }
  });
}

/** World to backing pixels: as sharp as the screen, within what the renderer can fill. */
function zoom(size: StageSize, width: number, height: number, renderer: RendererName): number {
  const wanted = (Math.max(1, size.width) * Math.max(1, size.ratio)) / width;
  return Math.min(wanted, Math.sqrt(MAX_PIXELS[renderer] / (width * height)));
}

function dress(canvas: HTMLCanvasElement, { width, height }: StageSize): void {
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  canvas.style.touchAction = 'none';
  canvas.setAttribute('aria-hidden', 'true');
}

/** Ends a game and gives its GL context back at once: a page has only sixteen. */
function end(game: Phaser.Game): void {
  const canvas = game.canvas;
  game.events.once(Phaser.Core.Events.DESTROY, () => {
    const gl = game.renderer instanceof Phaser.Renderer.WebGL.WebGLRenderer ? game.renderer.gl : null;
    gl?.getExtension('WEBGL_lose_context')?.loseContext();
  });
  game.destroy(true);
  canvas.remove();
  setTimeout(() => {
    if (ending(game)) (game as unknown as { runDestroy(): void }).runDestroy();
  }, DESTROY_GRACE_MS);
}

/** True while a destroyed game waits for its last step; Phaser's typings keep the flag to themselves. */
const ending = (game: Phaser.Game): boolean => (game as unknown as { pendingDestroy: boolean }).pendingDestroy;
