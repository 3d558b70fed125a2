// Scene of YayZee: tray with dice, shelf of held dice, cursor, coach's rings. Turns input into commands.
import type { Frame, PointerFrame } from '../../kit/core/input/input.ts';
import { GameScene } from '../../kit/phaser/GameScene.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import type { YayZeeTuning } from '../constants.ts';
import { KEY } from '../controls.ts';
import { CATEGORIES, NAMES } from '../rules/categories.ts';
import type { YayZeeEvent } from '../rules/events.ts';
import { bestOf } from '../rules/rating.ts';
import { isComputersTurn, isPlayed, playerAt, type YayZeeCommand, type YayZeeState } from '../rules/state.ts';
import { setDie, setTumbling, stepDie, stepTo, type YayZeeUi } from '../ui.ts';
import { bakeAll } from './art.ts';
import { nextSlot } from './cardGrid.ts';
import { DiceAnimator, type DieView } from './DiceAnimator.ts';
import { dieAt, heldAt, lyingAt, WORLD } from './geometry.ts';

const DEPTH = { ring: 8, pointer: 30, number: 2 } as const;
/** Stick deflection (of 127) that counts as a step. */
const PUSHED = 64;

export default class YayZeeScene extends GameScene<YayZeeState, YayZeeEvent, YayZeeUi> {
  #dice!: DiceAnimator;
  #rings: Phaser.GameObjects.Image[] = [];
  #pointer!: Phaser.GameObjects.Image;
  #stick = { x: 0, y: 0 };

  get #t(): YayZeeTuning {
    return this.session.tuning as YayZeeTuning;
  }

  protected build(): void {
    const { paper } = this;
    const count = this.state.dice.length;
    bakeAll(paper, count);
    paper.image(0, 0, `tray-${count}`).setOrigin(0);
    this.#dice = new DiceAnimator(paper, this.juice, this.settings.reducedMotion);
    this.#rings = Array.from({ length: count }, () => paper.image(0, 0, 'ring', DEPTH.ring).setVisible(false));
    this.#pointer = paper.image(0, 0, 'pointer', DEPTH.pointer).setVisible(false);
    for (let die = 0; die < count; die++) {
      const { x, y } = heldAt(die, count);
      paper.word(x, y, String(die + 1), { size: 34, ink: 'plum', lighter: 14 }, DEPTH.number);
    }
    this.#dice.reset(this.#dieViews());
  }

  protected override onStateReplaced(): void {
    this.#dice.reset(this.#dieViews());
    setTumbling(this.ui, false);
  }

  protected override onEvents(events: readonly YayZeeEvent[]): void {
    const rolled = events.find(event => event.type === 'rolled');
    const thrown = rolled?.held.map(held => !held) ?? [];
    this.#dice.animate(this.#dieViews(), thrown, this.#t.tumbleMs);
    setTumbling(this.ui, this.#dice.flying);
    for (const event of events) {
      if (event.type === 'scored') this.#celebrate(event);
      if (event.type === 'bonusReached')
        this.juice.pop(WORLD.width / 2, 150, `Bonus +\u200a${event.points}`, 'gold', 46);
    }
  }

  protected override draw(_alpha: number, ms: number): void {
    this.#dice.draw(ms);
    setTumbling(this.ui, this.#dice.flying);
    this.#showAdvice();
  }

  protected override handleInput(frame: Frame): void {
    if (frame.pointer) this.#press(frame.pointer);
    const { pressed } = frame;
    if (pressed & KEY.roll) this.#roll();
    const step = this.#stickDirection(frame);
    const x = (pressed & KEY.right ? 1 : 0) - (pressed & KEY.left ? 1 : 0) + step.x;
    const y = (pressed & KEY.down ? 1 : 0) - (pressed & KEY.up ? 1 : 0) + step.y;
    if (x !== 0 || y !== 0) stepTo(this.ui, nextSlot(this.ui.getState().slot, x, y, this.#free()));
    if (pressed & KEY.holdBefore) stepDie(this.ui, -1, this.state.dice.length);
    if (pressed & KEY.holdNext) stepDie(this.ui, 1, this.state.dice.length);
    const { slot, die } = this.ui.getState();
    if (pressed & KEY.holdThis) this.#send({ type: 'hold', die: die ?? 0 });
    const category = slot === null ? undefined : CATEGORIES[slot];
    if (pressed & KEY.score && category) this.#send({ type: 'score', category });
  }

  #dieViews(): readonly DieView[] {
    const { dice, held, rolled } = this.state;
    return dice.map((face, i) => ({ face: rolled ? face : 0, held: rolled && held[i] === true }));
  }

  /** Free slots: the cursor stops only there. */
  #free(): readonly number[] {
    return playerAt(this.state).scores.flatMap((score, slot) => (score === null ? [slot] : []));
  }

  #stickDirection({ move }: Frame): { x: number; y: number } {
    const now = { x: Math.trunc((move?.[0] ?? 0) / PUSHED), y: Math.trunc((move?.[1] ?? 0) / PUSHED) };
    const step = {
      x: now.x === this.#stick.x ? 0 : Math.sign(now.x),
      y: now.y === this.#stick.y ? 0 : Math.sign(now.y),
    };
    this.#stick = now;
    return step;
  }

  #press({ x, y, pressed }: PointerFrame): void {
    if (!pressed) return;
    const inside = x >= 0 && y >= 0 && x <= WORLD.width && y <= WORLD.height;
    if (!inside) return;
    setDie(this.ui, null);
    if (this.#dice.flying || isComputersTurn(this.state) || !this.state.rolled) this.#roll();
    else {
      const die = dieAt(x, y, this.state.dice.length);
      if (die !== null) this.#send({ type: 'hold', die });
    }
  }

  /** Roll; while dice tumble it ends their animation, in the computer's turn it ends the waiting. */
  #roll(): void {
    if (this.#dice.flying) {
      this.#dice.reset(this.#dieViews());
      setTumbling(this.ui, false);
    } else this.#send({ type: isComputersTurn(this.state) && !isPlayed(this.state, this.#t) ? 'goOn' : 'roll' });
  }

  #send(command: YayZeeCommand): void {
    this.session.send(command);
  }

  /** Rings round the dice that the coach would hold, and the pointer over the die under the cursor. */
  #showAdvice(): void {
    const { advice, coach, held, dice, rolled } = this.state;
    const isShown = advice !== null && coach === 'before' && !this.#dice.flying && !isComputersTurn(this.state);
    const best = isShown ? bestOf(advice) : null;
    const bestHold = best && 'held' in best ? best.held : 0;
    this.#rings.forEach((ring, i) => {
      const { x, y } = (held[i] ? heldAt : lyingAt)(i, dice.length);
      ring.setPosition(x, y).setVisible((bestHold & (1 << i)) !== 0);
    });
    const { die } = this.ui.getState();
    const isPointed = die !== null && rolled && die < dice.length;
    this.#pointer.setVisible(isPointed);
    if (!isPointed) return;
    const { x, y } = (held[die] ? heldAt : lyingAt)(die, dice.length);
    const bob = this.settings.reducedMotion ? 0 : Math.sin(this.elapsed / 180) * 3;
    this.#pointer.setPosition(x, y - 62 + bob);
  }

  #celebrate({ category, points, player }: Extract<YayZeeEvent, { type: 'scored' }>): void {
    const isGreat = category === 'yahtzee' && points > 0;
    const own = this.state.players.length === 1 ? '' : `${player}: `;
    const text = isGreat ? `${own}YayZee! +\u200a${points}` : `${own}${NAMES[category]} +\u200a${points}`;
    this.juice.pop(WORLD.width / 2, 90, text, points > 0 ? 'gold' : 'paper', isGreat ? 50 : 32);
    if (points === 0) return;
    this.juice.scraps(WORLD.width / 2, 120, 'gold', isGreat ? 40 : Math.min(18, 4 + points / 2), isGreat ? 0.4 : 0.24);
    if (!isGreat) return;
    for (const ink of ['fox', 'rose', 'sky'] as const) this.juice.scraps(WORLD.width / 2, 120, ink, 16, 0.42);
    this.juice.shake(5, 260);
    this.juice.hitStop(4);
  }
}
