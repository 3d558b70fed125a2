// Sling: two posts, the band between them, and a ring gauge of power and strain.
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import { DRAWN, MIDDLE, PX, REST } from '../rules/geometry.ts';
import type { RocketView } from '../view.ts';

const DEPTH = { posts: 34, band: 35 } as const;
const APART = 58;
const FORK = 104;
/** Height of the ball at which the band stops following it, in units. */
const SPRING = 14;

export class Sling {
  readonly #paper: Paper;
  readonly #g: Phaser.GameObjects.Graphics;

  constructor(paper: Paper, g: Phaser.GameObjects.Graphics) {
    this.#paper = paper;
    this.#g = g.setDepth(DEPTH.band);
    paper.image(MIDDLE - APART, -50, 'post', DEPTH.posts);
    paper.image(MIDDLE + APART, -50, 'post', DEPTH.posts).setFlipX(true);
  }

  /** Returns how far the fox is drawn down, in px. */
  draw({ power, strain, phase }: RocketView, height: number, time: number): number {
    const g = this.#g.clear();
    const tremble = strain > 0 && time > 0 ? Math.sin(time / 18) * 2.4 * strain : 0;
    const pull = power * DRAWN;
    const isHere = phase !== 'launched' && phase !== 'home';
    const middle = isHere
      ? -REST + 20 + pull
      : -REST + 20 - Math.min(SPRING, height) * PX * 0.4 * Math.max(0, 1 - height / (SPRING * 3));
    const isMending = phase === 'repairing';
    g.lineStyle(
      isMending ? 3 : 6 - 2.4 * power,
      this.#paper.rgb(strain > 0.5 || isMending ? 'coral' : 'rose', strain > 0 ? -4 : -8),
      isMending ? 0.55 : 1,
    );
    g.beginPath();
    g.moveTo(MIDDLE - APART, -FORK);
    g.lineTo(MIDDLE - 16 + tremble, middle);
    g.lineTo(MIDDLE + 16 + tremble, middle);
    g.lineTo(MIDDLE + APART, -FORK);
    g.strokePath();
    if (phase === 'charging') this.#drawGauge(power, strain, -REST + pull);
    return isHere ? pull : 0;
  }

  #drawGauge(power: number, strain: number, y: number): void {
    const g = this.#g;
    const ring = (from: number, to: number, width: number, ink: Parameters<Paper['rgb']>[0], alpha: number) => {
      g.lineStyle(width, this.#paper.rgb(ink), alpha);
      g.beginPath();
      g.arc(MIDDLE, y, 42, from - Math.PI / 2, to - Math.PI / 2);
      g.strokePath();
    };
    ring(0, 2 * Math.PI, 10, 'navy', 0.3);
    ring(0, 2 * Math.PI * power, 8, 'gold', 1);
    if (strain > 0) ring(0, 2 * Math.PI * strain, 8, 'coral', 1);
  }
}
