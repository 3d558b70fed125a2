// Sprites of fox and boxes with an animation queue. The state does not wait for it: the longer the queue, the faster it plays.

import type { Juice } from '../../kit/phaser/effects/Juice.ts';
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import { DIRECTIONS, type Direction, type Level, type Position } from '../rules/level.ts';
import { CELL } from '../rules/stage.ts';
import { parcelKey } from './art.ts';
import { foxKey } from './fox.ts';

type Image = Phaser.GameObjects.Image;

/** Queued animation. */
export type Animation =
  | { readonly kind: 'step'; readonly direction: Direction; readonly from: number; readonly to: number }
  | {
      readonly kind: 'push';
      readonly direction: Direction;
      readonly from: number;
      readonly to: number;
      readonly box: number;
      readonly boxTo: number;
      readonly home: boolean;
    }
  | { readonly kind: 'bump'; readonly direction: Direction }
  /** All sprites slide to a position: undo, redo, reset. */
  | { readonly kind: 'slide'; readonly position: Position; readonly looks: Direction };

/** Unit vector of each direction. */
const TOWARDS: Readonly<Record<Direction, readonly [number, number]>> = {
  u: [0, -1],
  d: [0, 1],
  l: [-1, 0],
  r: [1, 0],
};

/** Depth within a row: the fox lies before boxes, boxes before walls. */
const DEPTH = { parcel: 5, fox: 6 } as const;
export const rowDepth = (row: number): number => 100 + row * 10;

/** A longer queue is replaced by one slide. */
const MAX_QUEUE = 240;
const BREATH_MS = 2400;
/** Offset of the fox upwards from the middle of its cell, in px, so that a wall in front does not hide its face. */
const FOX_UP = 4;

const easeOut = (part: number): number => 1 - (1 - part) ** 3;

export class Pieces {
  readonly #paper: Paper;
  readonly #juice: Juice;
  readonly #still: boolean;
  readonly #level: Level;
  readonly #fox: Image;
  readonly #parcels: readonly Image[];
  #queue: Animation[] = [];
  #part = 0;
  #facing: Direction;
  #clock = 0;
  /** Sprite positions at the start of the slide. */
  #slideFrom: readonly (readonly [number, number])[] = [];
  #chosen: number | null = null;

  constructor(paper: Paper, juice: Juice, still: boolean, level: Level, position: Position, looks: Direction) {
    this.#paper = paper;
    this.#juice = juice;
    this.#still = still;
    this.#level = level;
    this.#facing = looks;
    this.#parcels = position.boxes.map(() => paper.image(0, 0, parcelKey(false)));
    this.#fox = paper.image(0, 0, foxKey(looks));
    this.snapTo(position);
  }

  get busy(): boolean {
    return this.#queue.length > 0;
  }

  get fox(): { readonly x: number; readonly y: number } {
    return this.#fox;
  }

  parcel(box: number): Image | undefined {
    return this.#parcels[box];
  }

  /** Places all sprites without animation. */
  snapTo(position: Position): void {
    this.#queue = [];
    this.#part = 0;
    this.#placeAll(position);
  }

  #placeAll({ player, boxes }: Position): void {
    this.#place(this.#fox, ...this.#centre(player), DEPTH.fox);
    this.#face(this.#facing);
    for (const [index, box] of boxes.entries()) this.#placeParcel(index, box);
  }

  /** Slides all sprites to a position and drops the queue. */
  slide(position: Position, looks: Direction = this.#facing): void {
    if (this.#still) {
      this.#facing = looks;
      this.snapTo(position);
      return;
    }
    this.#slideFrom = [this.#fox, ...this.#parcels].map(({ x, y }, index) => [x, index === 0 ? y + FOX_UP : y]);
    this.#queue = [{ kind: 'slide', position, looks }];
    this.#part = 0;
  }

  /** Ends the animation under way at once. */
  finish(): void {
    for (const act of this.#queue) this.#paint(act, 1);
    this.#queue = [];
    this.#part = 0;
  }

  enqueue(acts: readonly Animation[], end: Position): void {
    this.#queue.push(...acts);
    if (this.#queue.length > MAX_QUEUE) this.slide(end);
  }

  /** Sets the chosen box; it is drawn larger. */
  setChosen(box: number | null): void {
    if (this.#chosen !== null && this.#parcels[this.#chosen]) this.#scale(this.#parcels[this.#chosen] as Image, 1, 1);
    this.#chosen = box;
  }

  draw(ms: number, stepMs: number): void {
    this.#clock += ms;
    let left = ms / (this.#still ? 1 : stepMs);
    while (this.#queue.length > 0 && left > 0) {
      const act = this.#queue[0] as Animation;
      const pace = 1 + (this.#queue.length - 1) * 0.55;
      const before = this.#part;
      this.#part = Math.min(1, before + left * pace);
      left -= (this.#part - before) / pace;
      this.#paint(act, this.#part);
      if (this.#part < 1) break;
      this.#queue.shift();
      this.#part = 0;
    }
    this.#idle();
  }

  #paint(act: Animation, part: number): void {
    if (act.kind === 'slide') this.#paintSlide(act, part);
    else if (act.kind === 'bump') this.#paintBump(act.direction, part);
    else this.#paintStep(act, part);
  }

  #paintStep(act: Extract<Animation, { kind: 'step' | 'push' }>, part: number): void {
    const { direction, from, to } = act;
    const [dx, dy] = TOWARDS[direction];
    const pushing = act.kind === 'push';
    if (this.#facing !== direction) this.#face(direction);
    const [x, y] = this.#between(from, to, part);
    const hop = pushing ? 0 : Math.sin(Math.PI * part) * 3;
    const press = pushing ? Math.sin(Math.PI * part) : Math.sin(Math.PI * part) * -0.35;
    this.#place(this.#fox, x, y - hop, DEPTH.fox, y);
    this.#scale(this.#fox, 1 - press * 0.12 * (dx ? 1 : -1), 1 - press * 0.12 * (dy ? 1 : -1));
    if (part === 1) this.#scale(this.#fox, 1, 1);
    if (!pushing) return;
    const parcel = this.#parcels[act.box] as Image;
    const [bx, by] = this.#between(to, act.boxTo, part);
    this.#place(parcel, bx, by, DEPTH.parcel);
    this.#scale(parcel, 1 - press * 0.07 * Math.abs(dx), 1 - press * 0.07 * Math.abs(dy));
    if (part < 1) return;
    this.#placeParcel(act.box, act.boxTo);
    this.#juice.scraps(bx - dx * 16, by - dy * 12 + 8, 'sand', 2, 0.05);
    if (act.home) this.#ring(bx, by, parcel);
  }

  /** Blocked move: the fox leans against the obstacle and shakes its head. */
  #paintBump(direction: Direction, part: number): void {
    const [dx, dy] = TOWARDS[direction];
    if (this.#facing !== direction) this.#face(direction);
    const lean = Math.sin(Math.PI * part) * (this.#still ? 0 : 5);
    const home = this.#fox.getData('home') as readonly [number, number];
    this.#fox.setPosition(home[0] + dx * lean, home[1] - FOX_UP + dy * lean);
    this.#fox.setAngle(this.#still || part === 1 ? 0 : Math.sin(part * Math.PI * 3) * 4);
  }

  #paintSlide({ position: { player, boxes }, looks }: Extract<Animation, { kind: 'slide' }>, part: number): void {
    const way = easeOut(part);
    const glide = (image: Image, index: number, cell: number, layer: number) => {
      const [toX, toY] = this.#centre(cell);
      const [x, y] = this.#slideFrom[index] as readonly [number, number];
      this.#place(image, x + (toX - x) * way, y + (toY - y) * way, layer);
    };
    glide(this.#fox, 0, player, DEPTH.fox);
    this.#fox.setAngle(0);
    for (const [index, box] of boxes.entries()) glide(this.#parcels[index] as Image, index + 1, box, DEPTH.parcel);
    if (part < 1) return;
    this.#facing = looks;
    this.#placeAll({ player, boxes });
  }

  /** Box on goal: a gold ring and a bounce. */
  #ring(x: number, y: number, parcel: Image): void {
    this.#juice.scraps(x, y - 6, 'gold', 7, 0.13);
    if (this.#still) return;
    const ring = this.#paper.image(x, y - 6, 'ring', rowDepth(this.#level.height));
    const unit = 1 / this.#paper.resolution;
    ring.scene.tweens.add({
      targets: ring,
      scale: { from: unit * 0.6, to: unit * 2.1 },
      alpha: { from: 0.9, to: 0 },
      duration: 420,
      ease: 'Cubic.easeOut',
      onComplete: () => ring.destroy(),
    });
    ring.scene.tweens.add({
      targets: parcel,
      scale: { from: unit * 1.2, to: unit },
      duration: 200,
      ease: 'Back.easeOut',
    });
  }

  /** Idle animation of the fox, and of the chosen box. */
  #idle(): void {
    if (this.#still) return;
    if (!this.busy) {
      const breath = Math.sin((this.#clock / BREATH_MS) * 2 * Math.PI) * 0.018;
      this.#scale(this.#fox, 1 - breath, 1 + breath);
    }
    const chosen = this.#chosen === null ? undefined : this.#parcels[this.#chosen];
    if (chosen) this.#scale(chosen, 1.1 + Math.sin(this.#clock / 160) * 0.03);
  }

  #placeParcel(index: number, cell: number): void {
    const parcel = this.#parcels[index] as Image;
    parcel.setTexture(parcelKey(this.#level.goals.includes(cell)));
    this.#scale(parcel, 1, 1);
    this.#place(parcel, ...this.#centre(cell), DEPTH.parcel);
  }

  #face(direction: Direction): void {
    this.#facing = direction;
    this.#fox
      .setTexture(foxKey(direction))
      .setFlipX(direction === 'l')
      .setAngle(0);
    this.#scale(this.#fox, 1, 1);
  }

  #place(image: Image, x: number, y: number, layer: number, ground = y): void {
    image.setPosition(x, image === this.#fox ? y - FOX_UP : y).setDepth(rowDepth(ground / CELL - 0.5) + layer);
    if (image === this.#fox) image.setData('home', [x, ground]);
  }

  /** Sets the scale in world units: textures have a higher resolution. */
  #scale(image: Image, x: number, y = x): void {
    image.setScale(x / this.#paper.resolution, y / this.#paper.resolution);
  }

  #centre(cell: number): [x: number, y: number] {
    const { width } = this.#level;
    return [((cell % width) + 0.5) * CELL, (Math.floor(cell / width) + 0.5) * CELL];
  }

  #between(from: number, to: number, part: number): [number, number] {
    const [x, y] = this.#centre(from);
    const [toX, toY] = this.#centre(to);
    return [x + (toX - x) * part, y + (toY - y) * part];
  }
}

/** Facing after these LURD letters; down if there are none. */
export const facingOf = (lurd: string): Direction =>
  DIRECTIONS.find(direction => direction === lurd.at(-1)?.toLowerCase()) ?? 'd';
