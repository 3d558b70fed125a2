// The picture of Dice Conquest: a folded sheet, dice that march over it, a die in the hand. Shows the state and turns pointing into commands.

import type { Frame, PointerFrame } from '../kit/core/input.ts';
import { clamp } from '../kit/core/math.ts';
import { GameScene } from '../kit/phaser/GameScene.ts';
import { Aids } from './Aids.ts';
import { bakeAll } from './art.ts';
import { type Cast, castOf, plan } from './choreography.ts';
import { type DiceTuning, SIZE } from './constants.ts';
import { KEY } from './controls.ts';
import type { DiceEvent } from './events.ts';
import { nearestColumn, WORLD } from './geometry.ts';
import { after } from './history.ts';
import { type Look, look, lookBack, pointAt, show } from './look.ts';
import type { DiceCommand, DiceState } from './state.ts';
import { Troupe } from './Troupe.ts';
import { view } from './view.ts';

/** A finger that lets go this far outside the board has thought better of it. */
const OUTSIDE = 60;
/** The stick counts as pushed from here. */
const PUSHED = 64;

export default class DiceConquestScene extends GameScene<DiceState, DiceEvent> {
  #troupe!: Troupe;
  #aids!: Aids;
  #cast: Cast = new Map();
  #nextId = 0;
  /** What the aids were last drawn for. */
  #shown: { state: Readonly<DiceState> | null; look: Look } = { state: null, look: look.getState() };
  #lastPointer = { x: 0, y: 0 };
  #stick = 0;
  #hurries = false;

  protected build(): void {
    bakeAll(this.paper);
    this.paper.image(0, 0, 'board').setOrigin(0);
    this.#troupe = new Troupe(this.paper, this.juice, this.settings.reducedMotion);
    this.#aids = new Aids(this.paper, this.settings);
  }

  protected override onStateReplaced(): void {
    lookBack(null);
    this.#stand();
  }

  protected override afterSync(): void {
    this.#help();
  }

  /** The aids follow the state, the look and whether the dice still march; they are asked every frame. */
  #help(): void {
    const { state } = this;
    const before = this.#shown;
    if (before.look.round !== look.getState().round) this.#stand();
    show(this.#troupe.busy);
    const now = look.getState();
    if (before.state === state && before.look === now) return;
    this.#shown = { state, look: now };
    if (now.showing || now.round !== null) this.#aids.clear();
    else this.#aids.show(view(state), now.column);
  }

  protected override onEvents(events: readonly DiceEvent[]): void {
    if (look.getState().round !== null) {
      lookBack(null);
      return;
    }
    const { acts, cast, ms } = plan(this.#cast, events, this.session.tuning as DiceTuning, this.#nextId++);
    this.#cast = cast;
    this.#troupe.perform(acts, ms);
  }

  protected override draw(_alpha: number, ms: number): void {
    const wasBusy = this.#troupe.busy;
    this.#troupe.draw(ms);
    // The state has the last word.
    if (wasBusy && !this.#troupe.busy) this.#stand();
    this.#help();
    this.#aids.draw(ms);
  }

  protected override handleInput(frame: Frame): void {
    if (frame.pointer) this.#point(frame.pointer);
    if (frame.pressed & KEY.left) this.#step(-1);
    if (frame.pressed & KEY.right) this.#step(1);
    const pushed = frame.move ? Math.trunc(frame.move[0] / PUSHED) : 0;
    if (pushed !== this.#stick) this.#step(Math.sign(pushed));
    this.#stick = pushed;
    if (frame.pressed & KEY.go) this.#go();
  }

  /** Everything as the state, or the past round looked at, has it. */
  #stand(): void {
    const { round } = look.getState();
    const { history, fullHealth, rises, board } = this.state;
    const drawn = round === null ? board : after(history, round, fullHealth, rises).board;
    this.#cast = castOf(drawn, this.#nextId);
    this.#nextId += SIZE * SIZE;
    this.#troupe.stand(this.#cast);
    this.#shown = { state: null, look: look.getState() };
  }

  #point({ x, y, pressed, released }: PointerFrame): void {
    const { x: lastX, y: lastY } = this.#lastPointer;
    if (pressed) {
      // A press that hurries what is being shown has done its work.
      this.#hurries = this.#troupe.busy;
      if (this.#hurries) this.#skip();
    }
    if (pressed || x !== lastX || y !== lastY) pointAt(nearestColumn(x));
    this.#lastPointer = { x, y };
    const inside = Math.min(x, y) > -OUTSIDE && Math.max(x, y) < WORLD + OUTSIDE;
    if (!released || !inside || this.#hurries) return;
    if (view(this.state).mayRoll) this.#send({ type: 'roll' });
    else this.#place(nearestColumn(x));
  }

  #step(by: number): void {
    const { column } = look.getState();
    pointAt(column === null ? (SIZE - 1) / 2 : clamp(column + by, 0, SIZE - 1));
  }

  #go(): void {
    const { column } = look.getState();
    if (this.#troupe.busy) this.#skip();
    else if (this.state.phase === 'roll') this.#send({ type: 'roll' });
    else if (column !== null) this.#place(column);
  }

  #place(column: number): void {
    if (view(this.state).legalColumns.length > 0) this.#send({ type: 'place', column });
  }

  #send(command: DiceCommand): void {
    this.session.send(command);
  }

  #skip(): void {
    this.#stand();
    this.#help();
  }
}
