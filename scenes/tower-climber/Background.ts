// Background: sky colour by height, parallax layers, walls, and a ribbon at the start of each zone.
import { Backdrop, type Layer } from '../kit/phaser/Backdrop.ts';
import type { Paper, Pen } from '../kit/phaser/paper.ts';
import type Phaser from '../kit/phaser/phaser.ts';
import { type T, WORLD } from './constants.ts';
import { START_Y } from './tower.ts';
import { ZONES, zoneOf } from './zones.ts';

export const DEPTH = { sky: 0, layers: 1, ribbons: 6, lines: 7 } as const;

/** Part of a level, at its end, in which the sky blends into the next one. */
const DUSK = 0.12;
/** Shade of each sky colour: dark, for contrast. */
const NIGHT = { indigo: -4, teal: -30, plum: -8, sky: -38, rose: -38, moss: -32, gold: -46, navy: -4 } as const;
const RIBBON = 26;

type Image = Phaser.GameObjects.Image;
type Text = Phaser.GameObjects.Text;

export class Background {
  readonly #paper: Paper;
  readonly #sky: Phaser.GameObjects.Graphics;
  readonly #backdrop: Backdrop;
  readonly #ribbons: { readonly band: Image; readonly word: Text; level: number }[];
  readonly #textScale: number;

  constructor(scene: Phaser.Scene, paper: Paper, textScale: number) {
    this.#paper = paper;
    this.#textScale = textScale;
    this.#sky = scene.add.graphics().setDepth(DEPTH.sky);
    this.#backdrop = new Backdrop(paper, LAYERS, { visibleSize: WORLD, depth: DEPTH.layers });
    paper.bake('ribbon', WORLD.width + 24, RIBBON + 24, pen => {
      const half = WORLD.width / 2 + 6;
      pen.cut({
        path: `M${-half} -${RIBBON / 2}H${half}V${RIBBON / 2}H${-half}Z`,
        ink: 'paper',
        folds: [[`M${-half} ${RIBBON / 2 - 7}H${half}V${RIBBON / 2}H${-half}Z`, -9]],
        edge: 0,
        lift: 5,
      });
    });
    this.#ribbons = [0, 1].map(() => ({
      band: paper.image(WORLD.width / 2, 0, 'ribbon', DEPTH.ribbons).setAlpha(0.9),
      // Padding for descenders: without it a g is cut off.
      word: paper.word(WORLD.width / 2, 0, '', this.#textStyle(1), DEPTH.ribbons).setPadding(0, 4),
      level: 0,
    }));
  }

  /** Every frame. `top` is the world y of the view's upper side. */
  draw(top: number, t: T): void {
    this.#backdrop.scrollTo(0, top);
    const height = START_Y - (top + WORLD.height / 2);
    this.#paintSky(top, Math.max(0, height / t.levelPx), t);
    // Two ribbons: the next one in or above the view, and the one before it.
    const next = Math.max(1, Math.floor((START_Y - top) / t.levelPx));
    for (const [index, ribbon] of this.#ribbons.entries()) {
      const at = next - index;
      const y = START_Y - at * t.levelPx;
      const level = t.firstLevel + at;
      const isSeen = at > 0 && y > top - RIBBON && y < top + WORLD.height + RIBBON;
      ribbon.band.setVisible(isSeen).setY(y);
      ribbon.word.setVisible(isSeen).setY(y - 2);
      if (!isSeen || ribbon.level === level) continue;
      ribbon.level = level;
      const { name, news } = zoneOf(level);
      const known = level <= ZONES.length ? `: ${news.toLowerCase()}` : '';
      this.#paper.reword(ribbon.word, `Level ${level} · ${name}${known}`, this.#textStyle(this.#textScale));
    }
  }

  #textStyle(textScale: number) {
    return { size: 13 * Math.min(1.25, textScale), ink: 'navy', weight: 700 } as const;
  }

  #paintSky(top: number, levels: number, t: T): void {
    const level = t.firstLevel + Math.floor(levels);
    const part = Math.max(0, (levels - Math.floor(levels) - (1 - DUSK)) / DUSK);
    const of = (at: number) => {
      const { sky } = zoneOf(at);
      return this.#paper.rgb(sky, NIGHT[sky as keyof typeof NIGHT] ?? -20);
    };
    this.#sky.clear().fillStyle(mixed(of(level), of(level + 1), part));
    this.#sky.fillRect(-20, top - 20, WORLD.width + 40, WORLD.height + 40);
  }
}

/** Linear blend of two colours 0xRRGGBB. */
function mixed(from: number, to: number, part: number): number {
  let colour = 0;
  for (const shift of [16, 8, 0]) {
    const [a, b] = [(from >> shift) & 255, (to >> shift) & 255];
    colour |= Math.round(a + (b - a) * part) << shift;
  }
  return colour;
}

const shade = (pen: Pen, path: string, ink: 'navy' | 'paper', alpha: number): void => {
  pen.g.fillStyle = pen.ink(ink, 0, alpha);
  pen.g.fill(new Path2D(path));
};

/** Parallax layers of translucent shadow and light over the sky. */
const LAYERS: readonly Layer[] = [
  {
    key: 'far',
    y: 0,
    height: 640,
    scrollFactor: 0.15,
    loop: 'y',
    draw(pen) {
      shade(pen, 'M-20 60L170 0L300 210L120 330L-20 250Z', 'paper', 0.035);
      shade(pen, 'M420 180L250 260L330 470L420 500Z', 'navy', 0.1);
      shade(pen, 'M-20 420L150 380L230 560L60 640L-20 600Z', 'navy', 0.08);
      shade(pen, 'M170 0L300 210L120 330Z', 'navy', 0.05);
    },
  },
  {
    key: 'middle',
    y: 0,
    height: 560,
    scrollFactor: 0.4,
    loop: 'y',
    draw(pen) {
      shade(pen, 'M96 -10H304V570H96Z', 'paper', 0.045);
      shade(pen, 'M96 -10H112V570H96Z', 'paper', 0.06);
      shade(pen, 'M288 -10H304V570H288Z', 'navy', 0.12);
      for (const [x, y] of [
        [150, 60],
        [222, 200],
        [146, 330],
        [226, 470],
      ] as const) {
        shade(pen, `M${x} ${y + 14}L${x + 16} ${y}L${x + 32} ${y + 14}V${y + 56}H${x}Z`, 'navy', 0.16);
        shade(pen, `M${x} ${y + 56}H${x + 36}V${y + 61}H${x - 4}Z`, 'paper', 0.1);
      }
    },
  },
  {
    key: 'walls',
    y: 0,
    height: 240,
    scrollFactor: 1,
    loop: 'y',
    draw(pen) {
      for (let y = 0; y < 240; y += 60) {
        shade(pen, `M-12 ${y}L5 ${y}L2 ${y + 30}L5 ${y + 60}L-12 ${y + 60}Z`, 'paper', 0.3);
        shade(pen, `M-12 ${y + 30}L2 ${y + 30}L5 ${y + 60}L-12 ${y + 60}Z`, 'navy', 0.22);
        shade(pen, `M412 ${y}L395 ${y}L398 ${y + 30}L395 ${y + 60}L412 ${y + 60}Z`, 'paper', 0.3);
        shade(pen, `M412 ${y + 30}L398 ${y + 30}L395 ${y + 60}L412 ${y + 60}Z`, 'navy', 0.22);
      }
    },
  },
];
