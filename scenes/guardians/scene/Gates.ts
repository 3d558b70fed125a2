// The gates of both guardians: stones that stand, gaps where some were knocked off, and scraps where they fall.
import type { Juice } from '../../kit/phaser/effects/Juice.ts';
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import type { Guardian } from '../rules/valley.ts';
import { gatePlace } from './art.ts';

/** Stones of a side's gates, with whose they are. */
export interface GateSide {
  readonly guardian: Guardian;
  readonly gates: readonly number[];
}
/** Own side first. */
export type BothGates = readonly [GateSide, GateSide];

const MOST_STONES_SHOWN = 12;
const FAR_SCALE = 0.8;

export class Gates {
  readonly #paper: Paper;
  readonly #juice: Juice;
  #images: Phaser.GameObjects.Image[] = [];
  /** What is drawn, and of how many stones a gate; null before the first. */
  #drawn: { readonly both: BothGates; readonly most: number } | null = null;

  constructor(paper: Paper, juice: Juice) {
    this.#paper = paper;
    this.#juice = juice;
  }

  draw(both: BothGates, stones: number): void {
    const most = Math.min(MOST_STONES_SHOWN, stones);
    const next = { both: both.map(({ guardian, gates }) => ({ guardian, gates: [...gates] })) as never, most };
    if (JSON.stringify(next) === JSON.stringify(this.#drawn)) return;
    this.#drawn = next;
    for (const image of this.#images) image.destroy();
    this.#images = both.flatMap(({ guardian, gates }, index) =>
      gates.flatMap((standing, road) =>
        Array.from({ length: most }, (_, stone) => {
          const { x, y } = gatePlace(road, index === 0, stone, most);
          const image = this.#paper.image(x, y, stone < standing ? `stone-${guardian}` : 'gap', 2);
          return index === 0 ? image : image.setScale(FAR_SCALE / this.#paper.resolution);
        }),
      ),
    );
  }

  /** Stones fall as scraps where a gate has fewer than were drawn. */
  knock(both: BothGates, stones: number): void {
    const before = this.#drawn?.both;
    this.draw(both, stones);
    for (const [index, { gates }] of both.entries())
      for (const [road, standing] of gates.entries()) {
        const lost = (before?.[index]?.gates[road] ?? standing) - standing;
        if (lost <= 0) continue;
        const isOwn = index === 0;
        const { x, y } = gatePlace(road, isOwn, 0, 1);
        this.#juice.scraps(x, y, 'cream', 6 + 6 * lost);
        this.#juice.pop(x, y + (isOwn ? -34 : 40), `−${lost}`, isOwn ? 'coral' : 'gold', 34);
        if (standing === 0) this.#juice.shake(5, 240);
      }
  }
}
