// The life of one Phaser.Game: made for one page, ended without a trace. A new Game per mount, because a shared one that crashed takes the next down.
import type { Size } from '../core/camera.ts';
import type { Records } from '../core/records.ts';
import type { OpenOptions, Session } from '../core/session/session.ts';
import type { Settings } from '../core/settings.ts';
import { visibleSizeFor } from '../core/visibleSize.ts';
import type { GameDefinition, GameRuntime } from '../game.ts';
import { loadSoundLater } from '../sound/soundLater.ts';
import type { GameScene, SceneClass, SceneData } from './GameScene.ts';
import { InputMap, inputConfig } from './InputMap.ts';
import { finishDestroying, removeWheelListener } from './patches.ts';
import Phaser from './phaser.ts';
import { RenderLoop } from './RenderLoop.ts';
import { chooseRenderer, type RendererName } from './renderer.ts';
import { screenshot } from './screenshot.ts';
import { runAll, runInTasks } from './taskQueue.ts';

export interface MountOptions {
  /** Where the canvas goes; it takes the size that `resize` is told. */
  readonly parent: HTMLElement;
  /** Has the keyboard while it, or anything in it, has focus. */
  readonly host: HTMLElement;
  readonly definition: GameDefinition;
  readonly runtime: GameRuntime;
  readonly scene: SceneClass;
  readonly open: Omit<OpenOptions, 'physics' | 'rulesVersion'>;
  readonly settings: Settings;
  readonly size: StageSize;
  /** Let the bot play behind the start card. */
  readonly attract: boolean;
  /** What comes before all that can wait: sound is fetched behind it. */
  readonly afterFirstFrame?: Promise<unknown>;
  /** Chosen by what the device has, unless told. */
  readonly renderer?: RendererName;
  /** An exception in a frame: the game has stopped for good; the session still has the replay. */
  crashed(error: unknown): void;
  /** The GPU dropped the picture (true) or gave it back (false). */
  contextLost?(lost: boolean): void;
  /** Phaser's own object, for tests that drive the frames by hand. */
  onCreated?(game: Phaser.Game): void;
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
  /** What the browser keeps of this game, for the scene to show. */
  setRecords(kept: Records): void;
  /** Lets go of the clock (true) or holds it for the lab (false). */
  setRunning(running: boolean): void;
  showHitBoxes(on: boolean): void;
  /** A PNG of the stage as it stands. */
  screenshot(): Promise<Blob>;
  /** Milliseconds of the last tick and the last frame. */
  cost(): { readonly tick: number; readonly frame: number };
  destroy(): void;
}

const PHASER_TYPE: Readonly<Record<RendererName, number>> = {
  webgl: Phaser.WEBGL,
  canvas: Phaser.CANVAS,
  headless: Phaser.HEADLESS,
};
/** More backing pixels than this cost frames and show nothing. */
const MAX_PIXELS: Readonly<Record<RendererName, number>> = { webgl: 6e6, canvas: 2.6e6, headless: 2.6e6 };
/** A Game that has not ended by itself by then is ended by hand. */
const DESTROY_GRACE_MS = 100;

/** The answer comes with the first picture; it fails if the scene cannot be made or drawn. */
export function mount(options: MountOptions): Promise<Stage> {
  const renderer = options.renderer ?? chooseRenderer();
  const input = new InputMap(options.host, options.definition.controls, options.definition.pointer);
  const steps = new RenderLoop();

  return new Promise((resolve, reject) => {
    let stage: Stage | null = null;
    let isShown = false;
    const crash = (error: unknown) => {
      steps.stopped = true;
      input.release();
      if (!isShown && stage) stage.destroy();
      else if (!isShown) {
        input.destroy();
        destroyGame(game);
      }
      reject(error);
      options.crashed(error);
    };
    const game = new Phaser.Game(configFor(options, renderer, booted => steps.wrapFrames(booted, crash)));
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
      schedule: renderer === 'headless' ? runAll : parts => runInTasks(parts, () => steps.stopped, crash),
      failed: error => steps.stopped || crash(error),
      ready: scene => {
        options.onCreated?.(game);
        const made = stageOf(game, scene, options, renderer, input, steps);
        stage = made;
        // The bot thinks once there is a picture, not before it; the time of the frame that shows it is of before.
        scene.idle = true;
        const show = () => {
          isShown = true;
          resolve(made);
        };
        // Whatever the page asks for once it has the stage is behind the picture, not before it.
        if (renderer === 'headless') show();
        else game.events.once(Phaser.Core.Events.POST_RENDER, show);
      },
    };
    const begin = () => game.scene.add(options.definition.id, options.scene, true, data);
    // Phaser starts in one task, the scene in the next ones: a phone answers a finger in between.
    if (renderer === 'headless') begin();
    else game.events.once(Phaser.Core.Events.READY, () => setTimeout(begin));
  });
}

function configFor(
  { parent, host, definition, size }: MountOptions,
  renderer: RendererName,
  postBoot: (game: Phaser.Game) => void,
): Phaser.Types.GameConfig {
  const shown = visibleSizeFor(definition.stage, size);
  const zoom = zoomFor(shown, size, renderer);
  return {
    type: PHASER_TYPE[renderer],
    parent,
    width: Math.round(shown.width * zoom),
    height: Math.round(shown.height * zoom),
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

function stageOf(
  game: Phaser.Game,
  scene: GameScene,
  { definition, runtime, settings, size, afterFirstFrame, contextLost }: MountOptions,
  renderer: RendererName,
  input: InputMap,
  steps: RenderLoop,
): Stage {
  const { canvas } = game;
  const loadSound = () =>
    import('../sound/sound.ts').then(made => made.startSound.bind(null, runtime, definition.stage.width));
  const sound = loadSoundLater(loadSound, scene.session, settings);
  game.events.once(Phaser.Core.Events.POST_RENDER, () => {
    performance.mark('first-frame');
    steps.attach(scene);
    if (afterFirstFrame) void afterFirstFrame.then(() => steps.stopped || sound.fetch());
    else sound.fetch();
  });
  styleCanvas(canvas, size);
  input.listen(scene.input, (x, y) => scene.worldAt(x, y));
  // Phaser hands the canvas element to the next game: what hears it must let go, or this game would be kept for ever.
  const hearing = new AbortController();
  const { signal } = hearing;
  canvas.addEventListener('webglcontextlost', () => contextLost?.(true), { signal });
  canvas.addEventListener(
    'webglcontextrestored',
    () => {
      scene.rebuild();
      steps.requestFrame();
      contextLost?.(false);
    },
    { signal },
  );
  const rewrite = () => {
    scene.refreshTypeface();
    steps.requestFrame();
  };
  document.fonts?.addEventListener('loadingdone', rewrite, { signal });
  const stopFollowing = scene.session.store.subscribe(({ phase, tick }, before) => {
    if (phase !== before.phase) steps.requestFrame();
    const begins = before.phase !== 'playing' || (tick === 0 && before.tick > 0);
    if (phase !== 'playing') input.release();
    else if (begins) input.begin();
  });
  const stopSeeing = scene.session.onStateReplaced(() => steps.requestFrame());
  let wanted: StageSize | null = null;
  const applySize = () => {
    if (!wanted) return;
    const shown = visibleSizeFor(definition.stage, wanted);
    const zoom = zoomFor(shown, wanted, renderer);
    game.scale.resize(Math.round(shown.width * zoom), Math.round(shown.height * zoom));
    styleCanvas(canvas, wanted);
    scene.resized(zoom, shown);
    steps.requestFrame();
    wanted = null;
  };
  return {
    session: scene.session,
    input,
    renderer,
    canvas,
    resize(next) {
      // A canvas is blank from its new size to its next picture: both come in one frame.
      if (!wanted) game.events.once(Phaser.Core.Events.PRE_STEP, applySize);
      wanted = next;
    },
    setSettings(next) {
      sound.setSettings(next);
      if (isSame(scene.settings, next)) return;
      scene.setSettings(next);
      steps.requestFrame();
    },
    setRecords(kept) {
      scene.records = kept;
      steps.requestFrame();
    },
    setRunning(running) {
      scene.running = running;
    },
    showHitBoxes: on => scene.showHitBoxes(on),
    screenshot: () => screenshot(game, () => steps.requestFrame()),
    cost: () => scene.cost,
    destroy() {
      steps.stopped = true;
      hearing.abort();
      stopFollowing();
      stopSeeing();
      sound.destroy();
      input.destroy();
      destroyGame(game);
    },
  };
}

const isSame = (one: Settings, other: Settings): boolean =>
  (Object.keys(one) as (keyof Settings)[]).every(name => one[name] === other[name]);

/** World to backing pixels: as sharp as the screen, within what the renderer can fill. */
function zoomFor({ width, height }: Size, size: StageSize, renderer: RendererName): number {
  const wanted = (Math.max(1, size.width) * Math.max(1, size.ratio)) / width;
  return Math.min(wanted, Math.sqrt(MAX_PIXELS[renderer] / (width * height)));
}

function styleCanvas(canvas: HTMLCanvasElement, { width, height }: StageSize): void {
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  canvas.style.touchAction = 'none';
  canvas.setAttribute('aria-hidden', 'true');
}

/** Ends a game and gives its GL context back at once: a page has only sixteen. */
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
