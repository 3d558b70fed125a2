// The picture of Sokoban: a paper warehouse, the fox, parcels. Shows the state and turns pointing into commands.

import {
  type BoardStage,
  type BoardView,
  scrolledIntoView,
  toggledZoom,
  viewFor,
  WHOLE_BOARD,
} from '../kit/core/boardCamera.ts';
import { eased, toStage, type View } from '../kit/core/camera.ts';
import type { Frame } from '../kit/core/input.ts';
import { SwipeRecognizer } from '../kit/core/swipe.ts';
import { GameScene } from '../kit/phaser/GameScene.ts';
import type Phaser from '../kit/phaser/phaser.ts';
import { type CellWindow, TileView } from '../kit/phaser/TileView.ts';
import { bakeAll, bakeTile, WALL } from './art.ts';
import { Cranes } from './Cranes.ts';
import type { SokobanTuning } from './constants.ts';
import { KEY } from './controls.ts';
import type { SokobanEvent } from './events.ts';
import { act, askForHint, type Hand, hand, letGo, nextStep, pick, pointAt } from './hand.ts';
import { LookingAround } from './LookingAround.ts';
import type { Level } from './level.ts';
import { Marks } from './Marks.ts';
import { type Act, lookOf, Pieces, rowDepth } from './Pieces.ts';
import { CELL, STAGE } from './stage.ts';
import { levelOf, type SokobanCommand, type SokobanState } from './state.ts';
import { groundKeys, underKeys, wallKeys } from './tiles.ts';
import { floorOf } from './view.ts';

const MARGIN = 16;
/** A small board is brought nearer, a large one goes as far away as it must to be whole. */
const SCALES = [0.05, 1.4] as const;
const GLIDE_MS = 140;
/** World pixels of the stage that a finger travels for one step. */
const SWIPE = 34;
/** Places come in whole world pixels: a hand at rest trembles so much on the stage while the camera glides. */
const TREMBLE = 3;
const UNFOLD_MS = 260;
const WALKS = KEY.up | KEY.down | KEY.left | KEY.right;
const WAY = { up: 'u', down: 'd', left: 'l', right: 'r' } as const;

export default class SokobanScene extends GameScene<SokobanState, SokobanEvent> {
  protected override readonly maxZoom = SCALES[1];
  #level!: Level;
  #under!: TileView;
  #ground!: TileView;
  #walls!: TileView;
  #underKeys: (string | null)[] = [];
  #groundKeys: (string | null)[] = [];
  #wallKeys: (string | null)[] = [];
  #pieces!: Pieces;
  #marks!: Marks;
  #cranes!: Cranes;
  #table!: Phaser.GameObjects.Image;
  #view: View = { x: 0, y: 0, scale: 1 };
  #gaze: BoardView = WHOLE_BOARD;
  #around = new LookingAround();
  /** Whom the picture follows: the fox by its cell, or the keyboard's cursor. */
  #followed = -1;
  #window: CellWindow = { left: 0, top: 0, right: 0, bottom: 0 };
  #swipe = new SwipeRecognizer(SWIPE);
  /** On the stage. */
  #lastPointer: { readonly x: number; readonly y: number } | null = null;
  #sinceStep = 0;
  #shown: Hand | null = null;

  protected build(): void {
    bakeAll(this.paper);
    this.#table = this.paper.image(0, 0, 'table', -10).setOrigin(0);
    const bake = (key: string) => bakeTile(this.paper, key);
    this.#under = new TileView(this.paper, { cell: CELL, depth: () => -5, bake });
    this.#ground = new TileView(this.paper, { cell: CELL, depth: () => 0, bake });
    this.#walls = new TileView(this.paper, { cell: CELL, depth: rowDepth, bake });
    this.#cranes = new Cranes(this.paper, this.juice, this.settings.reducedMotion);
    this.#lay(levelOf(this.state));
  }

  protected override onStateReplaced(): void {
    letGo();
    this.#cranes.clear();
    const level = levelOf(this.state);
    if (level === this.#level) this.#pieces.slide(this.state, lookOf(this.state.lurd));
    else this.#relay(level);
  }

  protected override onEvents(events: readonly SokobanEvent[]): void {
    const level = levelOf(this.state);
    for (const event of events) {
      if (event.type === 'began') this.#began(level, event.again);
      else if (event.type === 'bumped' || event.type === 'refused') this.#refused(event);
      else if (event.type === 'solved') this.#solved();
    }
    this.#pieces.perform(actsOf(events), this.state);
    if (events.some(({ type }) => type === 'played')) this.#pieces.slide(this.state, lookOf(this.state.lurd));
  }

  protected override draw(_alpha: number, ms: number): void {
    const { reducedMotion } = this.settings;
    this.#pieces.draw(ms, (this.session.tuning as SokobanTuning).stepMs);
    this.#look(this.#wanted(), reducedMotion ? GLIDE_MS : ms);
    const now = hand.getState();
    if (now !== this.#shown) {
      this.#shown = now;
      this.#pieces.choose(now.chosen?.box ?? null);
      this.#marks.show(now, this.state, this.#window);
    }
    this.#marks.draw(ms, reducedMotion);
    this.#cranes.draw(ms);
  }

  protected override handleInput(frame: Frame): void {
    if (frame.pressed & WALKS) letGo();
    if (frame.pressed & KEY.undo) this.session.undo?.();
    if (frame.pressed & KEY.redo) this.session.redo?.();
    if (frame.pressed & KEY.hint) askForHint();
    const gaze = this.#around.next(frame, this.#view, this.#gaze, this.#sight);
    if (frame.pressed & KEY.overview) this.#gaze = toggledZoom(this.#gaze, this.#sight, this.#foxAt);
    else this.#gaze = gaze;
    if (this.#around.isBusy) this.#rest();
    else this.#point(frame);
    this.#goOn();
  }

  #point({ pointer }: Frame): void {
    // The camera moves under a hand that rests: what it does is told by its way over the stage, where by the world.
    const at = pointer && toStage(this.#view, pointer);
    const gesture = this.#swipe.next(pointer && { ...pointer, ...at });
    if (!pointer || !at) {
      if (this.#lastPointer) pointAt(null);
      this.#lastPointer = null;
      return;
    }
    const last = this.#lastPointer;
    const hasMoved = !last || Math.abs(at.x - last.x) + Math.abs(at.y - last.y) > TREMBLE;
    if (hasMoved) this.#lastPointer = at;
    if (hasMoved || pointer.pressed) pointAt(this.#cellAt(pointer));
    if (gesture?.kind === 'swipe') {
      letGo();
      pointAt(null);
      this.#send({ type: 'move', direction: WAY[gesture.direction] });
    } else if (gesture) this.#pick(this.#cellAt(pointer));
  }

  /** Both hands move the picture: no finger of them plays. */
  #rest(): void {
    this.#swipe = new SwipeRecognizer(SWIPE);
    this.#lastPointer = null;
    pointAt(null);
  }

  #pick(cell: number | null): void {
    const { chosen } = hand.getState();
    if (cell === null) return letGo();
    const refused = act(pick(this.#level, this.state, chosen?.box ?? null, cell));
    if (refused) this.#send(refused);
    this.#sinceStep = Number.POSITIVE_INFINITY;
  }

  /** One step of the way to where was clicked. */
  #goOn(): void {
    this.#sinceStep++;
    if (this.#sinceStep < (this.session.tuning as SokobanTuning).wayTicks) return;
    const direction = nextStep();
    if (!direction) return;
    this.#sinceStep = 0;
    this.#send({ type: 'move', direction });
  }

  #send(command: SokobanCommand): void {
    this.session.send(command);
  }

  #began(level: Level, again: boolean): void {
    letGo();
    this.stopRepeating();
    this.#cranes.clear();
    if (again && level === this.#level) this.#pieces.slide(this.state, 'd');
    else this.#relay(level);
  }

  #refused(event: SokobanEvent): void {
    this.stopRepeating();
    letGo();
    if (event.type === 'refused') this.juice.shake(3, 140);
  }

  #solved(): void {
    this.stopRepeating();
    letGo();
    this.#cranes.fly(
      this.state.boxes.map(cell => this.#centre(cell)),
      (this.#level.width * CELL) / 2,
    );
  }

  /** Another level on the table: it unfolds from where the fox stands. */
  #relay(level: Level): void {
    for (const lain of [this.#under, this.#ground, this.#walls, this.#marks]) lain.clear();
    for (const gone of this.children.list.slice()) if (gone.getData('piece')) gone.destroy();
    this.#lay(level);
    if (!this.settings.reducedMotion) this.#unfold();
  }

  #lay(level: Level): void {
    this.#level = level;
    this.#groundKeys = groundKeys(level, floorOf(level));
    this.#wallKeys = wallKeys(level);
    this.#underKeys = underKeys(level);
    const before = new Set(this.children.list);
    this.#pieces = new Pieces(this.paper, this.juice, this.settings.reducedMotion, level, this.state);
    this.#marks = new Marks(this.paper, level);
    for (const made of this.children.list) if (!before.has(made)) made.setData('piece', true);
    this.#shown = null;
    this.#gaze = WHOLE_BOARD;
    this.#look(this.#wanted(), Number.POSITIVE_INFINITY);
  }

  #unfold(): void {
    const unit = 1 / this.paper.resolution;
    const { width } = this.#level;
    const { player } = this.state;
    for (const cell of this.#groundKeys.keys())
      for (const tiles of [this.#under, this.#ground, this.#walls]) {
        const image = tiles.at(cell);
        if (!image) continue;
        const far =
          Math.abs((cell % width) - (player % width)) + Math.abs(Math.floor(cell / width) - Math.floor(player / width));
        image.setScale(0, unit);
        this.tweens.add({
          targets: image,
          scaleX: unit,
          duration: UNFOLD_MS,
          delay: Math.min(16, far) * 20,
          ease: 'Back.easeOut',
        });
      }
  }

  get #sight(): BoardStage {
    const { width, height } = this.#level;
    const world = { width: width * CELL, height: height * CELL + WALL };
    return { world, stage: STAGE, margin: MARGIN, scales: SCALES };
  }

  /** In the world that is looked at, which begins where the highest wall does. */
  get #foxAt(): { x: number; y: number } {
    const { x, y } = this.#centre(this.state.player);
    return { x, y: y + WALL };
  }

  /** Where the camera should stand: where hands left it, and with whoever walks on. */
  #wanted(): View {
    const cursor = hand.getState().cell;
    // A mouse points where it sees; only the keyboard's cursor leaves the picture.
    const cell = cursor !== null && !this.#lastPointer ? cursor : this.state.player;
    if (cell !== this.#followed) {
      this.#followed = cell;
      const { x, y } = this.#centre(cell);
      this.#gaze = scrolledIntoView(this.#gaze, this.#sight, { x, y: y + WALL });
    }
    const view = viewFor(this.#gaze, this.#sight);
    return { ...view, y: view.y - WALL };
  }

  #look(wanted: View, ms: number): void {
    const before = this.#view;
    const next = eased(before, wanted, ms, GLIDE_MS);
    const still = next.x === before.x && next.y === before.y && next.scale === before.scale;
    if (still && this.#window.right > 0 && ms !== Number.POSITIVE_INFINITY) return;
    this.#view = next;
    this.setView(next);
    this.#table.setPosition(next.x, next.y).setScale(1 / this.paper.resolution / next.scale);
    const { left, top, right, bottom } = this.#window;
    const seen = windowOf(next);
    if (seen.left !== left || seen.top !== top || seen.right !== right || seen.bottom !== bottom) this.#window = seen;
    this.#under.show(this.#underKeys, this.#level.width, this.#window);
    this.#ground.show(this.#groundKeys, this.#level.width, this.#window);
    this.#walls.show(this.#wallKeys, this.#level.width, this.#window);
    this.#shown = null;
  }

  #cellAt({ x, y }: { readonly x: number; readonly y: number }): number | null {
    const column = Math.floor(x / CELL);
    const row = Math.floor(y / CELL);
    const { width, height } = this.#level;
    return column >= 0 && column < width && row >= 0 && row < height ? row * width + column : null;
  }

  #centre(cell: number): { x: number; y: number } {
    const { width } = this.#level;
    return { x: ((cell % width) + 0.5) * CELL, y: (Math.floor(cell / width) + 0.5) * CELL };
  }
}

/** The cells that a view shows, and one more on each side. */
const windowOf = ({ x, y, scale }: View): CellWindow => ({
  left: Math.floor(x / CELL) - 1,
  top: Math.floor(y / CELL) - 1,
  right: Math.ceil((x + STAGE.width / scale) / CELL) + 1,
  bottom: Math.ceil((y + STAGE.height / scale) / CELL) + 1,
});

function actsOf(events: readonly SokobanEvent[]): Act[] {
  return events.flatMap((event): Act[] => {
    if (event.type === 'moved') return [{ kind: 'step', ...event }];
    if (event.type === 'pushed') return [{ kind: 'push', ...event }];
    if (event.type === 'bumped') return [{ kind: 'bump', direction: event.direction }];
    return [];
  });
}
