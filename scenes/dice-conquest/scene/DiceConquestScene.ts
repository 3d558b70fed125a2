// Scene: board, dice animator, placement hints; turns the pointer into commands.

import type { Frame, PointerFrame } from '../../kit/core/input/input.ts';
import { clamp } from '../../kit/core/math.ts';
import { GameScene } from '../../kit/phaser/GameScene.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import { COLUMN_COUNT, type DiceTuning } from '../constants.ts';
import { KEY } from '../controls.ts';
import { rowsOf } from '../rules/board.ts';
import type { DiceEvent } from '../rules/events.ts';
import { nearestColumn, rowUnder, WORLD } from '../rules/geometry.ts';
import { replayRounds } from '../rules/history.ts';
import type { DiceCommand, DiceState } from '../rules/state.ts';
import { type DiceUi, pointAtColumn, setAnimating, viewRound } from '../ui.ts';
import { type Join, view } from '../view.ts';
import { type DiceLayout, layoutOf, planAnimations } from './animationPlan.ts';
import { bakeAll, boardKey } from './art.ts';
import { DiceAnimator } from './DiceAnimator.ts';
import { PlacementHints } from './PlacementHints.ts';

/** A release this far outside the board places nothing, in pixels. */
const OUTSIDE = 60;
/** Stick threshold, in 1/127. */
const PUSHED = 64;

export default class DiceConquestScene extends GameScene<DiceState, DiceEvent, DiceUi> {
  #ground!: Phaser.GameObjects.Image;
  #animator!: DiceAnimator;
  #hints!: PlacementHints;
  #layout: DiceLayout = new Map();
  #nextId = 0;
  /** State and interface state for which the hints were drawn. */
  #shown: { state: Readonly<DiceState> | null; ui: DiceUi | null } = { state: null, ui: null };
  #lastPointer = { x: 0, y: 0 };
  #stick = 0;
  #pressSkipped = false;

  protected build(): void {
    bakeAll(this.paper);
    this.#ground = this.paper.image(0, 0, boardKey(rowsOf(this.state.board))).setOrigin(0);
    this.#animator = new DiceAnimator(this.paper, this.juice, this.settings.reducedMotion);
    this.#hints = new PlacementHints(this.paper, this.settings);
  }

  protected override onStateReplaced(): void {
    viewRound(this.ui, null);
    this.#ground.setTexture(boardKey(rowsOf(this.state.board)));
    this.#hints.reset();
    this.#resetDice();
  }

  protected override afterSync(): void {
    this.#updateHints();
  }

  /** Redraws the hints when state, interface state or running animation have changed; called every frame. */
  #updateHints(): void {
    const { state } = this;
    const before = this.#shown;
    if (before.ui?.round !== this.ui.getState().round) this.#resetDice();
    setAnimating(this.ui, this.#animator.busy);
    const now = this.ui.getState();
    if (before.state === state && before.ui === now) return;
    this.#shown = { state, ui: now };
    if (now.showing || now.round !== null) this.#hints.clear();
    else this.#hints.sync(view(state), now.column, now.joins);
  }

  protected override onEvents(events: readonly DiceEvent[]): void {
    if (this.ui.getState().round !== null) {
      viewRound(this.ui, null);
      return;
    }
    const { animations, layout, ms } = planAnimations(
      this.#layout,
      events,
      this.session.tuning as DiceTuning,
      this.#nextId++,
      rowsOf(this.state.board),
    );
    this.#layout = layout;
    this.#animator.enqueue(animations, ms);
  }

  protected override draw(_alpha: number, ms: number): void {
    const wasBusy = this.#animator.busy;
    this.#animator.draw(ms);
    // After the animations the dice are drawn from the state, which is always right.
    if (wasBusy && !this.#animator.busy) this.#resetDice();
    this.#updateHints();
    this.#hints.draw(ms);
  }

  protected override handleInput(frame: Frame): void {
    if (frame.pointer) this.#handlePointer(frame.pointer);
    if (frame.pressed & KEY.left) this.#moveCursor(-1);
    if (frame.pressed & KEY.right) this.#moveCursor(1);
    if (frame.pressed & (KEY.up | KEY.down)) this.#turnCursor();
    const pushed = frame.move ? Math.trunc(frame.move[0] / PUSHED) : 0;
    if (pushed !== this.#stick) this.#moveCursor(Math.sign(pushed));
    this.#stick = pushed;
    if (frame.pressed & KEY.go) this.#confirm();
  }

  /** Draws all dice from the state, or from the viewed round. */
  #resetDice(): void {
    const { round } = this.ui.getState();
    const { board } = this.state;
    const drawn = round === null ? board : replayRounds(this.state, round).board;
    this.#layout = layoutOf(drawn, this.#nextId);
    this.#nextId += board.length;
    this.#animator.reset(this.#layout, rowsOf(board));
    this.#shown = { state: null, ui: this.ui.getState() };
  }

  #handlePointer({ x, y, pressed, released }: PointerFrame): void {
    const { x: lastX, y: lastY } = this.#lastPointer;
    if (pressed) {
      // A press during animations only skips them.
      this.#pressSkipped = this.#animator.busy;
      if (this.#pressSkipped) this.#skipAnimation();
    }
    if (pressed || x !== lastX || y !== lastY) pointAtColumn(this.ui, nearestColumn(x), this.#isOnLeader(x, y));
    this.#lastPointer = { x, y };
    const inside = Math.min(x, y) > -OUTSIDE && Math.max(x, y) < WORLD + OUTSIDE;
    if (!released || !inside || this.#pressSkipped) return;
    if (view(this.state).mayRoll) this.#send({ type: 'roll' });
    else this.#move(nearestColumn(x), this.#isOnLeader(x, y));
  }

  #moveCursor(by: number): void {
    const { column, joins } = this.ui.getState();
    const next = column === null ? (COLUMN_COUNT - 1) / 2 : clamp(column + by, 0, COLUMN_COUNT - 1);
    pointAtColumn(this.ui, next, joins && this.#joinIn(next) !== null);
  }

  /** Turns the cursor of a column from its starting row to its leading die, and back. */
  #turnCursor(): void {
    const { column, joins } = this.ui.getState();
    if (column !== null) pointAtColumn(this.ui, column, !joins && this.#joinIn(column) !== null);
  }

  #joinIn(column: number): Join | null {
    return view(this.state).joins.find(join => join.column === column) ?? null;
  }

  /** Whether a point lies on a leading die that the one in hand may join. */
  #isOnLeader(x: number, y: number): boolean {
    return this.#joinIn(nearestColumn(x))?.row === rowUnder(y, rowsOf(this.state.board));
  }

  #confirm(): void {
    const { column, joins } = this.ui.getState();
    if (this.#animator.busy) this.#skipAnimation();
    else if (this.state.phase === 'roll') this.#send({ type: 'roll' });
    else if (column !== null) this.#move(column, joins && this.#joinIn(column) !== null);
  }

  #move(column: number, joins: boolean): void {
    if (view(this.state).legalColumns.length > 0) this.#send({ type: joins ? 'join' : 'place', column });
  }

  #send(command: DiceCommand): void {
    this.session.send(command);
  }

  #skipAnimation(): void {
    this.#resetDice();
    this.#updateHints();
  }
}
