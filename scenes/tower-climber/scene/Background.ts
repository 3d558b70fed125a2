// Background: sky colour by height, a parallax layer, the things and walls of each zone, and a ribbon at its start.
import { Backdrop, type Layer } from '../../kit/phaser/Backdrop.ts';
import type { Paper, Pen } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import { type T, WORLD } from '../constants.ts';
import { levelAt, START_Y } from '../rules/heights.ts';
import type { Material } from '../rules/materials.ts';
import { ZONES, type Zone, zoneOf } from '../rules/zones.ts';
import { nightOf, WALL } from './zoneArt.ts';

const DEPTH = { sky: 0, layers: 1, props: 3, walls: 5, ribbons: 6 } as const;

/** Part of a level, at its end, in which the sky blends into the next one. */
const DUSK = 0.12;
/** Parallax factor of background things, and the distance from one to the next, in px. */
const PROPS = { scrollFactor: 0.4, every: 250, seen: 4 } as const;
/** Middle of a background thing on either side, in px. */
const PROP_X = [120, 290] as const;
const RIBBON = 32;

type Image = Phaser.GameObjects.Image;
type Text = Phaser.GameObjects.Text;

export class Background {
  readonly #paper: Paper;
  readonly #sky: Phaser.GameObjects.Graphics;
  readonly #backdrop: Backdrop;
  readonly #ribbons: { readonly band: Image; readonly word: Text; level: number }[];
  readonly #textScale: number;
  readonly #props: readonly Image[];
  readonly #walls: readonly (readonly [left: Image, right: Image])[];

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
    // The first zone's texture, so that only that one is baked at once.
    const [{ material }] = ZONES as readonly [Zone];
    this.#props = Array.from({ length: PROPS.seen }, () => paper.image(0, 0, `prop-${material}`, DEPTH.props));
    this.#walls = Array.from({ length: Math.ceil(WORLD.height / WALL.height) + 1 }, () => [
      paper.image(0, 0, `wall-${material}`, DEPTH.walls).setOrigin(0),
      paper.image(WORLD.width, 0, `wall-${material}`, DEPTH.walls).setOrigin(1, 0).setFlipX(true),
    ]);
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
    this.#placeProps(top, t);
    this.#placeWalls(top, t);
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
      const { name } = zoneOf(level);
      this.#paper.reword(ribbon.word, `Level ${level} · ${name}`, this.#textStyle(this.#textScale));
    }
  }

  /** Things of the zone in which they pass the middle of the view, left and right by turns. */
  #placeProps(top: number, t: T): void {
    const { every, scrollFactor, seen } = PROPS;
    const scrolled = -top * scrollFactor;
    const first = Math.ceil(scrolled / every) - 1;
    for (let index = first; index < first + seen; index++) {
      const image = this.#props[remainder(index, seen)];
      const passesAt = WORLD.height / 2 - ((index + 0.5) * every - WORLD.height / 2) / scrollFactor;
      if (!image) continue;
      show(image, `prop-${materialAt(passesAt, t)}`);
      image.setPosition(PROP_X[remainder(index, 2)] ?? 0, top + WORLD.height + scrolled - (index + 0.5) * every);
    }
  }

  /** Pieces of wall stand still in the world, each of its zone. */
  #placeWalls(top: number, t: T): void {
    const lowest = Math.floor((START_Y - top - WORLD.height) / WALL.height);
    for (const [offset, [left, right]] of this.#walls.entries()) {
      const y = START_Y - (lowest + offset + 1) * WALL.height;
      for (const image of [left, right]) show(image.setY(y), `wall-${materialAt(y + WALL.height / 2, t)}`);
    }
  }

  #textStyle(textScale: number) {
    return { size: 20 * Math.min(1.25, textScale), ink: 'navy', weight: 700 } as const;
  }

  #paintSky(top: number, levels: number, t: T): void {
    const level = t.firstLevel + Math.floor(levels);
    const part = Math.max(0, (levels - Math.floor(levels) - (1 - DUSK)) / DUSK);
    const of = (at: number) => {
      const { sky } = zoneOf(at);
      return this.#paper.rgb(sky, nightOf(sky));
    };
    this.#sky.clear().fillStyle(mixed(of(level), of(level + 1), part));
    this.#sky.fillRect(-20, top - 20, WORLD.width + 40, WORLD.height + 40);
  }
}

function show(image: Image, key: string): void {
  if (image.texture.key !== key) image.setTexture(key);
}

const materialAt = (y: number, t: T): Material => zoneOf(levelAt(y, t)).material;
const remainder = (index: number, of: number): number => ((index % of) + of) % of;

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

/** Parallax layer of translucent shadow and light over the sky. */
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
];
