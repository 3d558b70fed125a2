// The fox, the dalexes and the piles as pictures. They glide from where they are to where they belong; the state never waits for them.
import type { Juice } from '../kit/phaser/Juice.ts';
import type { Paper } from '../kit/phaser/paper.ts';
import type Phaser from '../kit/phaser/phaser.ts';
import { pileKey } from './art.ts';
import { CELL, cellSize, centreOf, type Point } from './stage.ts';
import type { DalexState } from './state.ts';

type Image = Phaser.GameObjects.Image;

interface Walker {
  readonly image: Image;
  from: Point;
  to: Point;
  /** How much of its way is behind it. */
  part: number;
  /** What becomes of it once it is there. */
  arrived: (() => void) | null;
}

export const DEPTH = { mark: 2, gold: 4, pile: 10, dalex: 20, fox: 40, above: 60 } as const;
/** Dalexes set out a moment after the fox. */
const LATE = 0.22;

const easeOut = (part: number): number => 1 - (1 - part) ** 3;

export class Crowd {
  readonly #paper: Paper;
  readonly #juice: Juice;
  readonly #still: boolean;
  #size = 15;
  #fox: Walker | null = null;
  #dalexes = new Map<number, Walker>();
  /** On their way to where they end. */
  #doomed = new Set<Walker>();
  #piles = new Map<number, Image>();
  #gold: { readonly cell: number; readonly image: Image } | null = null;
  #clock = 0;

  constructor(paper: Paper, juice: Juice, still: boolean) {
    this.#paper = paper;
    this.#juice = juice;
    this.#still = still;
  }

  get busy(): boolean {
    return [this.#fox, ...this.#dalexes.values(), ...this.#doomed].some(walker => walker && walker.part < 1);
  }

  /** Everything as the state has it, at once. */
  stand({ size, player, dalexes, piles, goal, gameOver }: Readonly<DalexState>): void {
    for (const walker of [this.#fox, ...this.#dalexes.values(), ...this.#doomed]) walker?.image.destroy();
    for (const pile of this.#piles.values()) pile.destroy();
    this.#gold?.image.destroy();
    this.#doomed.clear();
    this.#piles.clear();
    this.#size = size;
    this.#dalexes = new Map(dalexes.map(cell => [cell, this.#enter('dalex', cell, DEPTH.dalex, player)]));
    for (const { cell, dalexes: height } of piles) this.heap(cell, height, false);
    // Who caught the fox stands where it stood.
    this.#fox = this.#enter(gameOver ? 'dalex' : 'fox', player, DEPTH.fox, player);
    this.#gold = goal === null ? null : { cell: goal, image: this.#place('gold', goal, DEPTH.gold) };
  }

  /** A new level: everybody unfolds, those beside the fox first. */
  unfold(): void {
    const middle = this.#fox?.to ?? { x: 0, y: 0 };
    for (const { image } of this.#dalexes.values())
      this.#juice.unfold(image, Math.min(320, Math.hypot(image.x - middle.x, image.y - middle.y)));
    if (this.#gold) this.#juice.unfold(this.#gold.image, 360);
  }

  /** The fox walks; `leaps` puts it there at once. */
  goTo(cell: number, leaps: boolean): void {
    const fox = this.#fox;
    if (!fox) return;
    this.#send(fox, cell, leaps ? 1 : 0);
    if (leaps) this.#juice.unfold(fox.image);
  }

  /** The screwdriver's work: `gone` is told each place. */
  takeApart(cells: readonly number[], gone: (at: Point) => void): void {
    for (const cell of cells) {
      const walker = this.#dalexes.get(cell);
      this.#dalexes.delete(cell);
      if (!walker) continue;
      gone(walker.image);
      walker.image.destroy();
    }
  }

  /** Everybody steps. Where `ends` knows a cell, a dalex is lost there and `arrived` is told. */
  walk(from: readonly number[], to: readonly number[], ends: ReadonlyMap<number, () => void>): void {
    const next = new Map<number, Walker>();
    const told = new Set<number>();
    from.forEach((cell, index) => {
      const walker = this.#dalexes.get(cell);
      const target = to[index] as number;
      if (!walker) return;
      this.#send(walker, target, -LATE);
      const end = ends.get(target);
      if (!end) {
        next.set(target, walker);
        return;
      }
      const isFirst = !told.has(target);
      told.add(target);
      walker.arrived = () => {
        walker.image.destroy();
        if (isFirst) end();
      };
      this.#doomed.add(walker);
    });
    this.#dalexes = next;
  }

  /** A pile is there, or has grown. */
  heap(cell: number, height: number, jumps = true): void {
    const there = this.#piles.get(cell);
    const image = there ?? this.#place(pileKey(height), cell, DEPTH.pile);
    image.setTexture(pileKey(height));
    this.#piles.set(cell, image);
    if (!jumps || this.#still) return;
    const scale = this.#scale;
    image.scene.tweens.add({
      targets: image,
      scaleX: { from: scale * 1.35, to: scale },
      scaleY: { from: scale * 0.7, to: scale },
      duration: 190,
      ease: 'Back.easeOut',
    });
  }

  /** The gold is taken or buried. */
  takeGold(): void {
    this.#gold?.image.destroy();
    this.#gold = null;
  }

  /** The fox is crumpled under who caught it. */
  crumpleFox(): void {
    const fox = this.#fox;
    if (!fox) return;
    this.#juice.crumple(fox.image.x, fox.image.y, 'fox');
    fox.image.setTexture('dalex').setDepth(DEPTH.above);
  }

  draw(ms: number, stepMs: number): void {
    this.#clock += ms;
    const part = this.#still ? 2 : ms / stepMs;
    const walkers = [...this.#dalexes.values(), ...this.#doomed];
    for (const walker of walkers) this.#glide(walker, part, 0);
    if (this.#fox) this.#glide(this.#fox, part * 1.2, 7);
    for (const walker of walkers) {
      if (walker.part < 1 || !walker.arrived) continue;
      this.#doomed.delete(walker);
      walker.arrived();
    }
    this.#idle();
  }

  #glide(walker: Walker, part: number, hop: number): void {
    if (walker.part >= 1) return;
    walker.part = Math.min(1, walker.part + part);
    const way = easeOut(Math.max(0, walker.part));
    const { from, to, image } = walker;
    const up = this.#still ? 0 : Math.sin(Math.PI * way) * hop;
    image.setPosition(from.x + (to.x - from.x) * way, from.y + (to.y - from.y) * way - up);
  }

  /** The fox breathes; the gold turns in the light. */
  #idle(): void {
    if (this.#still) return;
    const scale = this.#scale;
    const breath = Math.sin(this.#clock / 380) * 0.022;
    const fox = this.#fox;
    if (fox && fox.part >= 1 && fox.image.texture.key === 'fox' && !fox.image.scene.tweens.isTweening(fox.image))
      fox.image.setScale(scale * (1 - breath), scale * (1 + breath));
    this.#gold?.image.setAngle(Math.sin(this.#clock / 600) * 9);
  }

  /** From wherever it is now. */
  #send(walker: Walker, cell: number, part: number): void {
    const { x, y } = walker.image;
    walker.from = { x, y };
    walker.to = centreOf(this.#size, cell);
    walker.part = part;
    if (part >= 1) walker.image.setPosition(walker.to.x, walker.to.y);
    else if (walker.to.x !== x) walker.image.setFlipX(walker !== this.#fox && walker.to.x < x);
  }

  #enter(key: string, cell: number, depth: number, player: number): Walker {
    const at = centreOf(this.#size, cell);
    const image = this.#place(key, cell, depth).setFlipX(centreOf(this.#size, player).x < at.x);
    return { image, from: at, to: at, part: 1, arrived: null };
  }

  #place(key: string, cell: number, depth: number): Image {
    const { x, y } = centreOf(this.#size, cell);
    return this.#paper.image(x, y, key, depth).setScale(this.#scale);
  }

  /** Everything is drawn for a board of the usual size. */
  get #scale(): number {
    return cellSize(this.#size) / CELL / this.#paper.resolution;
  }
}
