// The picture of Dice Conquest: a folded sheet, dice that march over it, a die in the hand. Shows the state and turns pointing into commands.

import type { Frame, PointerFrame } from '../kit/core/input.ts';
import { clamp } from '../kit/core/math.ts';
import { GameScene } from '../kit/phaser/GameScene.ts';
import { type DiceLayout, layoutOf, planAnimations } from './animationPlan.ts';
import { bakeAll } from './art.ts';
import { type DiceTuning, SIZE } from './constants.ts';
import { KEY } from './controls.ts';
import { DiceAnimator } from './DiceAnimator.ts';
import type { DiceEvent } from './events.ts';
import { nearestColumn, WORLD } from './geometry.ts';
import { replayRounds } from './history.ts';
import { PlacementHints } from './PlacementHints.ts';
import type { DiceCommand, DiceState } from './state.ts';
import { pointAtColumn, setAnimating, type UiState, uiStore, viewRound } from './uiStore.ts';
import { view } from './view.ts';

/** A finger that lets go this far outside the board has thought better of it. */
const OUTSIDE = 60;
/** The stick counts as pushed from here. */
const PUSHED = 64;

export default class DiceConquestScene extends GameScene<DiceState, DiceEvent> {
  #animator!: DiceAnimator;
  #hints!: PlacementHints;
  #layout: DiceLayout = new Map();
  #nextId = 0;
  /** What the aids were last drawn for. */
  #shown: { state: Readonly<DiceState> | null; look: UiState } = { state: null, look: uiStore.getState() };
  #lastPointer = { x: 0, y: 0 };
  #stick = 0;
  #pressSkipped = false;

  protected build(): void {
    bakeAll(this.paper);
    this.paper.image(0, 0, 'board').setOrigin(0);
    this.#animator = new DiceAnimator(this.paper, this.juice, this.settings.reducedMotion);
    this.#hints = new PlacementHints(this.paper, this.settings);
  }

  protected override onStateReplaced(): void {
    viewRound(null);
    this.#resetDice();
  }

  protected override afterSync(): void {
    this.#updateHints();
  }

  /** The aids follow the state, the look and whether the dice still march; they are asked every frame. */
  #updateHints(): void {
    const { state } = this;
    const before = this.#shown;
    if (before.look.round !== uiStore.getState().round) this.#resetDice();
    setAnimating(this.#animator.busy);
    const now = uiStore.getState();
    if (before.state === state && before.look === now) return;
    this.#shown = { state, look: now };
    if (now.showing || now.round !== null) this.#hints.clear();
    else this.#hints.show(view(state), now.column);
  }

  protected override onEvents(events: readonly DiceEvent[]): void {
    if (uiStore.getState().round !== null) {
      viewRound(null);
      return;
    }
    const { acts, cast, ms } = planAnimations(this.#layout, events, this.session.tuning as DiceTuning, this.#nextId++);
    this.#layout = cast;
    this.#animator.perform(acts, ms);
  }

  protected override draw(_alpha: number, ms: number): void {
    const wasBusy = this.#animator.busy;
    this.#animator.draw(ms);
    // The state has the last word.
    if (wasBusy && !this.#animator.busy) this.#resetDice();
    this.#updateHints();
    this.#hints.draw(ms);
  }

  protected override handleInput(frame: Frame): void {
    if (frame.pointer) this.#handlePointer(frame.pointer);
    if (frame.pressed & KEY.left) this.#moveCursor(-1);
    if (frame.pressed & KEY.right) this.#moveCursor(1);
    const pushed = frame.move ? Math.trunc(frame.move[0] / PUSHED) : 0;
    if (pushed !== this.#stick) this.#moveCursor(Math.sign(pushed));
    this.#stick = pushed;
    if (frame.pressed & KEY.go) this.#confirm();
  }

  /** Everything as the state, or the past round looked at, has it. */
  #resetDice(): void {
    const { round } = uiStore.getState();
    const { history, fullHealth, rises, board } = this.state;
    const drawn = round === null ? board : replayRounds(history, round, fullHealth, rises).board;
    this.#layout = layoutOf(drawn, this.#nextId);
    this.#nextId += SIZE * SIZE;
    this.#animator.stand(this.#layout);
    this.#shown = { state: null, look: uiStore.getState() };
  }

  #handlePointer({ x, y, pressed, released }: PointerFrame): void {
    const { x: lastX, y: lastY } = this.#lastPointer;
    if (pressed) {
      // A press that hurries what is being shown has done its work.
      this.#pressSkipped = this.#animator.busy;
      if (this.#pressSkipped) this.#skipAnimation();
    }
    if (pressed || x !== lastX || y !== lastY) pointAtColumn(nearestColumn(x));
    this.#lastPointer = { x, y };
    const inside = Math.min(x, y) > -OUTSIDE && Math.max(x, y) < WORLD + OUTSIDE;
    if (!released || !inside || this.#pressSkipped) return;
    if (view(this.state).mayRoll) this.#send({ type: 'roll' });
    else this.#place(nearestColumn(x));
  }

  #moveCursor(by: number): void {
    const { column } = uiStore.getState();
    pointAtColumn(column === null ? (SIZE - 1) / 2 : clamp(column + by, 0, SIZE - 1));
  }

  #confirm(): void {
    const { column } = uiStore.getState();
    if (this.#animator.busy) this.#skipAnimation();
    else if (this.state.phase === 'roll') this.#send({ type: 'roll' });
    else if (column !== null) this.#place(column);
  }

  #place(column: number): void {
    if (view(this.state).legalColumns.length > 0) this.#send({ type: 'place', column });
  }

  #send(command: DiceCommand): void {
    this.session.send(command);
  }

  #skipAnimation(): void {
    this.#resetDice();
    this.#updateHints();
  }
}
