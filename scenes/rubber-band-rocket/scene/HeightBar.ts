// Height bar at the right side of the picture: predicted reach, record, wind zone, and the current heights of fox and ghost.
import { grouped } from '../../kit/core/digits.ts';
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import type { RocketView } from '../view.ts';

type Graphics = Phaser.GameObjects.Graphics;
type Text = Phaser.GameObjects.Text;

const DEPTH = 60;
const WIDTH = 14;
const FROM_RIGHT = 30;
const FROM_TOP = 74;
const FROM_BOTTOM = 44;
/** The scale's top, as a multiple of the highest value shown. */
const HEADROOM = 1.12;
const MIN_TOP = 120;
/** Smallest distance between two labels, in px; closer ones would overlap. */
const MIN_TEXT_GAP = 22;

export class HeightBar {
  readonly #paper: Paper;
  readonly #lines: Graphics;
  #reach: Text | null = null;
  #record: Text | null = null;
  readonly #arrow: ReturnType<Paper['image']>;
  readonly #size: number;
  /** The scale's top, in units; eased when it changes. */
  #topUnits = MIN_TOP;

  constructor(paper: Paper, lines: Graphics, textScale: number) {
    this.#paper = paper;
    this.#lines = lines.setDepth(DEPTH);
    this.#size = Math.min(1.5, textScale);
    this.#arrow = paper.image(0, 0, 'arrow', DEPTH + 2).setFlipX(true);
  }

  /** Texts are created after the first frame, because they need the web font. */
  createText(): void {
    const style = { size: 19 * this.#size, ink: 'paper', rim: 5 } as const;
    this.#reach = this.#paper.word(0, 0, '', style, DEPTH + 2).setOrigin(1, 0.5);
    const small = { ...style, size: 13 * this.#size, ink: 'gold', lighter: 8 } as const;
    this.#record = this.#paper.word(0, 0, '', small, DEPTH + 1).setOrigin(1, 0.5);
  }

  /** Sets the scale without easing. */
  snap(view: RocketView): void {
    this.#topUnits = wantedTop(view);
  }

  draw(
    view: RocketView,
    height: number,
    ghost: number | null,
    { reach, record: best }: { readonly reach: number; readonly record: number },
    box: { right: number; top: number; height: number },
    ms: number,
  ): void {
    this.#topUnits += (wantedTop(view) - this.#topUnits) * Math.min(1, ms / 160);
    const g = this.#lines.clear();
    const x = box.right - FROM_RIGHT;
    const [high, low] = [box.top + FROM_TOP, box.top + box.height - FROM_BOTTOM];
    const at = (units: number) => low - ((low - high) * Math.min(units, this.#topUnits)) / this.#topUnits;
    const paint = (ink: Parameters<Paper['rgb']>[0], alpha: number, lighter = 0) =>
      g.fillStyle(this.#paper.rgb(ink, lighter), alpha);
    paint('navy', 0.34).fillRoundedRect(x - WIDTH / 2 - 3, high - 6, WIDTH + 6, low - high + 12, 8);
    paint('paper', 0.9).fillRoundedRect(x - WIDTH / 2, high - 3, WIDTH, low - high + 6, 6);
    paint('gold', 1, -4).fillRect(x - WIDTH / 2, at(reach), WIDTH, low - at(reach));
    paint('fox', 1).fillRect(x - WIDTH / 2, at(height), WIDTH, low - at(height));
    const [windTop, windLow] = [at(view.wind.to), at(view.wind.from)];
    if (view.isWindUsed) {
      paint('teal', 0.55).fillRect(x - WIDTH / 2 - 7, windTop, WIDTH + 14, Math.max(3, windLow - windTop));
      paint('paper', 0.9)
        .fillRect(x - WIDTH / 2 - 7, windTop, WIDTH + 14, 1.5)
        .fillRect(x - WIDTH / 2 - 7, windLow, WIDTH + 14, 1.5);
    }
    if (view.maxHeight > 0) paint('navy', 1).fillRect(x - WIDTH / 2 - 5, at(best) - 1.5, WIDTH + 10, 3);
    if (ghost !== null) paint('plum', 0.8).fillCircle(x, at(ghost), 5);
    paint('navy', 1).fillCircle(x, at(height), 8);
    paint('fox', 1, 6).fillCircle(x, at(height), 6);
    const y = at(reach);
    this.#arrow.setPosition(x - WIDTH / 2 - 12, y);
    this.#reach?.setText(grouped(view.reach)).setPosition(x - WIDTH / 2 - 24, y);
    const record = at(best);
    const isApart = view.maxHeight > 0 && Math.abs(record - y) > MIN_TEXT_GAP * this.#size;
    this.#record
      ?.setVisible(isApart)
      .setText(`Record ${grouped(view.maxHeight)}`)
      .setPosition(x - WIDTH / 2 - 10, record);
  }
}

const wantedTop = ({ reach, maxHeight, wind, isWindUsed }: RocketView): number =>
  HEADROOM * Math.max(MIN_TOP, reach, maxHeight, isWindUsed ? wind.to : 0);
