// The Phaser scene of Dalex: board, sprites and cell markers; pointer, swipes and stick become commands.
import type { Frame, PointerFrame } from '../../kit/core/input/input.ts';
import { GameScene } from '../../kit/phaser/GameScene.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import type { DalexTuning } from '../constants.ts';
import { KEY } from '../controls.ts';
import type { DalexEvent } from '../rules/events.ts';
import { cellAt, cellSize, centreOf, type Point } from '../rules/geometry.ts';
import { isDalexNear } from '../rules/rules.ts';
import type { DalexCommand, DalexState } from '../rules/state.ts';
import { type DalexUi, setCursor, toggleDangerMap, toggleSureWin } from '../ui.ts';
import { bakeAll } from './art.ts';
import { BoardSprites, DEPTH } from './BoardSprites.ts';
import { CellMarkers } from './CellMarkers.ts';
import { swipeCommand, tapCommand } from './pointerCommands.ts';

/** Hysteresis of the stick (−127 to 127): pushed from here, released below the other. */
const STICK_PUSHED = 80;
const STICK_RELEASED = 40;

export default class DalexScene extends GameScene<DalexState, DalexEvent, DalexUi> {
  #sprites!: BoardSprites;
  #markers!: CellMarkers;
  #size = 0;
  #pressedAt: Point | null = null;
  #pointerAt: Point | null = null;
  #isStickPushed = false;
  /** Marks the cell in which the fox was caught. */
  #caughtMark: Phaser.GameObjects.Image | null = null;

  protected build(): void {
    this.#size = this.state.size;
    bakeAll(this.paper, this.#size);
    this.paper.image(0, 0, 'board', -10).setOrigin(0);
    this.#markers = new CellMarkers(this.paper, this.settings.reducedMotion);
    this.#sprites = new BoardSprites(this.paper, this.juice, this.settings.reducedMotion);
  }

  protected override onStateReplaced(): void {
    this.#caughtMark?.destroy();
    this.#caughtMark = null;
    // Another board size needs other textures.
    if (this.state.size !== this.#size) this.rebuild();
    else this.#sprites.show(this.state);
    this.#markers.reset();
  }

  protected override onEvents(events: readonly DalexEvent[]): void {
    const ends = new Map<number, () => void>();
    const caught = events.find(event => event.type === 'caught');
    for (const event of events) if (event.type === 'collided') ends.set(event.cell, () => this.#showCollision(event));
    if (caught) ends.set(caught.cell, () => this.#showCaught());
    for (const event of events) this.#showEvent(event, ends);
    if (events.some(({ type }) => type === 'dalexesStepped')) this.#sprites.dress(this.state);
  }

  #showEvent(event: DalexEvent, ends: ReadonlyMap<number, () => void>): void {
    switch (event.type) {
      case 'moved':
        return this.#sprites.moveFox(event.to, false);
      case 'teleported':
        return this.#showTeleport(event);
      case 'sonicUsed':
        return this.#showSonic(event);
      case 'dalexesStepped':
        return this.#sprites.moveDalexes(event.from, event.to, ends);
      case 'woke':
        for (const cell of event.cells) {
          const { x, y } = centreOf(this.#size, cell);
          this.juice.pop(x, y - 24, '!', 'gold', 26);
        }
        return;
      case 'goalReached':
        this.juice.scraps(event.x, event.y, 'gold', 14, 0.2);
        this.juice.pop(event.x, event.y - 26, `+${event.points}`, 'gold', 24);
        return this.#sprites.removeGold();
      case 'goalBuried':
        return this.#sprites.removeGold();
      case 'levelWon':
        this.stopRepeating();
        this.#ring(event, 'wave', 3.4, 620);
        this.juice.scraps(event.x, event.y, 'gold', 22, 0.32);
        return this.juice.pop(event.x, event.y - 40, `+${event.points}`, 'gold', 30);
      case 'levelBegan':
        this.#sprites.show(this.state);
        return this.#sprites.unfold();
      case 'refused':
        this.stopRepeating();
        return this.juice.shake(3, 130);
      default:
    }
  }

  #showCollision({ cell, height, dalexes, points, x, y }: Extract<DalexEvent, { type: 'collided' }>): void {
    this.#sprites.setPile(cell, height);
    this.juice.scraps(x, y, 'teal', 4 + 2 * dalexes, 0.2);
    this.juice.scraps(x, y, 'coral', dalexes, 0.16);
    if (points > 0) this.juice.pop(x, y - 22, `+${points}`, 'paper', dalexes > 2 ? 26 : 20);
    this.juice.shake(Math.min(5, 1 + dalexes), 140);
    if (dalexes > 1) this.juice.hitStop(2);
  }

  #showCaught(): void {
    const { x, y } = centreOf(this.#size, this.state.player);
    this.#sprites.crumpleFox();
    this.juice.hitStop(4);
    this.juice.shake(6, 320);
    this.juice.scraps(x, y, 'fox', 18, 0.28);
    const mark = this.paper.image(x, y, 'caught', DEPTH.above - 1);
    if (!this.settings.reducedMotion) this.juice.unfold(mark);
    this.#caughtMark = mark;
  }

  #showTeleport({ from, to }: Extract<DalexEvent, { type: 'teleported' }>): void {
    const before = centreOf(this.#size, from);
    this.juice.crumple(before.x, before.y, 'fox');
    this.#ring(before, 'gate', 1.6, 320);
    this.#sprites.moveFox(to, true);
    this.#ring(centreOf(this.#size, to), 'gate', 2.2, 420);
  }

  #showSonic({ cells, points, x, y }: Extract<DalexEvent, { type: 'sonicUsed' }>): void {
    const { sonicReach } = this.session.tuning as DalexTuning;
    this.#ring({ x, y }, 'wave', (cellSize(this.#size) * (sonicReach + 0.7)) / 48, 340);
    this.#sprites.removeDalexes(cells, at => {
      this.juice.crumple(at.x, at.y, 'dalex');
      this.juice.scraps(at.x, at.y, 'teal', 6, 0.26);
    });
    this.juice.pop(x, y - 34, `+${points}`, 'gold', 24);
    this.juice.hitStop(3);
    this.juice.shake(4, 160);
  }

  /** A ring that grows and fades. */
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
    this.#sprites.draw(ms, (this.session.tuning as DalexTuning).stepMs);
    this.#markers.draw(this.state, this.ui.getState(), this.#sprites.isMoving, ms);
  }

  protected override handleInput(frame: Frame): void {
    const { pressed, held } = frame;
    if (pressed & KEY.undo) this.session.undo?.();
    if (pressed & KEY.map) toggleDangerMap(this.ui);
    if (pressed & KEY.sure) toggleSureWin(this.ui);
    if (pressed & KEY.guard) this.#send({ type: 'guard', on: !this.state.guard });
    // A held Wait stops when a dalex comes near; a new press waits all the same.
    if (held & KEY.wait && isDalexNear(this.state, this.session.tuning as DalexTuning)) this.stopRepeating();
    this.#handleStick(frame.move);
    this.#handlePointer(frame.pointer);
  }

  /** A push of the stick is one step; it must be released before the next. */
  #handleStick([x, y]: readonly [number, number] = [0, 0]): void {
    const far = Math.max(Math.abs(x), Math.abs(y));
    if (far < STICK_RELEASED) this.#isStickPushed = false;
    if (far < STICK_PUSHED || this.#isStickPushed) return;
    this.#isStickPushed = true;
    const command = swipeCommand(x, y);
    if (command) this.#send(command);
  }

  #handlePointer(pointer: PointerFrame | undefined): void {
    if (!pointer || pointer.cancelled) {
      if (this.#pointerAt) setCursor(this.ui, null);
      this.#pointerAt = this.#pressedAt = null;
      return;
    }
    const { x, y, pressed, released, down } = pointer;
    const cell = cellAt(this.#size, pointer);
    const hasMoved = this.#pointerAt?.x !== x || this.#pointerAt?.y !== y;
    this.#pointerAt = { x, y };
    if (hasMoved || pressed) setCursor(this.ui, cell);
    if (pressed) this.#pressedAt = { x, y };
    const from = this.#pressedAt;
    if (released && from) {
      const swipe = swipeCommand(x - from.x, y - from.y);
      if (swipe) setCursor(this.ui, null);
      if (swipe) this.#send(swipe);
      else if (cell !== null) this.#send(tapCommand(this.#size, this.state.player, cell));
    }
    if (released || !down) this.#pressedAt = null;
  }

  #send(command: DalexCommand): void {
    this.session.send(command);
  }
}
