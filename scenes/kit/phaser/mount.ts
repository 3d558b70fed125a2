// The life of one Phaser.Game: made for one page, ended without a trace. A new Game per mount, because a shared one that crashed takes the next down.
import type { Size } from '../core/camera.ts';
import type { Kept } from '../core/kept.ts';
import type { OpenOptions, Session } from '../core/session.ts';
import type { Settings } from '../core/settings.ts';
import { shownIn } from '../core/shownPart.ts';
import type { GameDefinition, GameRuntime } from '../game.ts';
import { loadSoundLater } from '../sound/soundLater.ts';
import type { GameScene, SceneClass, SceneData } from './GameScene.ts';
import { InputMap, inputConfig } from './InputMap.ts';
import { atOnce, inTasks } from './inTasks.ts';
import Phaser from './phaser.ts';
import { pictureOf } from './pictureOf.ts';
import { chooseRenderer, type RendererName } from './renderer.ts';
import { ending, Steps } from './Steps.ts';

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
  readonly rest?: Promise<unknown>;
  /** Chosen by what the device has, unless told. */
  readonly renderer?: RendererName;
  /** An exception in a frame: the game has stopped for good; the session still has the replay. */
  crashed(error: unknown): void;
  /** The GPU dropped the picture (true) or gave it back (false). */
  contextLost?(lost: boolean): void;
  /** Phaser's own object, for tests that drive the frames by hand. */
  created?(game: Phaser.Game): void;
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
  setKept(kept: Kept): void;
  /** Lets go of the clock (true) or holds it for the lab (false). */
  setRunning(running: boolean): void;
  showHitBoxes(on: boolean): void;
  /** A PNG of the stage as it stands. */
  picture(): Promise<Blob>;
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
  const input = new InputMap(options.host, options.definition.controls, options.definition.hands);
  const steps = new Steps();

  return new Promise((resolve, reject) => {
    let stage: Stage | null = null;
    let isShown = false;
    const crash = (error: unknown) => {
      steps.stopped = true;
      input.release();
      if (!isShown && stage) stage.destroy();
      else if (!isShown) {
        input.destroy();
        end(game);
      }
      reject(error);
      options.crashed(error);
    };
    const game = new Phaser.Game(
      configFor(options, renderer, booted => {
        steps.guard(booted, crash);
        takeBackTabWatch(booted);
      }),
    );
    const { width, height } = options.definition.stage;
    const shown = shownIn(options.definition.stage, options.size);
    const data: SceneData = {
      width,
      height,
      shown,
      zoom: zoomFor(shown, options.size, renderer),
      settings: options.settings,
      input,
      attract: options.attract,
      open: physics =>
        options.runtime.open({ ...options.open, rulesVersion: options.definition.rulesVersion, physics }),
      inTurn: renderer === 'headless' ? atOnce : parts => inTasks(parts, () => steps.stopped, crash),
      failed: error => steps.stopped || crash(error),
      ready: scene => {
        options.created?.(game);
        const made = stageOf(game, scene, options, renderer, input, steps);
        stage = made;
        // The bot thinks once there is a picture, not before it; the time of the frame that shows it is of before.
        scene.resting = true;
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
  const shown = shownIn(definition.stage, size);
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
  { definition, runtime, settings, size, rest, contextLost }: MountOptions,
  renderer: RendererName,
  input: InputMap,
  steps: Steps,
): Stage {
  const { canvas } = game;
  const loadSound = () =>
    import('../sound/sound.ts').then(made => made.startSound.bind(null, runtime, definition.stage.width));
  const sound = loadSoundLater(loadSound, scene.session, settings);
  game.events.once(Phaser.Core.Events.POST_RENDER, () => {
    performance.mark('first-frame');
    steps.watch(scene);
    if (rest) void rest.then(() => steps.stopped || sound.fetch());
    else sound.fetch();
  });
  dress(canvas, size);
  input.listen(scene.input, (x, y) => scene.worldAt(x, y));
  // Phaser hands the canvas element to the next game: what hears it must let go, or this game would be kept for ever.
  const hearing = new AbortController();
  const { signal } = hearing;
  canvas.addEventListener('webglcontextlost', () => contextLost?.(true), { signal });
  canvas.addEventListener(
    'webglcontextrestored',
    () => {
      scene.rebuild();
      steps.wake();
      contextLost?.(false);
    },
    { signal },
  );
  const rewrite = () => {
    scene.rewrite();
    steps.wake();
  };
  document.fonts?.addEventListener('loadingdone', rewrite, { signal });
  const stopFollowing = scene.session.store.subscribe(({ phase, tick }, before) => {
    if (phase !== before.phase) steps.wake();
    const begins = before.phase !== 'playing' || (tick === 0 && before.tick > 0);
    if (phase !== 'playing') input.release();
    else if (begins) input.begin();
  });
  const stopSeeing = scene.session.onJump(() => steps.wake());
  let wanted: StageSize | null = null;
  const applySize = () => {
    if (!wanted) return;
    const shown = shownIn(definition.stage, wanted);
    const zoom = zoomFor(shown, wanted, renderer);
    game.scale.resize(Math.round(shown.width * zoom), Math.round(shown.height * zoom));
    dress(canvas, wanted);
    scene.resized(zoom, shown);
    steps.wake();
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
      steps.wake();
    },
    setKept(kept) {
      scene.kept = kept;
      steps.wake();
    },
    setRunning(running) {
      scene.running = running;
    },
    showHitBoxes: on => scene.showHitBoxes(on),
    picture: () => pictureOf(game, () => steps.wake()),
    cost: () => scene.cost,
    destroy() {
      steps.stopped = true;
      hearing.abort();
      stopFollowing();
      stopSeeing();
      sound.destroy();
      input.destroy();
      end(game);
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

function dress(canvas: HTMLCanvasElement, { width, height }: StageSize): void {
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  canvas.style.touchAction = 'none';
  canvas.setAttribute('aria-hidden', 'true');
}

/** Phaser watches the tab for ever: what it asks of the document while it starts is taken back when the game ends. */
function takeBackTabWatch(game: Phaser.Game): void {
  const listen = document.addEventListener.bind(document);
  document.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) => {
    listen(type, listener);
    game.events.once(Phaser.Core.Events.DESTROY, () => document.removeEventListener(type, listener));
  };
  queueMicrotask(() => Reflect.deleteProperty(document, 'addEventListener'));
}

/** Ends a game and gives its GL context back at once: a page has only sixteen. */
function end(game: Phaser.Game): void {
  const canvas = game.canvas;
  game.events.once(Phaser.Core.Events.DESTROY, () => {
    const { renderer } = game;
    const gl = renderer && 'gl' in renderer ? renderer.gl : null;
    gl?.getExtension('WEBGL_lose_context')?.loseContext();
    window.onblur = window.onfocus = null;
  });
  // Phaser takes back every listener but this one, from a canvas that it hands to the next game.
  if (game.input.mouse) canvas.removeEventListener('wheel', game.input.mouse.onMouseWheel as EventListener);
  game.destroy(true);
  canvas.remove();
  setTimeout(() => {
    if (ending(game)) (game as unknown as { runDestroy(): void }).runDestroy();
  }, DESTROY_GRACE_MS);
}
