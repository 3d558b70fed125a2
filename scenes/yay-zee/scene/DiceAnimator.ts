// Dice animator: throw with bounces, rest on the rolled face, slide to the shelf of held dice.
import type { Juice } from '../../kit/phaser/effects/Juice.ts';
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import { dieKey } from './art.ts';
import { heldAt, lyingAt, type Point, WORLD } from './geometry.ts';

type Image = Phaser.GameObjects.Image;

/** Final view of a die, after all animations. */
export interface DieView {
  /** 0 before the first roll. */
  readonly face: number;
  readonly held: boolean;
}

interface Body {
  readonly image: Image;
  readonly shadow: Image;
  view: DieView;
  /** Animation under way: throw or slide; null at rest. */
  animation: {
    readonly from: Point;
    readonly to: Point;
    readonly begins: number;
    readonly ms: number;
    readonly thrown: boolean;
    readonly faces: readonly number[];
    bounces: number;
  } | null;
}

const DEPTH = { shadow: 5, die: 10, flying: 20 } as const;
const SLIDE_MS = 170;
/** Delay between the throws of two dice. */
const STAGGER_MS = 45;
/** Bounces: end as a part of the flight, and height in px. */
const BOUNCES = [
  { until: 0.34, height: 120 },
  { until: 0.62, height: 62 },
  { until: 0.82, height: 24 },
  { until: 1, height: 7 },
] as const;
/** Angle of each die at rest, in degrees. */
const TILT = [-5, 4, -3, 6, -4, 3];
const TURNS = 9;

const easeOut = (part: number): number => 1 - (1 - part) * (1 - part) * (1 - part);

export class DiceAnimator {
  readonly #paper: Paper;
  readonly #juice: Juice;
  readonly #still: boolean;
  readonly #bodies: Body[] = [];
  #now = 0;

  constructor(paper: Paper, juice: Juice, still: boolean) {
    this.#paper = paper;
    this.#juice = juice;
    this.#still = still;
  }

  /** A throw is under way. */
  get flying(): boolean {
    return this.#bodies.some(({ animation }) => animation?.thrown);
  }

  /** Puts all dice in place without an animation. */
  reset(views: readonly DieView[]): void {
    while (this.#bodies.length < views.length) this.#bodies.push(this.#createDie());
    this.#bodies.forEach((body, i) => {
      body.view = views[i] as DieView;
      body.animation = null;
      this.#rest(body, i);
    });
  }

  /** Animates the thrown dice for `ms`; the others slide to their places. */
  animate(views: readonly DieView[], thrown: readonly boolean[], ms: number): void {
    if (this.#bodies.length !== views.length || this.#still) {
      this.reset(views);
      return;
    }
    let order = 0;
    this.#bodies.forEach((body, i) => {
      const before = body.view;
      const view = views[i] as DieView;
      const to = this.#placeOf(view, i);
      const from = { x: body.image.x, y: body.image.y };
      body.view = view;
      if (thrown[i] && ms > 0) {
        const faces = Array.from({ length: TURNS }, (_, turn) => 1 + ((view.face + 2 * turn + i) % 6));
        const hand = { x: WORLD.width + 70, y: WORLD.height * 0.62 + i * 22 };
        const begins = this.#now + STAGGER_MS * order++;
        body.animation = { from: before.face === 0 ? from : hand, to, begins, ms, thrown: true, faces, bounces: 0 };
      } else if (from.x !== to.x || from.y !== to.y || before.face !== view.face)
        body.animation = { from, to, begins: this.#now, ms: SLIDE_MS, thrown: false, faces: [], bounces: 0 };
      else this.#rest(body, i);
    });
  }

  draw(ms: number): void {
    this.#now += ms;
    this.#bodies.forEach((body, i) => {
      const { animation } = body;
      if (!animation || this.#now < animation.begins) return;
      const part = Math.min(1, (this.#now - animation.begins) / animation.ms);
      if (part === 1) {
        body.animation = null;
        this.#rest(body, i);
      } else if (animation.thrown) this.#fly(body, part, i);
      else this.#slide(body, part, i);
    });
  }

  #createDie(): Body {
    return {
      shadow: this.#paper.image(0, 0, 'shadow', DEPTH.shadow),
      image: this.#paper.image(0, 0, dieKey(0), DEPTH.die),
      view: { face: 0, held: false },
      animation: null,
    };
  }

  #placeOf({ held }: DieView, i: number): Point {
    return (held ? heldAt : lyingAt)(i, this.#bodies.length);
  }

  #scale(image: Image, x: number, y = x): void {
    image.setScale(x / this.#paper.resolution, y / this.#paper.resolution);
  }

  #rest(body: Body, i: number): void {
    const { image, shadow, view } = body;
    const { x, y } = this.#placeOf(view, i);
    image.setTexture(dieKey(view.face, view.held)).setPosition(x, y).setDepth(DEPTH.die);
    image.setAngle(view.held || view.face === 0 ? 0 : (TILT[i] ?? 0));
    this.#scale(image, 1);
    this.#shade(shadow, x, y, 0);
  }

  #shade(shadow: Image, x: number, y: number, height: number): void {
    shadow.setPosition(x + 5 + height * 0.18, y + 8 + height * 0.12).setAlpha(1 / (1 + height / 60));
    this.#scale(shadow, 1.04 + height / 260);
  }

  #fly(body: Body, part: number, i: number): void {
    const { image, shadow, animation } = body;
    if (!animation) return;
    const way = easeOut(part);
    const x = animation.from.x + (animation.to.x - animation.from.x) * way;
    const y = animation.from.y + (animation.to.y - animation.from.y) * way;
    const bounce = BOUNCES.findIndex(({ until }) => part < until);
    const { until, height: top } = BOUNCES[bounce] ?? BOUNCES[3];
    const start = bounce > 0 ? (BOUNCES[bounce - 1]?.until ?? 0) : -until;
    const inside = (part - start) / (until - start);
    const height = 4 * top * inside * (1 - inside);
    if (bounce > animation.bounces) {
      animation.bounces = bounce;
      this.#juice.scraps(x, y + 34, 'teal', 2, 0.06);
    }
    // Faces change ever more slowly; the last bounce already shows the rolled face.
    const turned = way * TURNS;
    const face = part > 0.82 ? body.view.face : (animation.faces[Math.floor(turned) % TURNS] as number);
    const over = part > 0.82 ? 1 : 0.72 + 0.28 * Math.abs(Math.cos(turned * Math.PI));
    const squash = inside < 0.12 && bounce > 0 ? 0.1 * (1 - inside / 0.12) : 0;
    image
      .setTexture(dieKey(face))
      .setDepth(DEPTH.flying)
      .setPosition(x, y - height);
    image.setAngle((TILT[i] ?? 0) + (1 - way) * (i % 2 === 0 ? 500 : -430));
    this.#scale(image, (1 + height / 420) * over + squash, (1 + height / 420) * (1.72 - over) ** 0.2 - squash);
    this.#shade(shadow, x, y, height);
  }

  #slide(body: Body, part: number, i: number): void {
    const { image, shadow, animation, view } = body;
    if (!animation) return;
    const way = easeOut(part);
    const lift = Math.sin(Math.PI * part) * 14;
    const x = animation.from.x + (animation.to.x - animation.from.x) * way;
    const y = animation.from.y + (animation.to.y - animation.from.y) * way;
    const settles = view.held || view.face === 0 ? 0 : (TILT[i] ?? 0);
    image
      .setTexture(dieKey(view.face, view.held))
      .setDepth(DEPTH.flying)
      .setPosition(x, y - lift);
    image.setAngle(image.angle + (settles - image.angle) * part);
    this.#scale(image, 1 + lift / 160);
    this.#shade(shadow, x, y, lift);
  }
}
