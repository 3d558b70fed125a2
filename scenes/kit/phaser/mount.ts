// Mounting of a game: creates and destroys the Phaser.Game of a page, and connects scene, session, input and sound. Each mount has its own Game, so
// that one that has crashed cannot affect the next.

import type { Records } from '../core/replay/records.ts';
import type { Physics } from '../core/rules.ts';
import type { OpenOptions, Session } from '../core/session/session.ts';
import type { Settings } from '../core/settings.ts';
import type { Size } from '../core/world/camera.ts';
import { visibleSizeFor } from '../core/world/visibleSize.ts';
import type { GameDefinition, GameRuntime } from '../game.ts';
import { type LazySound, loadSoundLater } from '../sound/soundLater.ts';
import type { GameScene, SceneClass, SceneData } from './GameScene.ts';
import { InputMap, inputConfig } from './input/InputMap.ts';
import { finishDestroying, removeWheelListener } from './patches.ts';
import Phaser from './phaser.ts';
import { RenderLoop } from './RenderLoop.ts';
import { chooseRenderer, type RendererName } from './renderer.ts';
import { screenshot } from './screenshot.ts';
import { runAll, runInTasks } from './taskQueue.ts';

export interface MountOptions {
  /** Parent of the canvas, whose size `resize` sets. */
  readonly parent: HTMLElement;
  /** Element whose keyboard events are play, while it or anything in it has focus. */
  readonly host: HTMLElement;
  readonly definition: GameDefinition;
  readonly runtime: GameRuntime;
  readonly scene: SceneClass;
  readonly open: Omit<OpenOptions, 'physics' | 'rulesVersion'>;
  readonly settings: Settings;
  readonly size: StageSize;
  /** Attract mode: the bot plays behind the start card. */
  readonly attract: boolean;
  /** Sound is fetched after it; right after the first frame unless given. */
  readonly afterFirstFrame?: Promise<unknown>;
  /** True for a game that is not heard: its sound is never fetched. */
  readonly silent?: true;
  /** Chosen by what the device has, unless given. */
  readonly renderer?: RendererName;
  /** Called on an exception in a frame: the game has stopped for good; the session still has the replay. */
  crashed(error: unknown): void;
  /** Called when the WebGL context is lost (true) and restored (false). */
  contextLost?(lost: boolean): void;
  /** Gets Phaser's Game and the scene, for those who step its frames themselves: tests, and replay stages. */
  onCreated?(game: Phaser.Game, scene: GameScene): void;
}

/** Size of the canvas in CSS pixels, and device pixels per CSS pixel. */
export interface StageSize {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

/** Handle of a mounted game. */
export interface Stage {
  readonly session: Session;
  /** The scene's physics: a step sets all that it depends on, so that other sessions may step it while this one rests. */
  readonly physics: Physics;
  readonly input: InputMap;
  readonly renderer: RendererName;
  readonly canvas: HTMLCanvasElement;
  resize(size: StageSize): void;
  setSettings(settings: Settings): void;
  /** Sets the stored records that the scene shows. */
  setRecords(records: Records): void;
  /** Runs the clock (true) or stops it for the lab (false). */
  setRunning(running: boolean): void;
  showHitBoxes(on: boolean): void;
  /** PNG of the next drawn frame. */
  screenshot(): Promise<Blob>;
  /** Processing time of the last tick and the last frame, in milliseconds. */
  cost(): { readonly tick: number; readonly frame: number };
  destroy(): void;
}

const PHASER_TYPE: Readonly<Record<RendererName, number>> = {
  webgl: Phaser.WEBGL,
  canvas: Phaser.CANVAS,
  headless: Phaser.HEADLESS,
};
/** Maximum backing pixels of the canvas: more would be slow without a visible gain. */
const MAX_PIXELS: Readonly<Record<RendererName, number>> = { webgl: 6e6, canvas: 2.6e6, headless: 2.6e6 };
const SILENCE: LazySound = { fetch() {}, setSettings() {}, destroy() {} };
/** Milliseconds after which a Game that has not destroyed itself is destroyed by `finishDestroying`. */
const DESTROY_GRACE_MS = 100;

/** Resolves with the first picture; rejects if the scene cannot be created or drawn. */
export function mount(options: MountOptions): Promise<Stage> {
  const renderer = options.renderer ?? chooseRenderer();
  const { controls, pointer } = options.definition;
  const input = new InputMap(options.host, controls, pointer, options.runtime.kind === 'turns');
  input.setKeys(options.settings.keys);
  const renderLoop = new RenderLoop();

  return new Promise((resolve, reject) => {
    let stage: Stage | null = null;
    let isShown = false;
    const onError = (error: unknown) => {
      renderLoop.stopped = true;
      input.release();
      if (!isShown && stage) stage.destroy();
      else if (!isShown) {
        input.destroy();
        destroyGame(game);
      }
      reject(error);
      options.crashed(error);
    };
    const game = newGame(
      configFor(options, renderer, booted => renderLoop.wrapFrames(booted, onError)),
      input,
    );
    const { width, height } = options.definition.stage;
    const visibleSize = visibleSizeFor(options.definition.stage, options.size);
    const data: SceneData = {
      width,
      height,
      visibleSize,
      zoom: zoomFor(visibleSize, options.size, renderer),
      settings: options.settings,
      input,
      attract: options.attract,
      open: physics =>
        options.runtime.open({ ...options.open, rulesVersion: options.definition.rulesVersion, physics }),
      schedule: renderer === 'headless' ? runAll : parts => runInTasks(parts, () => renderLoop.stopped, onError),
      onError: error => renderLoop.stopped || onError(error),
      onReady: scene => {
        options.onCreated?.(game, scene);
        const mounted = createStage(game, scene, options, renderer, input, renderLoop);
        stage = mounted;
        // Idle until the first picture: the bot must not delay it, and the long first frame must not count as play.
        scene.idle = true;
        const show = () => {
          isShown = true;
          resolve(mounted);
        };
        // Resolving after the picture keeps the page's further requests from delaying it.
        if (renderer === 'headless') show();
        else game.events.once(Phaser.Core.Events.POST_RENDER, show);
      },
    };
    const addScene = () => game.scene.add(options.definition.id, options.scene, true, data);
    // Phaser boots in one browser task, the scene in the next ones, so that the page stays responsive.
    if (renderer === 'headless') addScene();
    else game.events.once(Phaser.Core.Events.READY, () => setTimeout(addScene));
  });
}

/** Where there is nothing to draw on the engine throws: the page then hears no keys for it. */
function newGame(config: Phaser.Types.GameConfig, input: InputMap): Phaser.Game {
  try {
    return new Phaser.Game(config);
  } catch (error) {
    input.destroy();
    throw error;
  }
}

function configFor(
  { parent, host, definition, size }: MountOptions,
  renderer: RendererName,
  postBoot: (game: Phaser.Game) => void,
): Phaser.Types.GameConfig {
  const visibleSize = visibleSizeFor(definition.stage, size);
  const zoom = zoomFor(visibleSize, size, renderer);
  return {
    type: PHASER_TYPE[renderer],
    parent,
    width: Math.round(visibleSize.width * zoom),
    height: Math.round(visibleSize.height * zoom),
    transparent: true,
    banner: false,
    autoFocus: false,
    antialiasGL: false,
    scale: { mode: Phaser.Scale.NONE },
    fps: { smoothStep: false },
    audio: { noAudio: true },
    input: inputConfig(host),
    physics: { default: 'arcade', arcade: { customUpdate: true, fixedStep: false } },
    callbacks: { postBoot },
  };
}

function createStage(
  game: Phaser.Game,
  scene: GameScene,
  { definition, runtime, settings, size, afterFirstFrame, silent, contextLost }: MountOptions,
  renderer: RendererName,
  input: InputMap,
  renderLoop: RenderLoop,
): Stage {
  const { canvas } = game;
  const loadSound = async () =>
    (await import('../sound/sound.ts')).startSound.bind(null, runtime, definition.stage.width);
  const sound = silent ? SILENCE : loadSoundLater(loadSound, scene.session, settings);
  game.events.once(Phaser.Core.Events.POST_RENDER, () => {
    performance.mark('first-frame');
    renderLoop.attach(scene);
    if (afterFirstFrame) void afterFirstFrame.then(() => renderLoop.stopped || sound.fetch());
    else sound.fetch();
  });
  styleCanvas(canvas, size);
  input.listen(scene.input, (x, y) => scene.worldAt(x, y));
  // Phaser reuses the canvas element for the next game: listeners that stay would keep this game in memory.
  const listeners = new AbortController();
  const { signal } = listeners;
  canvas.addEventListener('webglcontextlost', () => contextLost?.(true), { signal });
  canvas.addEventListener(
    'webglcontextrestored',
    () => {
      scene.rebuild();
      renderLoop.requestFrame();
      contextLost?.(false);
    },
    { signal },
  );
  const refreshTypeface = () => {
    scene.refreshTypeface();
    renderLoop.requestFrame();
  };
  document.fonts?.addEventListener('loadingdone', refreshTypeface, { signal });
  const unsubscribeStore = scene.session.store.subscribe(({ phase, tick }, before) => {
    if (phase !== before.phase) renderLoop.requestFrame();
    const begins = before.phase !== 'playing' || (tick === 0 && before.tick > 0);
    if (phase !== 'playing') input.release();
    else if (begins) input.begin();
  });
  const unsubscribeStateReplaced = scene.session.onStateReplaced(() => renderLoop.requestFrame());
  let pendingSize: StageSize | null = null;
  const applySize = () => {
    if (!pendingSize) return;
    const visibleSize = visibleSizeFor(definition.stage, pendingSize);
    const zoom = zoomFor(visibleSize, pendingSize, renderer);
    game.scale.resize(Math.round(visibleSize.width * zoom), Math.round(visibleSize.height * zoom));
    styleCanvas(canvas, pendingSize);
    scene.resized(zoom, visibleSize);
    renderLoop.requestFrame();
    pendingSize = null;
  };
  return {
    session: scene.session,
    physics: scene.rulesPhysics,
    input,
    renderer,
    canvas,
    resize(next) {
      // A resized canvas is blank until it is drawn: both happen in one frame.
      if (!pendingSize) game.events.once(Phaser.Core.Events.PRE_STEP, applySize);
      pendingSize = next;
    },
    setSettings(next) {
      sound.setSettings(next);
      input.setKeys(next.keys);
      if (isSame(scene.settings, next)) return;
      scene.setSettings(next);
      renderLoop.requestFrame();
    },
    setRecords(records) {
      scene.records = records;
      renderLoop.requestFrame();
    },
    setRunning(running) {
      scene.running = running;
    },
    showHitBoxes: on => scene.showHitBoxes(on),
    screenshot: () => screenshot(game, () => renderLoop.requestFrame()),
    cost: () => scene.cost,
    destroy() {
      renderLoop.stopped = true;
      listeners.abort();
      unsubscribeStore();
      unsubscribeStateReplaced();
      sound.destroy();
      input.destroy();
      destroyGame(game);
    },
  };
}

const isSame = (one: Settings, other: Settings): boolean =>
  (Object.keys(one) as (keyof Settings)[]).every(name => one[name] === other[name]);

/** Backing pixels per world pixel: the screen's resolution, within MAX_PIXELS. */
function zoomFor({ width, height }: Size, size: StageSize, renderer: RendererName): number {
  const screenZoom = (Math.max(1, size.width) * Math.max(1, size.ratio)) / width;
  return Math.min(screenZoom, Math.sqrt(MAX_PIXELS[renderer] / (width * height)));
}

function styleCanvas(canvas: HTMLCanvasElement, { width, height }: StageSize): void {
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  canvas.style.touchAction = 'none';
  canvas.setAttribute('aria-hidden', 'true');
}

/** Destroys a game and frees its WebGL context at once: a page has only sixteen. */
function destroyGame(game: Phaser.Game): void {
  const canvas = game.canvas;
  game.events.once(Phaser.Core.Events.DESTROY, () => {
    const { renderer } = game;
    const gl = renderer && 'gl' in renderer ? renderer.gl : null;
    gl?.getExtension('WEBGL_lose_context')?.loseContext();
  });
  removeWheelListener(game);
  game.destroy(true);
  canvas.remove();
  setTimeout(() => finishDestroying(game), DESTROY_GRACE_MS);
}
