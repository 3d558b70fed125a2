// Wind zone: a pale band across the sky with rising paper arrows.
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import { MIDDLE, yOf } from '../rules/geometry.ts';
import type { RocketView } from '../view.ts';

type Image = ReturnType<Paper['image']>;

const DEPTH = { band: 26, arrows: 28, word: 31 } as const;
const ARROWS = 12;
const PACE = 0.09;
const APART = 46;
const ROWS = 3;
/** Half width that is kept free for the fox, in px. */
const CLEAR = 64;

export class WindView {
  readonly #paper: Paper;
  readonly #band: Phaser.GameObjects.Graphics;
  readonly #arrows: readonly Image[];
  #word: Phaser.GameObjects.Text | null = null;
  readonly #still: boolean;
  #time = 0;

  constructor(paper: Paper, band: Phaser.GameObjects.Graphics, still: boolean) {
    this.#paper = paper;
    this.#still = still;
    this.#band = band.setDepth(DEPTH.band);
    this.#arrows = Array.from({ length: ARROWS }, () => paper.image(0, 0, 'gust', DEPTH.arrows).setVisible(false));
  }

  /** The label is created after the first frame, because it needs the web font. */
  createText(): void {
    this.#word = this.#paper.word(0, 0, 'Wind', { size: 15, ink: 'paper', rim: 4 }, DEPTH.word).setOrigin(0, 0);
  }

  draw(
    { wind, windBlows, isWindUsed }: RocketView,
    box: { left: number; width: number; top: number; height: number },
    ms: number,
  ): void {
    if (!this.#still) this.#time += ms;
    const g = this.#band.clear();
    const [high, low] = [yOf(wind.to), yOf(wind.from)];
    const isSeen = isWindUsed && low > box.top && high < box.top + box.height;
    this.#word?.setVisible(isSeen).setPosition(box.left + 18, high + 6);
    for (const arrow of this.#arrows) arrow.setVisible(isSeen);
    if (!isSeen) return;
    g.fillStyle(this.#paper.rgb('paper'), windBlows ? 0.42 : 0.26).fillRect(box.left, high, box.width, low - high);
    g.fillStyle(this.#paper.rgb('paper'), 0.9);
    for (const y of [high, low]) for (let x = box.left; x < box.left + box.width; x += 22) g.fillRect(x, y - 1, 12, 2);
    for (const [index, arrow] of this.#arrows.entries()) {
      const column = Math.floor(index / ROWS);
      const x = MIDDLE + (column % 2 === 0 ? -1 : 1) * (CLEAR + 40 + Math.floor(column / 2) * APART);
      const up = (this.#time * PACE + (index % ROWS) * ((low - high) / ROWS) + column * 17) % Math.max(1, low - high);
      arrow.setPosition(x, low - up).setAlpha(windBlows ? 1 : 0.7);
    }
  }
}
