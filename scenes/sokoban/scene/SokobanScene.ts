// Scene of Sokoban: tile layers, fox, boxes, overlays, camera. Turns pointer input into commands.

import type { Frame } from '../../kit/core/input/input.ts';
import { SwipeRecognizer } from '../../kit/core/input/swipe.ts';
import {
  type BoardStage,
  type BoardView,
  scrolledIntoView,
  toggledZoom,
  viewFor,
  WHOLE_BOARD,
} from '../../kit/core/world/boardCamera.ts';
import { eased, toStage, type View } from '../../kit/core/world/camera.ts';
import { GameScene } from '../../kit/phaser/GameScene.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import { type CellWindow, TileView } from '../../kit/phaser/TileView.ts';
import type { SokobanTuning } from '../constants.ts';
import { KEY } from '../controls.ts';
import type { SokobanEvent } from '../rules/events.ts';
import type { Level } from '../rules/level.ts';
import { CELL, STAGE } from '../rules/stage.ts';
import { levelOf, type SokobanCommand, type SokobanState } from '../rules/state.ts';
import {
  applyClick,
  clearSelection,
  requestHint,
  resolveClick,
  type SokobanUi,
  setCursor,
  takeNextStep,
} from '../ui.ts';
import { floorOf } from '../view.ts';
import { bakeAll, bakeTile, WALL } from './art.ts';
import { Cranes } from './Cranes.ts';
import { Marks } from './Marks.ts';
import { type Animation, facingOf, Pieces, rowDepth } from './Pieces.ts';
import { allTileKeys, groundKeys, underKeys, wallKeys } from './tiles.ts';
import { ViewControls } from './ViewControls.ts';

const MARGIN = 16;
/** Range of the camera's zoom. */
const SCALES = [0.05, 1.4] as const;
const CAMERA_MS = 140;
/** Stage pixels of a swipe for one step. */
const SWIPE = 34;
/** Smallest pointer move that counts, in stage px: pointers come in whole world pixels and jitter while the camera moves. */
const POINTER_SLOP = 3;
const UNFOLD_MS = 260;
const DIRECTION_KEYS = KEY.up | KEY.down | KEY.left | KEY.right;
const WAY = { up: 'u', down: 'd', left: 'l', right: 'r' } as const;

export default class SokobanScene extends GameScene<SokobanState, SokobanEvent, SokobanUi> {
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
  #boardView: BoardView = WHOLE_BOARD;
  #viewControls = new ViewControls();
  /** Cell that the camera follows: the fox or the keyboard's cursor. */
  #followed = -1;
  #window: CellWindow = { left: 0, top: 0, right: 0, bottom: 0 };
  #swipe = new SwipeRecognizer(SWIPE);
  /** In stage px. */
  #lastPointer: { readonly x: number; readonly y: number } | null = null;
  #sinceStep = 0;
  #shownUi: SokobanUi | null = null;

  protected build(): void {
    bakeAll(this.paper);
    this.#table = this.paper.image(0, 0, 'table', -10).setOrigin(0);
    const declared = new Set<string>();
    const bake = (key: string) => {
      if (declared.has(key)) return;
      declared.add(key);
      bakeTile(this.paper, key);
    };
    this.#under = new TileView(this.paper, { cell: CELL, depth: () => -5, bake });
    this.#ground = new TileView(this.paper, { cell: CELL, depth: () => 0, bake });
    this.#walls = new TileView(this.paper, { cell: CELL, depth: rowDepth, bake });
    this.#cranes = new Cranes(this.paper, this.juice, this.settings.reducedMotion);
    this.#buildBoard(levelOf(this.state));
    // Tiles of other boards are drawn behind the first picture, one in each frame: the next board finds them.
    for (const key of allTileKeys()) bake(key);
  }

  protected override onStateReplaced(): void {
    clearSelection(this.ui);
    this.#cranes.clear();
    const level = levelOf(this.state);
    if (level !== this.#level) this.#replaceBoard(level);
    else this.#pieces.slide(this.state, facingOf(this.state.lurd));
    if (!this.clockStands) return;
    this.#pieces.finish();
    this.#updateCamera(this.#targetView(), Number.POSITIVE_INFINITY);
  }

  protected override onEvents(events: readonly SokobanEvent[]): void {
    const level = levelOf(this.state);
    for (const event of events) {
      if (event.type === 'began') this.#showBegan(level, event.again);
      else if (event.type === 'bumped' || event.type === 'refused') this.#showRefused(event);
      else if (event.type === 'solved') this.#showSolved();
    }
    this.#pieces.enqueue(animationsOf(events), this.state);
    if (events.some(({ type }) => type === 'played')) this.#pieces.slide(this.state, facingOf(this.state.lurd));
  }

  protected override draw(_alpha: number, ms: number): void {
    const { reducedMotion } = this.settings;
    this.#pieces.draw(ms, (this.session.tuning as SokobanTuning).stepMs);
    this.#updateCamera(this.#targetView(), reducedMotion ? CAMERA_MS : ms);
    const now = this.ui.getState();
    if (now !== this.#shownUi) {
      this.#shownUi = now;
      this.#pieces.setChosen(now.chosen?.box ?? null);
      this.#marks.show(now, this.state, this.#window);
    }
    this.#marks.draw(ms, reducedMotion);
    this.#cranes.draw(ms);
  }

  protected override handleInput(frame: Frame): void {
    if (frame.pressed & DIRECTION_KEYS) clearSelection(this.ui);
    if (frame.pressed & KEY.undo) this.session.undo?.();
    if (frame.pressed & KEY.redo) this.session.redo?.();
    if (frame.pressed & KEY.hint) requestHint(this.ui);
    const gaze = this.#viewControls.next(frame, this.#view, this.#boardView, this.#boardStage);
    if (frame.pressed & KEY.overview) this.#boardView = toggledZoom(this.#boardView, this.#boardStage, this.#foxAt);
    else this.#boardView = gaze;
    if (this.#viewControls.isBusy) this.#cancelPointer();
    else this.#handlePointer(frame);
    this.#followPath();
  }

  #handlePointer({ pointer }: Frame): void {
    // The camera moves under a resting pointer: gestures are measured in stage px, cells in world px.
    const at = pointer && toStage(this.#view, pointer);
    const gesture = this.#swipe.next(pointer && { ...pointer, ...at });
    if (!pointer || !at) {
      if (this.#lastPointer) setCursor(this.ui, null);
      this.#lastPointer = null;
      return;
    }
    const last = this.#lastPointer;
    const hasMoved = !last || Math.abs(at.x - last.x) + Math.abs(at.y - last.y) > POINTER_SLOP;
    if (hasMoved) this.#lastPointer = at;
    if (hasMoved || pointer.pressed) setCursor(this.ui, this.#cellAt(pointer));
    if (gesture?.kind === 'swipe') {
      clearSelection(this.ui);
      setCursor(this.ui, null);
      this.#send({ type: 'move', direction: WAY[gesture.direction] });
    } else if (gesture) this.#click(this.#cellAt(pointer));
  }

  /** A camera gesture is under way: swipe and cursor are reset. */
  #cancelPointer(): void {
    this.#swipe = new SwipeRecognizer(SWIPE);
    this.#lastPointer = null;
    setCursor(this.ui, null);
  }

  #click(cell: number | null): void {
    const { chosen } = this.ui.getState();
    if (cell === null) return clearSelection(this.ui);
    const refused = applyClick(this.ui, resolveClick(this.#level, this.state, chosen?.box ?? null, cell));
    if (refused) this.#send(refused);
    this.#sinceStep = Number.POSITIVE_INFINITY;
  }

  /** Sends the next move of the planned path. */
  #followPath(): void {
    this.#sinceStep++;
    if (this.#sinceStep < (this.session.tuning as SokobanTuning).wayTicks) return;
    const direction = takeNextStep(this.ui);
    if (!direction) return;
    this.#sinceStep = 0;
    this.#send({ type: 'move', direction });
  }

  #send(command: SokobanCommand): void {
    this.session.send(command);
  }

  #showBegan(level: Level, again: boolean): void {
    clearSelection(this.ui);
    this.stopRepeating();
    this.#cranes.clear();
    if (again && level === this.#level) this.#pieces.slide(this.state, 'd');
    else this.#replaceBoard(level);
  }

  #showRefused(event: SokobanEvent): void {
    this.stopRepeating();
    clearSelection(this.ui);
    if (event.type === 'refused') this.juice.shake(3, 140);
  }

  #showSolved(): void {
    this.stopRepeating();
    clearSelection(this.ui);
    this.#cranes.fly(
      this.state.boxes.map(cell => this.#centre(cell)),
      (this.#level.width * CELL) / 2,
    );
  }

  /** Replaces the level; its tiles unfold from the fox outwards. */
  #replaceBoard(level: Level): void {
    for (const lain of [this.#under, this.#ground, this.#walls, this.#marks]) lain.clear();
    for (const gone of this.children.list.slice()) if (gone.getData('piece')) gone.destroy();
    this.#buildBoard(level);
    if (!this.settings.reducedMotion) this.#unfold();
  }

  #buildBoard(level: Level): void {
    this.#level = level;
    this.#groundKeys = groundKeys(level, floorOf(level));
    this.#wallKeys = wallKeys(level);
    this.#underKeys = underKeys(level);
    const before = new Set(this.children.list);
    const looks = facingOf(this.state.lurd);
    this.#pieces = new Pieces(this.paper, this.juice, this.settings.reducedMotion, level, this.state, looks);
    this.#marks = new Marks(this.paper, level);
    for (const made of this.children.list) if (!before.has(made)) made.setData('piece', true);
    this.#shownUi = null;
    this.#boardView = WHOLE_BOARD;
    this.#updateCamera(this.#targetView(), Number.POSITIVE_INFINITY);
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

  get #boardStage(): BoardStage {
    const { width, height } = this.#level;
    const world = { width: width * CELL, height: height * CELL + WALL };
    return { world, stage: STAGE, margin: MARGIN, scales: SCALES };
  }

  /** Fox in camera coordinates, whose origin is the top of the first wall row. */
  get #foxAt(): { x: number; y: number } {
    const { x, y } = this.#centre(this.state.player);
    return { x, y: y + WALL };
  }

  /** Target of the camera: the view the player chose, scrolled so that the followed cell is visible. */
  #targetView(): View {
    const cursor = this.ui.getState().cell;
    // A mouse cursor is always visible; only the keyboard's cursor can leave the view.
    const cell = cursor !== null && !this.#lastPointer ? cursor : this.state.player;
    if (cell !== this.#followed) {
      this.#followed = cell;
      const { x, y } = this.#centre(cell);
      this.#boardView = scrolledIntoView(this.#boardView, this.#boardStage, { x, y: y + WALL });
    }
    const view = viewFor(this.#boardView, this.#boardStage);
    return { ...view, y: view.y - WALL };
  }

  #updateCamera(wanted: View, ms: number): void {
    const before = this.#view;
    const next = eased(before, wanted, ms, CAMERA_MS);
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
    this.#shownUi = null;
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

/** Visible cells, and one more on each side. */
const windowOf = ({ x, y, scale }: View): CellWindow => ({
  left: Math.floor(x / CELL) - 1,
  top: Math.floor(y / CELL) - 1,
  right: Math.ceil((x + STAGE.width / scale) / CELL) + 1,
  bottom: Math.ceil((y + STAGE.height / scale) / CELL) + 1,
});

function animationsOf(events: readonly SokobanEvent[]): Animation[] {
  return events.flatMap((event): Animation[] => {
    if (event.type === 'moved') return [{ kind: 'step', ...event }];
    if (event.type === 'pushed') return [{ kind: 'push', ...event }];
    if (event.type === 'bumped') return [{ kind: 'bump', direction: event.direction }];
    return [];
  });
}
