// The parts that hang on the fox: large enough to be told on a phone, each where it pulls.
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import { PART_NAMES } from '../rules/parts.ts';
import type { Part, State } from '../rules/state.ts';

const DEPTH = { behind: 39.4, before: 40.6, line: 39.2 } as const;
/** Where a part hangs when it does nothing yet, and when it acts: to the side and above the fox, in px. */
const PLACES: Readonly<Record<Part, { readonly rest: Place; readonly acts: Place }>> = {
  balloon: { rest: [-17, -20, 0.5], acts: [0, -74, 1] },
  magnet: { rest: [25, 6, 0.9], acts: [25, 6, 1] },
  glider: { rest: [0, -14, 0.82], acts: [0, -18, 1] },
  parachute: { rest: [0, 18, 0.6], acts: [0, -70, 1] },
  kite: { rest: [17, -20, 0.6], acts: [34, -84, 1] },
  stage: { rest: [0, 32, 1], acts: [0, 32, 1] },
};
type Place = readonly [x: number, y: number, scale: number];
/** Parts on a line: the others are worn. */
const ON_LINE: ReadonlySet<Part> = new Set(['balloon', 'parachute', 'kite']);
const BEFORE: ReadonlySet<Part> = new Set(['magnet']);

export class PartView {
  readonly #images: Readonly<Record<Part, ReturnType<Paper['image']>>>;
  readonly #lines: Phaser.GameObjects.Graphics;
  readonly #paper: Paper;

  constructor(paper: Paper, lines: Phaser.GameObjects.Graphics) {
    this.#paper = paper;
    this.#lines = lines.setDepth(DEPTH.line);
    this.#images = Object.fromEntries(
      PART_NAMES.map(part => [
        part,
        paper.image(0, 0, textureOf(part), BEFORE.has(part) ? DEPTH.before : DEPTH.behind).setVisible(false),
      ]),
    ) as Record<Part, ReturnType<Paper['image']>>;
  }

  /** (x, y): the fox. `sway`: how far what hangs on a line swings, in radians. */
  draw({ parts, flight, isLaunched, speed }: Readonly<State>, x: number, y: number, sway: number): void {
    const g = this.#lines.clear();
    g.lineStyle(2, this.#paper.rgb('navy'), 0.7);
    for (const part of PART_NAMES) {
      const isSpent = part === 'stage' && isLaunched && !flight.hasStage;
      const image = this.#images[part].setVisible(parts.includes(part) && !isSpent);
      if (!image.visible) continue;
      const acts = isLaunched && actsNow(part, flight, speed);
      const [aside, above, scale] = PLACES[part][acts ? 'acts' : 'rest'];
      const swing = acts && ON_LINE.has(part) ? sway : 0;
      const at = { x: x + aside - above * swing, y: y + above };
      image
        .setPosition(at.x, at.y)
        .setRotation(swing)
        .setScale(scale / this.#paper.resolution);
      if (!acts || !ON_LINE.has(part)) continue;
      const foot = at.y + (part === 'parachute' ? 14 : 24);
      for (const side of part === 'parachute' ? [-34, 34] : [0]) {
        g.beginPath();
        g.moveTo(at.x + side, foot);
        g.lineTo(x + Math.sign(side) * 8, y - 16);
        g.strokePath();
      }
    }
  }
}

const textureOf = (part: Part): string => `part-${part}`;

/** A balloon and a kite pull on the way up, a parachute on the way down. */
function actsNow(part: Part, { acted, balloon }: State['flight'], speed: number): boolean {
  if (!acted.includes(part)) return false;
  if (part === 'balloon') return balloon > 0;
  if (part === 'kite') return speed >= 0;
  return part !== 'parachute' || speed < 0;
}
