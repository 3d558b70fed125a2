// Board sprites: images of fox, dalexes, piles and gold. They move smoothly to their cells; the rules never wait for them.
import type { Juice } from '../../kit/phaser/effects/Juice.ts';
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import { CELL, cellSize, centreOf, type Point } from '../rules/geometry.ts';
import type { DalexState } from '../rules/state.ts';
import { pileKey } from './art.ts';
import { textureOf } from './crowdArt.ts';

type Image = Phaser.GameObjects.Image;

interface MovingSprite {
  readonly image: Image;
  from: Point;
  to: Point;
  /** Texture that it has from its arrival on. */
  key: string;
  /** Height of its hop, in world pixels. */
  hop: number;
  /** Part of the movement that is done: negative before it sets out, 1 at its end. */
  progress: number;
  /** Called when it arrives; null where nothing follows. */
  onArrival: (() => void) | null;
}

export const DEPTH = { mark: 2, gold: 4, pile: 10, dalex: 20, fox: 40, above: 60 } as const;
/** Dalexes start later than the fox, by this part of a step. */
const DELAY = 0.22;

/** Height of a hop, in world pixels. */
const FOX_HOP = 7;
const LEAP_HOP = 26;

const easeOut = (progress: number): number => 1 - (1 - progress) ** 3;

export class BoardSprites {
  readonly #paper: Paper;
  readonly #juice: Juice;
  readonly #still: boolean;
  #size = 15;
  #fox: MovingSprite | null = null;
  #dalexes = new Map<number, MovingSprite>();
  /** Dalexes that are removed when they arrive. */
  #ending = new Set<MovingSprite>();
  #piles = new Map<number, Image>();
  #gold: { readonly cell: number; readonly image: Image } | null = null;
  #clock = 0;

  constructor(paper: Paper, juice: Juice, still: boolean) {
    this.#paper = paper;
    this.#juice = juice;
    this.#still = still;
  }

  get isMoving(): boolean {
    return [this.#fox, ...this.#dalexes.values(), ...this.#ending].some(sprite => sprite && sprite.progress < 1);
  }

  /** Shows a state at once, without movement. */
  show({ size, player, dalexes, piles, crowd, goal, gameOver }: Readonly<DalexState>): void {
    for (const sprite of [this.#fox, ...this.#dalexes.values(), ...this.#ending]) sprite?.image.destroy();
    for (const pile of this.#piles.values()) pile.destroy();
    this.#gold?.image.destroy();
    this.#ending.clear();
    this.#piles.clear();
    this.#size = size;
    this.#dalexes = new Map(
      dalexes.map((cell, index) => [cell, this.#createMoving(textureOf(crowd, index), cell, DEPTH.dalex, player)]),
    );
    for (const { cell, dalexes: height } of piles) this.setPile(cell, height, false);
    // After a defeat a dalex is in the cell of the fox.
    this.#fox = this.#createMoving(gameOver ? 'dalex' : 'fox', player, DEPTH.fox, player);
    this.#gold = goal === null ? null : { cell: goal, image: this.#createImage('gold', goal, DEPTH.gold) };
  }

  /** Start of a level: all unfold, those near the fox first. */
  unfold(): void {
    const middle = this.#fox?.to ?? { x: 0, y: 0 };
    for (const { image } of this.#dalexes.values())
      this.#juice.unfold(image, Math.min(320, Math.hypot(image.x - middle.x, image.y - middle.y)));
    if (this.#gold) this.#juice.unfold(this.#gold.image, 360);
  }

  /** Moves the fox; `isTeleport` puts it there at once. */
  moveFox(cell: number, isTeleport: boolean): void {
    const fox = this.#fox;
    if (!fox) return;
    this.#setTarget(fox, cell, isTeleport ? 1 : 0);
    if (isTeleport) this.#juice.unfold(fox.image);
  }

  /** Removes dalexes; `onRemoved` gets the point of each. */
  removeDalexes(cells: readonly number[], onRemoved: (at: Point) => void): void {
    for (const cell of cells) {
      const sprite = this.#dalexes.get(cell);
      this.#dalexes.delete(cell);
      if (!sprite) continue;
      onRemoved(sprite.image);
      sprite.image.destroy();
    }
  }

  /** Moves all dalexes. Those whose target is in `ends` are removed on arrival; its callback runs once per cell. */
  moveDalexes(from: readonly number[], to: readonly number[], ends: ReadonlyMap<number, () => void>): void {
    const next = new Map<number, MovingSprite>();
    const handled = new Set<number>();
    from.forEach((cell, index) => {
      const sprite = this.#dalexes.get(cell);
      const target = to[index] as number;
      if (!sprite) return;
      this.#setTarget(sprite, target, -DELAY);
      const end = ends.get(target);
      if (!end) {
        next.set(target, sprite);
        return;
      }
      const isFirst = !handled.has(target);
      handled.add(target);
      sprite.onArrival = () => {
        sprite.image.destroy();
        if (isFirst) end();
      };
      this.#ending.add(sprite);
    });
    this.#dalexes = next;
  }

  /** Dresses all dalexes by their kinds, each when it has arrived. */
  dress({ dalexes, crowd }: Readonly<DalexState>): void {
    dalexes.forEach((cell, index) => {
      const sprite = this.#dalexes.get(cell);
      if (sprite) sprite.key = textureOf(crowd, index);
    });
  }

  /** Creates a pile, or shows its new height. */
  setPile(cell: number, height: number, jumps = true): void {
    const existing = this.#piles.get(cell);
    const image = existing ?? this.#createImage(pileKey(height), cell, DEPTH.pile);
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

  removeGold(): void {
    this.#gold?.image.destroy();
    this.#gold = null;
  }

  /** Shows the defeat: the fox crumples and a dalex takes its cell. */
  crumpleFox(): void {
    const fox = this.#fox;
    if (!fox) return;
    this.#juice.crumple(fox.image.x, fox.image.y, 'fox');
    fox.image.setTexture('dalex').setDepth(DEPTH.above);
  }

  draw(ms: number, stepMs: number): void {
    this.#clock += ms;
    const step = this.#still ? 2 : ms / stepMs;
    const sprites = [...this.#dalexes.values(), ...this.#ending];
    for (const sprite of sprites) this.#advance(sprite, step);
    for (const { image, progress, key } of this.#dalexes.values())
      if (progress >= 1 && image.texture.key !== key) image.setTexture(key);
    if (this.#fox) this.#advance(this.#fox, step * 1.2);
    for (const sprite of sprites) {
      if (sprite.progress < 1 || !sprite.onArrival) continue;
      this.#ending.delete(sprite);
      sprite.onArrival();
    }
    this.#animateIdle();
  }

  #advance(sprite: MovingSprite, step: number): void {
    if (sprite.progress >= 1) return;
    sprite.progress = Math.min(1, sprite.progress + step);
    const eased = easeOut(Math.max(0, sprite.progress));
    const { from, to, image } = sprite;
    const stays = from.x === to.x && from.y === to.y;
    const up = this.#still || stays ? 0 : Math.sin(Math.PI * eased) * sprite.hop;
    image.setPosition(from.x + (to.x - from.x) * eased, from.y + (to.y - from.y) * eased - up);
  }

  /** Idle animation of fox and gold. */
  #animateIdle(): void {
    if (this.#still) return;
    const scale = this.#scale;
    const breath = Math.sin(this.#clock / 380) * 0.022;
    const fox = this.#fox;
    if (fox && fox.progress >= 1 && fox.image.texture.key === 'fox' && !fox.image.scene.tweens.isTweening(fox.image))
      fox.image.setScale(scale * (1 - breath), scale * (1 + breath));
    this.#gold?.image.setAngle(Math.sin(this.#clock / 600) * 9);
  }

  /** Starts a movement from the current position. */
  #setTarget(sprite: MovingSprite, cell: number, progress: number): void {
    const { x, y } = sprite.image;
    sprite.from = { x, y };
    sprite.to = centreOf(this.#size, cell);
    sprite.progress = progress;
    if (progress >= 1) sprite.image.setPosition(sprite.to.x, sprite.to.y);
    else if (sprite.to.x !== x) sprite.image.setFlipX(sprite !== this.#fox && sprite.to.x < x);
  }

  #createMoving(key: string, cell: number, depth: number, player: number): MovingSprite {
    const at = centreOf(this.#size, cell);
    // The letter over a sleeper is not mirrored.
    const looksLeft = key !== 'dalex-asleep' && centreOf(this.#size, player).x < at.x;
    const image = this.#createImage(key, cell, depth).setFlipX(looksLeft);
    const hop = key === 'fox' ? FOX_HOP : key === 'dalex-leaps' || key === 'dalex-rests' ? LEAP_HOP : 0;
    return { image, from: at, to: at, key, hop, progress: 1, onArrival: null };
  }

  #createImage(key: string, cell: number, depth: number): Image {
    const { x, y } = centreOf(this.#size, cell);
    return this.#paper.image(x, y, key, depth).setScale(this.#scale);
  }

  /** Textures are baked for a board of 15 cells. */
  get #scale(): number {
    return cellSize(this.#size) / CELL / this.#paper.resolution;
  }
}
