// What every game scene shares: the fixed clock, the session it shows, sharp paper at any size, and being rebuilt from state at any time.
import { eased, type Size, toStage, toWorld, type View, viewOf, WHOLE } from '../core/camera.ts';
import { FixedClock } from '../core/clock.ts';
import type { Frame } from '../core/input.ts';
import { NO_RECORDS, type Records } from '../core/records.ts';
import type { GameEvent, Physics } from '../core/rules.ts';
import type { Session } from '../core/session/session.ts';
import type { Settings } from '../core/settings.ts';
import { animationClock } from './animationClock.ts';
import { DecorRandom } from './DecorRandom.ts';
import { HitBoxes } from './HitBoxes.ts';
import type { InputMap } from './InputMap.ts';
import { Juice } from './Juice.ts';
import { type MeterStyle, Meters } from './Meters.ts';
import { Paper, TYPEFACE } from './paper.ts';
import Phaser from './phaser.ts';
import { arcade } from './physics.ts';
import { type Entity, type Sprite, SpritePool, type SpriteSource } from './SpritePool.ts';
import type { Tasks } from './taskQueue.ts';

export interface SceneData {
  /** The world in its own pixels. */
  readonly width: number;
  readonly height: number;
  /** So much of it is shown. */
  readonly visibleSize: Size;
  /** Screen pixels per world pixel, device pixels included. */
  readonly zoom: number;
  readonly settings: Settings;
  readonly input: InputMap;
  /** Let the bot play behind the start card. */
  readonly attract: boolean;
  open(physics: Physics): Session;
  /** What makes the first picture, part by part: each in a task of its own where a page waits to answer. */
  schedule(parts: Tasks): void;
  ready(scene: GameScene): void;
  /** The scene could not be made. */
  failed(error: unknown): void;
}

export type SceneClass = new () => GameScene;

const SHARPNESS_STEP = 0.25; // textures are drawn again when the zoom crosses one
const FOLLOW_MS = 90; // how softly the camera follows

export abstract class GameScene<S = unknown, E extends GameEvent = GameEvent> extends Phaser.Scene {
  readonly clock = new FixedClock();
  /** All luck of decoration; it begins anew with every jump, from the run's seed. */
  readonly random = new DecorRandom();
  session!: Session;
  settings!: Settings;
  /** Best, medals and the best run's path, to show and no more. */
  records: Records = NO_RECORDS;
  paper!: Paper;
  juice!: Juice;
  /** False while the lab holds the clock. */
  running = true;
  /** Nothing moves yet: the bot waits, and so does decoration. */
  idle = false;
  /** The largest scale at which `see` will look: paper is sharp enough for it. */
  protected readonly maxZoom: number = 1;
  /** Milliseconds by which decoration has moved on, as fast as play: what sways and blinks goes by it. It stands in a pause and in hit-stop. */
  protected elapsed = 0;
  /** Milliseconds that the last tick and the last frame took. */
  readonly cost = { tick: 0, frame: 0 };
  #data!: SceneData;
  /** Moves tweens and timers on. */
  #advanceAnimations!: (ms: number) => void;
  /** All of the first picture has been made. */
  #isBuilt = false;
  #isUpdating = false;
  #zoom = 1;
  #view: View = WHOLE;
  /** False until the camera stands where it should: it glides from there on. */
  #isFollowing = false;
  #syncedTick = 0;
  #cameraGlide: { readonly from: View; readonly to: View } | null = null;
  #pools: Pick<SpritePool<never, never>, 'sync' | 'draw' | 'clear'>[] = [];
  #meters: Meters[] = [];
  #hitBoxes: HitBoxes | null = null;
  #unsubscribe: (() => void)[] = [];

  get state(): Readonly<S> {
    return this.session.state as Readonly<S>;
  }

  /** Makes textures and objects from the state; called again whenever the picture must be made anew. */
  protected abstract build(): void;
  /** Once after each tick, jump and rebuild, never more often: the actors know where things are now. */
  protected afterSync?(): void;
  /**
   * Where the top left corner of the picture is in the world after this tick, where the state says it: the camera glides there from where it was,
   * and is there at once after a jump.
   */
  protected cameraCorner?(): { readonly x: number; readonly y: number; readonly scale?: number };
  /** What the hands did in this tick: a board turns a pointer into a command, which turn rules know nothing of. */
  protected handleInput?(frame: Frame): void;
  /** Something happened: let paper fly. */
  protected onEvents?(events: readonly E[]): void;
  /** The world was replaced, not moved on (restart, undo, rewind, seek): drop what is under way. The actors have left. */
  protected onStateReplaced?(): void;
  /**
   * Every frame, after the actors: `alpha` says where between the tick before and the last one, `ms` how much time the decoration has moved on.
   */
  protected draw?(alpha: number, ms: number): void;

  /** In `build`: pictures that follow things of the state from here on, until the next build. */
  protected sprites<P extends Entity, O extends Sprite>(cast: SpriteSource<P, O>): SpritePool<P, O> {
    const actors = new SpritePool(cast);
    this.#pools.push(actors);
    return actors;
  }

  /** In `build`: bars that are shown anew in every frame, by an actor's `update` or in `draw`. */
  protected meters(look: MeterStyle): Meters {
    const meters = new Meters(this, this.paper, look);
    this.#meters.push(meters);
    return meters;
  }

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
      this.#data.failed(error);
    }
  }

  #open(data: SceneData): void {
    this.session = data.open(arcade(this));
    this.#advanceAnimations = animationClock(this);
    this.#unsubscribe = [
      this.session.onEvents(events => this.#reportingErrors(() => this.onEvents?.(events as readonly E[]))),
      this.session.onStateReplaced(() => {
        this.clock.reset();
        this.#isFollowing = false;
        this.#reportingErrors(() => this.#stateReplaced());
      }),
    ];
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, () => {
      for (const stop of this.#unsubscribe) stop();
    });
    this.#applyZoom(data.zoom);
    this.cameras.main.setVisible(false);
    data.schedule(this.#firstPicture(data));
  }

  /** What is told within a frame is that frame's; a fault in what a button or the page set off ends the game with a word too. */
  #reportingErrors(act: () => void): void {
    if (this.#isUpdating) return act();
    try {
      act();
    } catch (error) {
      this.#data.failed(error);
    }
  }

  /** What is half drawn is not shown. */
  *#firstPicture(data: SceneData): Tasks {
    yield () => this.#rebuildObjects();
    yield () => this.#stateReplaced();
    yield* this.paper.postponed();
    yield () => {
      this.#isBuilt = true;
      this.cameras.main.setVisible(true);
      data.ready(this);
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
    // Somebody else ticked: the lab, or a test.
    if (this.session.store.getState().tick !== this.#syncedTick) this.#sync();
    this.elapsed += ms;
    if (this.#cameraGlide) this.setView(eased(this.#cameraGlide.from, this.#cameraGlide.to, this.clock.alpha, 1));
    for (const meters of this.#meters) meters.clear();
    for (const actors of this.#pools) actors.draw(this.clock.alpha, ms);
    this.draw?.(this.clock.alpha, ms);
    this.juice.draw(ms);
    this.#hitBoxes?.draw(this.session.outlines());
    this.paper.framed();
    this.cost.frame = performance.now() - began;
  }

  /** Draws everything again from the state: sharper, in other inks, or after the GPU forgot it. */
  rebuild(): void {
    this.#rebuildObjects();
    this.#stateReplaced();
  }

  #rebuildObjects(): void {
    const { settings, visibleSize } = this.#data;
    this.tweens.killAll();
    this.children.removeAll(true);
    this.#pools = [];
    this.#meters = [];
    const resolution = Math.ceil((this.#zoom * this.maxZoom) / SHARPNESS_STEP) * SHARPNESS_STEP;
    this.paper = new Paper(this, resolution, this.settings.palette, !this.#isBuilt);
    this.juice = new Juice(this, this.clock, this.paper, this.random, settings);
    this.juice.setView(this.#view);
    this.#hitBoxes = this.#hitBoxes && new HitBoxes(this);
    this.cameras.main
      .setBackgroundColor('rgba(0,0,0,0)')
      .setSize(visibleSize.width * this.#zoom, visibleSize.height * this.#zoom);
    this.build();
  }

  /** The typeface arrived after words had been written. */
  refreshTypeface(): void {
    for (const word of this.children.list)
      if (word.type === 'Text') (word as Phaser.GameObjects.Text).setFontFamily(TYPEFACE).style.update(true);
  }

  resized(zoom: number, visibleSize: Size): void {
    this.#isFollowing &&=
      visibleSize.width === this.#data.visibleSize.width && visibleSize.height === this.#data.visibleSize.height;
    this.#data = { ...this.#data, visibleSize };
    const before = Math.ceil(this.#zoom / SHARPNESS_STEP);
    this.#applyZoom(zoom);
    if (Math.ceil(zoom / SHARPNESS_STEP) !== before) this.rebuild();
  }

  setSettings(settings: Settings): void {
    const { palette, textScale, reducedMotion } = this.settings;
    this.settings = settings;
    this.#data = { ...this.#data, settings };
    if (palette !== settings.palette || textScale !== settings.textScale || reducedMotion !== settings.reducedMotion)
      this.rebuild();
  }

  /** How much of the world the stage shows: all of it, or what the definition names for tall windows. */
  protected get visibleSize(): Size {
    return this.#data.visibleSize;
  }

  /**
   * Where not all of the world is shown, the camera keeps this in its middle and stops at the world's edges. What leaps out of sight is not
   * chased: the camera is there at once. For every `draw`; answers where it looks.
   */
  protected follow(focus: { readonly x: number; readonly y: number }, ms: number): View {
    const wanted = viewOf(this.#data, this.#data.visibleSize, 1, focus);
    const { x, y } = toStage(this.#view, focus);
    const isSeen = x >= 0 && x <= this.#data.visibleSize.width && y >= 0 && y <= this.#data.visibleSize.height;
    const glides = this.#isFollowing && isSeen && !this.settings.reducedMotion;
    this.setView(glides ? eased(this.#view, wanted, ms, FOLLOW_MS) : wanted);
    this.#isFollowing = true;
    return this.#view;
  }

  /** What part of the world the stage shows; all of it, at its own size, unless told. */
  protected setView(view: View): void {
    this.#view = view;
    this.cameras.main.setZoom(this.#zoom * view.scale);
    this.juice.setView(view);
  }

  /** The world pixel under a pixel of the canvas. The picture may shake: where one points does not. */
  worldAt(x: number, y: number): { x: number; y: number } {
    return toWorld(this.#view, { x: x / this.#zoom, y: y / this.#zoom });
  }

  /** A held key goes on no more until it is pressed anew. */
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

  /** A frame goes by. Answers how far the picture moved on in it: what play began in this frame starts from there. */
  #advance(delta: number): number {
    const { phase, speed } = this.session.store.getState();
    const isDemo = phase === 'ready';
    const plays = this.running && (isDemo ? this.attracts && !this.idle : phase === 'playing');
    const pace = isDemo ? 1 : speed;
    const due = plays ? this.clock.advance(delta, pace) : 0;
    if (!plays) this.clock.reset();
    const ms = plays ? this.clock.displayedMs : phase === 'paused' || this.idle ? 0 : delta * pace;
    this.#advanceAnimations(ms);
    if (isDemo) this.#demo(due);
    else this.#play(due);
    return ms;
  }

  #play(ticks: number): void {
    for (let due = ticks; due > 0; due--) {
      const began = performance.now();
      const frame = this.#data.input.take();
      this.session.tick(frame);
      this.handleInput?.(frame);
      this.cost.tick = performance.now() - began;
      this.#sync();
    }
  }

  #demo(ticks: number): void {
    for (let due = ticks; due > 0; due--) {
      this.session.demo();
      this.#sync();
    }
  }

  #stateReplaced(): void {
    this.#cameraGlide = null;
    this.random.reseed(this.session.store.getState().seed);
    for (const actors of this.#pools) actors.clear();
    this.onStateReplaced?.();
    this.#sync();
  }

  #syncCamera(): void {
    const eye = this.cameraCorner?.();
    if (!eye) return;
    const to = { scale: 1, ...eye };
    if (!this.#cameraGlide) this.setView(to);
    this.#cameraGlide = { from: this.#cameraGlide?.to ?? to, to };
  }

  #sync(): void {
    this.#syncedTick = this.session.store.getState().tick;
    this.#syncCamera();
    for (const actors of this.#pools) actors.sync();
    this.afterSync?.();
  }
}
