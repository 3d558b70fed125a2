// Base class of all game scenes: fixed-timestep ticks with interpolation, sprite pools, camera, decoration, and a rebuild from the state at any time.

import { FixedClock } from '../core/clock.ts';
import type { Frame } from '../core/input/input.ts';
import { NO_RECORDS, type Records } from '../core/replay/records.ts';
import type { GameEvent, Physics } from '../core/rules.ts';
import type { Session } from '../core/session/session.ts';
import { type UiStore, uiOf } from '../core/session/ui.ts';
import type { Settings } from '../core/settings.ts';
import { eased, type Size, toStage, toWorld, type View, viewOf, WHOLE } from '../core/world/camera.ts';
import { AnimationClock } from './animationClock.ts';
import { DecorRandom } from './effects/DecorRandom.ts';
import { Juice } from './effects/Juice.ts';
import { HitBoxes } from './HitBoxes.ts';
import type { InputMap } from './input/InputMap.ts';
import { type MeterStyle, Meters } from './Meters.ts';
import { Paper, TYPEFACE } from './paper.ts';
import Phaser from './phaser.ts';
import { arcade } from './physics/physics.ts';
import { type Entity, type Sprite, SpritePool, type SpriteSource } from './SpritePool.ts';
import type { Tasks } from './taskQueue.ts';

export interface SceneData {
  /** Size of the world in world pixels. */
  readonly width: number;
  readonly height: number;
  /** Part of the world that is shown. */
  readonly visibleSize: Size;
  /** Screen pixels per world pixel, device pixels included. */
  readonly zoom: number;
  readonly settings: Settings;
  readonly input: InputMap;
  /** Attract mode: the bot plays behind the start card. */
  readonly attract: boolean;
  open(physics: Physics): Session;
  /** Runs the parts of the first picture, on a page each in its own browser task. */
  schedule(parts: Tasks): void;
  onReady(scene: GameScene): void;
  /** The scene could not be made. */
  onError(error: unknown): void;
}

export type SceneClass = new () => GameScene;

/** Texture resolution is rounded up to this step; textures are drawn again when it changes. */
const RESOLUTION_STEP = 0.25;
/** Time constant of the following camera, in milliseconds. */
const CAMERA_EASE_MS = 90;

export abstract class GameScene<
  S = unknown,
  E extends GameEvent = GameEvent,
  U extends object = object,
> extends Phaser.Scene {
  readonly clock = new FixedClock();
  /** Random numbers of decoration, reseeded from the run's seed whenever the state is replaced. */
  readonly random = new DecorRandom();
  session!: Session;
  /** Physics that the rules step. */
  rulesPhysics!: Physics;
  settings!: Settings;
  /** Best score, medals and ghost track, for display only. */
  records: Records = NO_RECORDS;
  paper!: Paper;
  juice!: Juice;
  /** False while the lab has stopped the clock. */
  running = true;
  /** True before attract mode and play: bot and decoration stand still. */
  idle = false;
  /** Maximum `scale` of `setView`, for which textures are sharp. */
  protected readonly maxZoom: number = 1;
  /** Milliseconds of decoration (sway, blink), at the speed of play; stands still in a pause and in hit-stop. */
  protected elapsed = 0;
  /** Processing time of the last tick and the last frame, in milliseconds. */
  readonly cost = { tick: 0, frame: 0 };
  #data!: SceneData;
  #animations!: AnimationClock;
  /** The first picture is complete. */
  #isBuilt = false;
  #isUpdating = false;
  #zoom = 1;
  #view: View = WHOLE;
  /** False where the camera must jump to its target; it eases from then on. */
  #isFollowing = false;
  /** Tick that sprites and camera were last synchronised with. */
  #syncedTick = 0;
  #syncedState: unknown = null;
  /** Views of the last two ticks, interpolated where the scene has `cameraCorner`. */
  #cameraGlide: { readonly from: View; readonly to: View } | null = null;
  #pools: Pick<SpritePool<never, never>, 'sync' | 'draw' | 'clear'>[] = [];
  #meters: Meters[] = [];
  #hitBoxes: HitBoxes | null = null;
  #unsubscribe: (() => void)[] = [];

  get state(): Readonly<S> {
    return this.session.state as Readonly<S>;
  }

  /** What scene and HUD share and rules do not know: the session's, from run to run. */
  protected get ui(): UiStore<U> {
    return uiOf<U>(this.session);
  }

  /** Creates textures and game objects from the state; called again by every rebuild. */
  protected abstract build(): void;
  /** Called once after each tick, state replacement and rebuild, when sprite pools are synchronised. */
  protected afterSync?(): void;
  /**
   * Top left corner of the view in world pixels, where the state decides it. The camera is interpolated between ticks, and jumps when the state is
   * replaced.
   */
  protected cameraCorner?(): { readonly x: number; readonly y: number; readonly scale?: number };
  /** Handles the input of a tick: a board turns a pointer press into a command, because turn rules get no pointer. */
  protected handleInput?(frame: Frame): void;
  /** Decoration on events: particles, shake, floating text. */
  protected onEvents?(events: readonly E[]): void;
  /** The state was replaced (restart, undo, rewind, seek): drop animations under way. Sprite pools are empty. */
  protected onStateReplaced?(): void;
  /** Draws every frame, after the sprite pools: `alpha` from 0 (last tick but one) to 1 (last tick), `ms` milliseconds for decoration. */
  protected draw?(alpha: number, ms: number): void;

  /** For `build`: creates a pool of sprites that follow entities of the state, until the next build. */
  protected sprites<P extends Entity, O extends Sprite>(source: SpriteSource<P, O>): SpritePool<P, O> {
    const pool = new SpritePool(source);
    this.#pools.push(pool);
    return pool;
  }

  /** For `build`: creates meters, which are drawn again in every frame, in a pool's `update` or in `draw`. */
  protected meters(style: MeterStyle): Meters {
    const meters = new Meters(this, this.paper, style);
    this.#meters.push(meters);
    return meters;
  }

  /** True where the bot may play behind the start card. */
  get attracts(): boolean {
    return this.#data.attract && !this.settings.reducedMotion;
  }

  init(data: SceneData): void {
    this.#data = data;
    this.settings = data.settings;
  }

  create(): void {
    try {
      this.#open(this.#data);
    } catch (error) {
      this.#data.onError(error);
    }
  }

  #open(data: SceneData): void {
    this.rulesPhysics = arcade(this);
    this.session = data.open(this.rulesPhysics);
    this.#animations = new AnimationClock(this);
    this.#unsubscribe = [
      this.session.onEvents(events => this.#reportErrors(() => this.onEvents?.(events as readonly E[]))),
      this.session.onStateReplaced(() => {
        this.clock.reset();
        this.#isFollowing = false;
        this.#reportErrors(() => {
          this.#stateReplaced();
          if (this.clockStands) this.#animations.endTweens();
        });
      }),
    ];
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, () => {
      for (const stop of this.#unsubscribe) stop();
    });
    this.#applyZoom(data.zoom);
    this.cameras.main.setVisible(false);
    data.schedule(this.#firstPicture(data));
  }

  /** Reports an error outside a frame, from a button or the page; errors within a frame are reported by the render loop. */
  #reportErrors(act: () => void): void {
    if (this.#isUpdating) return act();
    try {
      act();
    } catch (error) {
      this.#data.onError(error);
    }
  }

  /** Parts of the first picture; it becomes visible when all are done. */
  *#firstPicture(data: SceneData): Tasks {
    yield () => this.#rebuildObjects();
    yield () => this.#stateReplaced();
    yield () => this.#animations.endTweens();
    yield* this.paper.deferredDraws();
    yield () => {
      this.#isBuilt = true;
      this.cameras.main.setVisible(true);
      data.onReady(this);
    };
  }

  override update(_time: number, delta: number): void {
    if (!this.#isBuilt || this.session.store.getState().playback?.isSeeking) return;
    this.#isUpdating = true;
    try {
      this.#update(delta);
    } finally {
      this.#isUpdating = false;
    }
  }

  #update(delta: number): void {
    const began = performance.now();
    this.#data.input.advance(delta);
    const ms = this.#advance(delta);
    // The lab or a test has ticked the session.
    if (this.session.store.getState().tick !== this.#syncedTick) this.#sync();
    this.elapsed += ms;
    if (this.#cameraGlide) this.setView(eased(this.#cameraGlide.from, this.#cameraGlide.to, this.clock.alpha, 1));
    for (const meters of this.#meters) meters.clear();
    for (const pool of this.#pools) pool.draw(this.clock.alpha, ms);
    this.draw?.(this.clock.alpha, ms);
    this.juice.draw(ms);
    this.#hitBoxes?.draw(this.session.outlines());
    this.paper.afterFrame();
    this.cost.frame = performance.now() - began;
  }

  /** Creates everything again from the state: at another resolution or palette, or after the GL context was lost. */
  rebuild(): void {
    this.#rebuildObjects();
    this.#stateReplaced();
    // What a rebuild creates was there before, and the clock may stand.
    this.#animations.endTweens();
  }

  /** True in a pause and before attract mode: no animation advances, so what replaces the state is shown at once. */
  protected get clockStands(): boolean {
    return this.idle || this.session.store.getState().phase === 'paused';
  }

  #rebuildObjects(): void {
    const { settings, visibleSize } = this.#data;
    this.tweens.killAll();
    this.children.removeAll(true);
    this.#pools = [];
    this.#meters = [];
    const resolution = Math.ceil((this.#zoom * this.maxZoom) / RESOLUTION_STEP) * RESOLUTION_STEP;
    this.paper = new Paper(this, resolution, this.settings.palette, !this.#isBuilt);
    this.juice = new Juice(this, this.clock, this.paper, this.random, settings);
    this.juice.setView(this.#view);
    this.#hitBoxes = this.#hitBoxes && new HitBoxes(this);
    this.cameras.main
      .setBackgroundColor('rgba(0,0,0,0)')
      .setSize(visibleSize.width * this.#zoom, visibleSize.height * this.#zoom);
    this.build();
  }

  /** Draws all texts again, after the typeface has loaded. */
  refreshTypeface(): void {
    for (const word of this.children.list)
      if (word.type === 'Text') (word as Phaser.GameObjects.Text).setFontFamily(TYPEFACE).style.update(true);
  }

  /** Applies a new size of the stage; a change of the texture resolution rebuilds. */
  resized(zoom: number, visibleSize: Size): void {
    this.#isFollowing &&=
      visibleSize.width === this.#data.visibleSize.width && visibleSize.height === this.#data.visibleSize.height;
    this.#data = { ...this.#data, visibleSize };
    const before = Math.ceil(this.#zoom / RESOLUTION_STEP);
    this.#applyZoom(zoom);
    if (Math.ceil(zoom / RESOLUTION_STEP) !== before) this.rebuild();
  }

  setSettings(settings: Settings): void {
    const { palette, textScale, reducedMotion } = this.settings;
    this.settings = settings;
    this.#data = { ...this.#data, settings };
    if (palette !== settings.palette || textScale !== settings.textScale || reducedMotion !== settings.reducedMotion)
      this.rebuild();
  }

  /** Part of the world that the stage shows, in world pixels: all of it, or the definition's `tall`. */
  protected get visibleSize(): Size {
    return this.#data.visibleSize;
  }

  /**
   * Follow camera, for every `draw`: eases so that `focus` is in the middle, clamped to the world. A focus outside the view makes it jump. Returns the
   * view.
   */
  protected follow(focus: { readonly x: number; readonly y: number }, ms: number): View {
    const wanted = viewOf(this.#data, this.#data.visibleSize, 1, focus);
    const { x, y } = toStage(this.#view, focus);
    const isSeen = x >= 0 && x <= this.#data.visibleSize.width && y >= 0 && y <= this.#data.visibleSize.height;
    const glides = this.#isFollowing && isSeen && !this.settings.reducedMotion;
    this.setView(glides ? eased(this.#view, wanted, ms, CAMERA_EASE_MS) : wanted);
    this.#isFollowing = true;
    return this.#view;
  }

  /** Sets the camera's view; the whole world at scale 1 unless set. */
  protected setView(view: View): void {
    this.#view = view;
    this.cameras.main.setZoom(this.#zoom * view.scale);
    this.juice.setView(view);
  }

  /** Converts canvas pixels to world pixels, without the shake. */
  worldAt(x: number, y: number): { x: number; y: number } {
    return toWorld(this.#view, { x: x / this.#zoom, y: y / this.#zoom });
  }

  /** Stops the repeat of held keys until they are pressed again. */
  protected stopRepeating(): void {
    this.#data.input.stopRepeating();
  }

  showHitBoxes(on: boolean): void {
    this.#hitBoxes?.destroy();
    this.#hitBoxes = on && this.session.outlines() ? new HitBoxes(this) : null;
  }

  #applyZoom(zoom: number): void {
    this.#zoom = zoom;
    const { x, y, scale } = this.#view;
    const { width, height } = this.#data.visibleSize;
    this.cameras.main
      .setSize(width * zoom, height * zoom)
      .setOrigin(0, 0)
      .setZoom(zoom * scale)
      .setScroll(x, y);
  }

  /** Advances ticks and animations by a frame. Returns the milliseconds of decoration in it. */
  #advance(delta: number): number {
    const { phase, speed } = this.session.store.getState();
    const isDemo = phase === 'ready';
    const plays = this.running && (isDemo ? this.attracts && !this.idle : phase === 'playing');
    const pace = isDemo ? 1 : speed;
    const due = plays ? this.clock.advance(delta, pace) : 0;
    if (!plays) {
      this.clock.reset();
      // A button of the HUD sent the run's last command: no tick follows that would show it.
      if (this.session.state !== this.#syncedState) this.#sync();
    }
    const ms = plays ? this.clock.displayedMs : this.clockStands ? 0 : delta * pace;
    this.#animations.advance(ms);
    if (isDemo) this.#tickDemo(due);
    else this.#tickPlay(due);
    return ms;
  }

  #tickPlay(ticks: number): void {
    for (let due = ticks; due > 0; due--) {
      const began = performance.now();
      const frame = this.#data.input.take();
      this.session.tick(frame);
      this.handleInput?.(frame);
      this.cost.tick = performance.now() - began;
      this.#sync();
    }
  }

  #tickDemo(ticks: number): void {
    for (let due = ticks; due > 0; due--) {
      this.session.demo();
      this.#sync();
    }
  }

  #stateReplaced(): void {
    this.#cameraGlide = null;
    this.random.reseed(this.session.store.getState().seed);
    for (const pool of this.#pools) pool.clear();
    this.onStateReplaced?.();
    this.#sync();
  }

  #syncCamera(): void {
    const corner = this.cameraCorner?.();
    if (!corner) return;
    const to = { scale: 1, ...corner };
    if (!this.#cameraGlide) this.setView(to);
    this.#cameraGlide = { from: this.#cameraGlide?.to ?? to, to };
  }

  #sync(): void {
    this.#syncedTick = this.session.store.getState().tick;
    this.#syncedState = this.session.state;
    this.#syncCamera();
    for (const pool of this.#pools) pool.sync();
    this.afterSync?.();
  }
}
