// What is looked at closely: a sheet that unfolds from its place in the room, with the thing on it large enough to be read.
import type { Paper } from '../kit/phaser/paper.ts';
import type Phaser from '../kit/phaser/phaser.ts';
import { looksOf } from './art/figures.ts';
import { flat, part } from './art/folding.ts';
import type { Fixture } from './item.ts';
import { all } from './Rooms.ts';
import { SHEET } from './sheet.ts';
import { type EscapeState, focused } from './state.ts';

/** Room on the sheet beside the thing. */
const SIDE = 30;
const MOST_SCALE = 3.2;
const DEPTH = 50;
const OPEN_MS = 190;
/** Room round the thing for its shadows, and for what stands out of its box. */
const MARGIN = 60;

const easeOut = (share: number): number => 1 - (1 - share) ** 3;

/** How much larger than in its room a thing is shown. */
export const scaleOf = ({ at: { w, h } }: Fixture): number =>
  Math.min(MOST_SCALE, (SHEET.width - 2 * SIDE - 30) / w, (SHEET.height - 2 * SIDE) / h);

export class CloseUp {
  readonly #scene: Phaser.Scene;
  readonly #paper: Paper;
  readonly #still: boolean;
  readonly #veil: Phaser.GameObjects.Image;
  #sheet: Phaser.GameObjects.Container | null = null;
  #of: { readonly id: string; readonly key: string; readonly x: number; readonly y: number } | null = null;
  #opened = 0;

  constructor(scene: Phaser.Scene, paper: Paper, reducedMotion: boolean) {
    this.#scene = scene;
    this.#paper = paper;
    this.#still = reducedMotion;
    paper.bake('veil', 760, 520, pen => pen.cut(flat('navy', 'M-380 -260H380V260H-380Z', -10)));
    paper.bake('sheet', SHEET.width + 40, SHEET.height + 40, pen => {
      const [x, y] = [SHEET.width / 2, SHEET.height / 2];
      pen.cut(
        part(
          'cream',
          `M${-x} ${-y}H${x}V${y - 46}L${x - 46} ${y}H${-x}Z`,
          [
            [`M${x} ${y - 46}L${x - 46} ${y}V${y - 46}Z`, -14],
            [`M${-x} ${-y}H${x}V${-y + 60}L${-x} ${y * 0.4}Z`, 3],
          ],
          2,
          8,
        ),
      );
    });
    this.#veil = paper.image(360, 240, 'veil', DEPTH - 1).setVisible(false);
  }

  /** Nothing is under way: as the state has it, at once. */
  stand(state: Readonly<EscapeState>): void {
    this.#close();
    this.follow(state);
    this.#opened = 1;
  }

  follow(state: Readonly<EscapeState>): void {
    const fixture = state.phase === 'playing' ? focused(state) : null;
    if (!fixture) return this.#close();
    const { key } = looksOf(state, fixture, true);
    if (this.#of?.key === key) return;
    const isSame = this.#of?.id === fixture.id;
    this.#close();
    this.#open(state, fixture);
    if (isSame) this.#opened = 1;
  }

  #open(state: Readonly<EscapeState>, fixture: Fixture): void {
    const { key, cuts, written } = looksOf(state, fixture, true);
    const scale = scaleOf(fixture);
    const { x, y, w, h } = fixture.at;
    this.#paper.bake('close', (w + MARGIN) * scale, (h + MARGIN) * scale, all(cuts, scale));
    const thing = this.#paper.image(0, 0, 'close');
    const words = written.map(({ x: left, y: top, text, size, ink }) =>
      this.#paper.word(left * scale, top * scale, text, { size: size * scale, ink, weight: 750 }),
    );
    this.#sheet = this.#scene.add
      .container(SHEET.x, SHEET.y, [this.#paper.image(0, 0, 'sheet'), thing, ...words])
      .setDepth(DEPTH);
    this.#of = { id: fixture.id, key, x, y };
    this.#opened = this.#still ? 1 : 0;
    this.#veil.setVisible(true);
    this.draw(0);
  }

  #close(): void {
    this.#sheet?.destroy();
    this.#sheet = null;
    this.#of = null;
    this.#veil.setVisible(false);
  }

  draw(ms: number): void {
    if (!this.#sheet || !this.#of) return;
    this.#opened = Math.min(1, this.#opened + ms / OPEN_MS);
    const shown = easeOut(this.#opened);
    const { x, y } = this.#of;
    this.#sheet.setPosition(x + (SHEET.x - x) * shown, y + (SHEET.y - y) * shown).setScale(0.25 + 0.75 * shown);
    this.#veil.setAlpha(0.55 * shown);
  }
}
