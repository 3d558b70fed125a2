// The picture of Dalex: a board at night, the fox in its middle, and all who come. Shows the state and turns pointing into commands.
import type { Frame, PointerFrame } from '../kit/core/input.ts';
import { GameScene } from '../kit/phaser/GameScene.ts';
import type Phaser from '../kit/phaser/phaser.ts';
import { bakeAll } from './art.ts';
import { within } from './board.ts';
import { Crowd, DEPTH } from './Crowd.ts';
import type { DalexTuning } from './constants.ts';
import { KEY } from './controls.ts';
import type { DalexEvent } from './events.ts';
import { swiped, tapped } from './hand.ts';
import { look, pointAt, toggleMap, toggleSure } from './look.ts';
import { Marks } from './Marks.ts';
import { cellAt, cellSize, centreOf, type Point } from './stage.ts';
import { type DalexCommand, type DalexState, positionOf } from './state.ts';

/** The stick counts as pushed from here, and as let go below the other. */
const PUSHED = 80;
const LET_GO = 40;

export default class DalexScene extends GameScene<DalexState, DalexEvent> {
  #crowd!: Crowd;
  #marks!: Marks;
  #size = 0;
  #from: Point | null = null;
  #last: Point | null = null;
  #stick = false;
  /** Where the game ended. */
  #blame: Phaser.GameObjects.Image | null = null;

  protected build(): void {
    this.#size = this.state.size;
    bakeAll(this.paper, this.#size);
    this.paper.image(0, 0, 'board', -10).setOrigin(0);
    this.#marks = new Marks(this.paper, this.settings.reducedMotion);
    this.#crowd = new Crowd(this.paper, this.juice, this.settings.reducedMotion);
  }

  protected override onStateReplaced(): void {
    this.#blame?.destroy();
    this.#blame = null;
    // A board of another size is another picture.
    if (this.state.size !== this.#size) this.rebuild();
    else this.#crowd.stand(this.state);
  }

  protected override onEvents(events: readonly DalexEvent[]): void {
    const ends = new Map<number, () => void>();
    const caught = events.find(event => event.type === 'caught');
    for (const event of events) if (event.type === 'collided') ends.set(event.cell, () => this.#collided(event));
    if (caught) ends.set(caught.cell, () => this.#caught());
    for (const event of events) this.#show(event, ends);
  }

  #show(event: DalexEvent, ends: ReadonlyMap<number, () => void>): void {
    switch (event.type) {
      case 'moved':
        return this.#crowd.goTo(event.to, false);
      case 'teleported':
        return this.#teleported(event);
      case 'sonicUsed':
        return this.#sonicUsed(event);
      case 'dalexesStepped':
        return this.#crowd.walk(event.from, event.to, ends);
      case 'goalReached':
        this.juice.scraps(event.x, event.y, 'gold', 14, 0.2);
        this.juice.pop(event.x, event.y - 26, `+${event.points}`, 'gold', 24);
        return this.#crowd.takeGold();
      case 'goalBuried':
        return this.#crowd.takeGold();
      case 'levelWon':
        this.stopRepeating();
        this.#ring(event, 'wave', 3.4, 620);
        this.juice.scraps(event.x, event.y, 'gold', 22, 0.32);
        return this.juice.pop(event.x, event.y - 40, `+${event.points}`, 'gold', 30);
      case 'levelBegan':
        this.#crowd.stand(this.state);
        return this.#crowd.unfold();
      case 'refused':
        this.stopRepeating();
        return this.juice.shake(3, 130);
      default:
    }
  }

  #collided({ cell, height, dalexes, points, x, y }: Extract<DalexEvent, { type: 'collided' }>): void {
    this.#crowd.heap(cell, height);
    this.juice.scraps(x, y, 'teal', 4 + 2 * dalexes, 0.2);
    this.juice.scraps(x, y, 'coral', dalexes, 0.16);
    if (points > 0) this.juice.pop(x, y - 22, `+${points}`, 'paper', dalexes > 2 ? 26 : 20);
    this.juice.shake(Math.min(5, 1 + dalexes), 140);
    if (dalexes > 1) this.juice.hitStop(2);
  }

  #caught(): void {
    const { x, y } = centreOf(this.#size, this.state.player);
    this.#crowd.crumpleFox();
    this.juice.hitStop(4);
    this.juice.shake(6, 320);
    this.juice.scraps(x, y, 'fox', 18, 0.28);
    const blame = this.paper.image(x, y, 'blame', DEPTH.above - 1);
    if (!this.settings.reducedMotion) this.juice.unfold(blame);
    this.#blame = blame;
  }

  #teleported({ from, to }: Extract<DalexEvent, { type: 'teleported' }>): void {
    const before = centreOf(this.#size, from);
    this.juice.crumple(before.x, before.y, 'fox');
    this.#ring(before, 'gate', 1.6, 320);
    this.#crowd.goTo(to, true);
    this.#ring(centreOf(this.#size, to), 'gate', 2.2, 420);
  }

  #sonicUsed({ cells, points, x, y }: Extract<DalexEvent, { type: 'sonicUsed' }>): void {
    const { sonicReach } = this.session.tuning as DalexTuning;
    this.#ring({ x, y }, 'wave', (cellSize(this.#size) * (sonicReach + 0.7)) / 48, 340);
    this.#crowd.takeApart(cells, at => {
      this.juice.crumple(at.x, at.y, 'dalex');
      this.juice.scraps(at.x, at.y, 'teal', 6, 0.26);
    });
    this.juice.pop(x, y - 34, `+${points}`, 'gold', 24);
    this.juice.hitStop(3);
    this.juice.shake(4, 160);
  }

  /** Runs out from a place and is gone. */
  #ring({ x, y }: Point, key: string, reach: number, ms: number): void {
    if (this.settings.reducedMotion) return;
    const ring = this.paper.image(x, y, key, DEPTH.above);
    const unit = 1 / this.paper.resolution;
    this.tweens.add({
      targets: ring,
      scale: { from: unit * 0.3, to: unit * reach },
      alpha: { from: 1, to: 0 },
      duration: ms,
      ease: 'Cubic.easeOut',
      onComplete: () => ring.destroy(),
    });
  }

  protected override draw(_alpha: number, ms: number): void {
    this.#crowd.draw(ms, (this.session.tuning as DalexTuning).stepMs);
    this.#marks.draw(this.state, look.getState(), this.#crowd.busy, ms);
  }

  protected override handleInput(frame: Frame): void {
    const { pressed, held } = frame;
    if (pressed & KEY.undo) this.session.undo?.();
    if (pressed & KEY.map) toggleMap();
    if (pressed & KEY.sure) toggleSure();
    if (pressed & KEY.guard) this.#send({ type: 'guard', on: !this.state.guard });
    // Held it stops when danger comes; pressed anew it waits all the same.
    if (held & KEY.wait && this.#isDangerNear()) this.stopRepeating();
    this.#push(frame.move);
    this.#point(frame.pointer);
  }

  #isDangerNear(): boolean {
    const { alertCells } = this.session.tuning as DalexTuning;
    return within(positionOf(this.state), this.state.player, alertCells).length > 0;
  }

  /** One step for each push of the stick. */
  #push([x, y]: readonly [number, number] = [0, 0]): void {
    const far = Math.max(Math.abs(x), Math.abs(y));
    if (far < LET_GO) this.#stick = false;
    if (far < PUSHED || this.#stick) return;
    this.#stick = true;
    const command = swiped(x, y);
    if (command) this.#send(command);
  }

  #point(pointer: PointerFrame | undefined): void {
    if (!pointer || pointer.cancelled) {
      if (this.#last) pointAt(null);
      this.#last = this.#from = null;
      return;
    }
    const { x, y, pressed, released, down } = pointer;
    const cell = cellAt(this.#size, pointer);
    const hasMoved = this.#last?.x !== x || this.#last?.y !== y;
    this.#last = { x, y };
    if (hasMoved || pressed) pointAt(cell);
    if (pressed) this.#from = { x, y };
    const from = this.#from;
    if (released && from) {
      const swipe = swiped(x - from.x, y - from.y);
      if (swipe) pointAt(null);
      if (swipe) this.#send(swipe);
      else if (cell !== null) this.#send(tapped(this.#size, this.state.player, cell));
    }
    if (released || !down) this.#from = null;
  }

  #send(command: DalexCommand): void {
    this.session.send(command);
  }
}
