// Weather of a walk's landscapes: what falls, drifts or glows over the course, by the time of decoration alone.
import type { Cut, Paper } from '../../../kit/phaser/paper.ts';
import type Phaser from '../../../kit/phaser/phaser.ts';
import type { Land } from '../../levels/walk/land.ts';
import { FIELD } from '../../rules/course.ts';
import { hashPlace } from '../surfaces.ts';

interface Kind {
  readonly cut: Cut;
  readonly many: number;
  /** Px a second, and px to both sides. */
  readonly fall: readonly [x: number, y: number];
  readonly sway: number;
  readonly alpha: number;
  /** Turns while it falls. */
  readonly spins?: true;
  /** Comes and goes. */
  readonly glows?: true;
}

const flat = (path: string, ink: Cut['ink'], lighter = 0): Cut => ({ path, ink, lighter, lift: 0, edge: 0 });
const LEAF = 'M-6 0L0 -3L7 0L0 3Z';
const SPECK = 'M-2 0L0 -2L2 0L0 2Z';

const KINDS: Readonly<Record<Land, Kind>> = {
  meadow: { cut: flat(SPECK, 'paper'), many: 14, fall: [16, -3], sway: 18, alpha: 0.75 },
  seaside: { cut: flat('M-1 -9L1 -9L0 9Z', 'paper'), many: 26, fall: [-40, 330], sway: 0, alpha: 0.4 },
  autumn: { cut: flat(LEAF, 'fox', 4), many: 18, fall: [30, 40], sway: 26, alpha: 0.9, spins: true },
  snow: { cut: flat('M-3 0L0 -3L3 0L0 3Z', 'paper'), many: 34, fall: [8, 42], sway: 14, alpha: 0.85 },
  desert: { cut: flat('M-16 0L16 -0.8L16 0.8Z', 'cream'), many: 12, fall: [170, 6], sway: 5, alpha: 0.35 },
  heather: { cut: flat('M-80 0L-20 -11L60 -6L90 3L10 10Z', 'paper'), many: 6, fall: [14, 0], sway: 8, alpha: 0.16 },
  night: { cut: flat(SPECK, 'gold', 10), many: 18, fall: [4, -3], sway: 24, alpha: 1, glows: true },
  cherry: {
    cut: flat('M-4 0L0 -2.4L4 0L0 2.4Z', 'rose', 16),
    many: 24,
    fall: [22, 30],
    sway: 20,
    alpha: 0.9,
    spins: true,
  },
  rocks: {
    cut: flat('M-130 10L-70 -30L40 -36L120 -8L90 26L-40 34Z', 'navy'),
    many: 3,
    fall: [20, 3],
    sway: 0,
    alpha: 0.1,
  },
};

/** Px beyond the picture over which what leaves on one side comes again on the other. */
const MARGIN = 140;

export class Weather {
  readonly #images: readonly Phaser.GameObjects.Image[];
  readonly #kind: Kind;

  constructor(paper: Paper, land: Land, depth: number) {
    this.#kind = KINDS[land];
    const [width, height] = this.#kind.many < 10 ? [270, 80] : [36, 24];
    const key = paper.bakeCut(`weather ${land}`, width, height, this.#kind.cut);
    this.#images = Array.from({ length: this.#kind.many }, () => paper.image(0, 0, key, depth));
  }

  /** Every frame, by the milliseconds of decoration; none for who wants no motion. */
  draw(elapsed: number, isStill: boolean): void {
    const { fall, sway, alpha, spins, glows } = this.#kind;
    const seconds = elapsed / 1000;
    for (const [index, image] of this.#images.entries()) {
      const [a, b] = [hashPlace(index + 1, 17), hashPlace(31, index + 1)];
      const swing = Math.sin(seconds * (0.7 + a) + index);
      const x = wrap(a * FIELD.width + fall[0] * (0.7 + 0.6 * b) * seconds, FIELD.width) + sway * swing;
      const y = wrap(b * FIELD.height + fall[1] * (0.7 + 0.6 * a) * seconds, FIELD.height);
      image.setPosition(x, y).setVisible(!isStill);
      if (spins) image.setRotation(seconds * (0.6 + b) + index);
      image.setAlpha(glows ? alpha * (0.5 + 0.5 * Math.sin(seconds * 2.1 + index * 1.7)) : alpha);
    }
  }

  destroy(): void {
    for (const image of this.#images) image.destroy();
  }
}

const wrap = (at: number, size: number): number => {
  const all = size + 2 * MARGIN;
  return ((((at + MARGIN) % all) + all) % all) - MARGIN;
};
