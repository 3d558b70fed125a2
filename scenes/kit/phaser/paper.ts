// Folded paper: cut-outs with folds, a cut edge, a soft shadow and grain, drawn once into textures at the screen's own sharpness.

import { css, type Ink, type Palette, rgb } from '../core/inks.ts';
import { random, seeded } from '../core/rng.ts';
import { onTextureLookup } from './patches.ts';
import type Phaser from './phaser.ts';

/** A facet: an SVG path, so many points of lightness lighter or darker, in the cut-out's ink or another. */
export type Fold = readonly [path: string, lighter: number, ink?: Ink];

export interface Cut {
  /** The outline, an SVG path around (0, 0). */
  readonly path: string;
  readonly ink: Ink;
  readonly lighter?: number;
  readonly folds?: readonly Fold[];
  /** How far it lies above the sheet below: length and softness of its shadow. 0 lies flat. */
  readonly lift?: number;
  /** Width of the off-white cut edge in world pixels; 2 unless told, 0 for none. */
  readonly edge?: number;
}

/** A picture that lies in a file. */
export interface FilePicture {
  /** In world pixels. */
  readonly width: number;
  readonly height: number;
  /** '/assets/images/rock.png'. */
  readonly url: string;
  /** What is seen until the file is there, and where it never comes. */
  standIn(pen: Pen): void;
}

export interface Placing {
  readonly x?: number;
  readonly y?: number;
  readonly angle?: number;
  readonly scale?: number;
}

/** How a word on the stage looks. */
export interface WordLook {
  /** Height of the letters in world pixels. */
  readonly size: number;
  readonly ink: Ink;
  readonly lighter?: number;
  /** 700 unless told. */
  readonly weight?: number;
  /** Width of a navy rim around the letters in world pixels; none unless told. */
  readonly rim?: number;
}

/** The site's own; until it arrives words stand in the next. */
export const TYPEFACE = '"Bricolage Grotesque Variable", system-ui, sans-serif';
/** A game's first picture does not wait for a typeface, and does not ask for one: the page lets it in afterwards. */
const MEANWHILE = 'system-ui, sans-serif';
const SHADOW = '20, 15, 40';
const GRAIN_SIZE = 128;
const GRAIN_SEED = 6133;

/** Draws paper with a canvas context whose unit is a world pixel. */
export class Pen {
  readonly g: CanvasRenderingContext2D;
  readonly #resolution: number;
  readonly #palette: Palette;

  constructor(g: CanvasRenderingContext2D, resolution: number, palette: Palette) {
    this.g = g;
    this.#resolution = resolution;
    this.#palette = palette;
  }

  ink(ink: Ink, lighter = 0, alpha = 1): string {
    return css(ink, lighter, alpha, this.#palette);
  }

  /** A cut-out lying on what was drawn before. */
  cut(
    { path, ink, lighter = 0, folds = [], lift = 3, edge = 2 }: Cut,
    { x = 0, y = 0, angle = 0, scale = 1 }: Placing = {},
  ): void {
    const { g } = this;
    const outline = new Path2D(path);
    g.save();
    g.translate(x, y);
    g.rotate(angle);
    g.scale(scale, scale);
    g.save();
    this.#shadow(lift * 0.5, lift, lift * 2.2, 0.36);
    g.fillStyle = this.ink(edge > 0 ? 'paper' : ink, edge > 0 ? 0 : lighter);
    g.fill(outline);
    g.restore();
    if (edge > 0) {
      g.lineJoin = 'round';
      g.lineWidth = (edge * 2) / scale;
      g.strokeStyle = this.ink('paper');
      g.stroke(outline);
    }
    g.clip(outline);
    g.fillStyle = this.ink(ink, lighter);
    g.fill(outline);
    for (const [facet, shade, other] of folds) {
      g.fillStyle = this.ink(other ?? ink, shade + (other ? 0 : lighter));
      g.fill(new Path2D(facet));
    }
    g.restore();
  }

  /** A large sheet with a lit rim, casting its shadow on the sheet behind. */
  sheet(path: string, ink: Ink, lighter = 0, lift = 12): void {
    const { g } = this;
    const outline = new Path2D(path);
    g.save();
    this.#shadow(0, -lift * 0.3, lift * 1.6, 0.34);
    g.fillStyle = this.ink(ink, lighter);
    g.fill(outline);
    g.restore();
    g.lineWidth = 2;
    g.strokeStyle = this.ink(ink, lighter + 9);
    g.stroke(outline);
  }

  /** Canvas shadows ignore the transform: they are given in device pixels. */
  #shadow(dx: number, dy: number, blur: number, alpha: number): void {
    if (blur <= 0) return;
    this.g.shadowColor = `rgba(${SHADOW}, ${alpha})`;
    this.g.shadowOffsetX = dx * this.#resolution;
    this.g.shadowOffsetY = dy * this.#resolution;
    this.g.shadowBlur = blur * this.#resolution;
  }
}

type Canvas = NonNullable<ReturnType<Phaser.Scene['textures']['createCanvas']>>;

interface Drawing {
  readonly width: number;
  readonly height: number;
  draw(pen: Pen): void;
  readonly corner: boolean;
}
type Wanted = Omit<Drawing, 'corner'> & { readonly key: string; readonly url: string };

/** Pictures from files, for all scenes and rebuilds. */
const fetched = new Map<string, HTMLImageElement>();

/** True once it is there; false where it cannot be had. */
async function imageOf(url: string): Promise<boolean> {
  if (fetched.has(url)) return true;
  return new Promise(resolve => {
    const image = new Image();
    image.onload = () => {
      fetched.set(url, image);
      resolve(true);
    };
    image.onerror = () => resolve(false);
    image.src = url;
  });
}

export class Paper {
  readonly #scene: Phaser.Scene;
  /** Texture pixels per world pixel. */
  readonly resolution: number;
  readonly #palette: Palette;
  /** Textures nobody has asked for yet. */
  readonly #waiting = new Map<string, () => void>();
  /** Files to be asked for. */
  readonly #files: Wanted[] = [];
  /** The textures that this paper drew. */
  readonly #drawn = new Map<string, Canvas>();
  /** While the first picture is made: textures that have their size and are still to be drawn. */
  readonly #postponed = new Map<string, () => void>();
  #postpones: boolean;
  #isSeen = false;
  /** So many textures were drawn anew in their places, under pictures that stand. */
  redrawn = 0;
  #grain: HTMLCanvasElement | null = null;

  constructor(scene: Phaser.Scene, resolution: number, palette: Palette, postpones = false) {
    this.#postpones = postpones;
    this.#scene = scene;
    this.resolution = resolution;
    this.#palette = palette;
    // The paper of the last rebuild is the one that is asked.
    onTextureLookup(scene.textures, key => this.#waiting.get(key)?.());
  }

  /**
   * A texture of this size in world pixels. `draw` has (0, 0) in the middle; leave room for the edge and the shadow.
   * `corner` puts (0, 0) at the top left instead: for stages and boards. It is drawn when a picture first needs it, or soon after the
   * game's first picture, one in a frame.
   */
  bake(key: string, width: number, height: number, draw: (pen: Pen) => void, corner = false): string {
    const { textures } = this.#scene;
    if (textures.exists(key)) textures.remove(key);
    this.#postponed.delete(key);
    this.#waiting.set(key, () => {
      this.#waiting.delete(key);
      this.#bake(key, width, height, draw, corner);
    });
    return key;
  }

  /**
   * A texture from a file, (0, 0) in its middle. The game's first picture does not wait for it: it is fetched after that, once for all scenes, and
   * takes the place of its stand-in. Baked like any other, it outlives sizes, palettes and lost contexts.
   */
  file(key: string, { width, height, url, standIn }: FilePicture): string {
    const draw = (pen: Pen) => {
      const image = fetched.get(url);
      if (image) pen.g.drawImage(image, -width / 2, -height / 2, width, height);
      else standIn(pen);
    };
    if (!fetched.has(url)) this.#files.push({ key, url, draw, width, height });
    return this.bake(key, width, height, draw);
  }

  /** After every frame: once there is a picture, files are asked for, and one of the textures is drawn that nobody has asked for yet. */
  framed(): void {
    if (this.#isSeen && this.#files.length > 0) for (const file of this.#files.splice(0)) void this.#fetch(file);
    if (this.#isSeen) for (const bake of this.#waiting.values()) return bake();
    this.#isSeen = true;
  }

  async #fetch({ key, url, draw, width, height }: Wanted): Promise<void> {
    const { textures } = this.#scene;
    if (!(await imageOf(url)) || this.#waiting.has(key) || !textures.exists(key)) return;
    const texture = textures.get(key) as Canvas;
    // A rebuild since then has drawn it from the file already.
    if (texture !== this.#drawn.get(key)) return;
    texture.context.clearRect(0, 0, texture.width, texture.height);
    this.#draw(texture, { width, height, draw, corner: false });
    this.redrawn++;
  }

  #bake(key: string, width: number, height: number, draw: (pen: Pen) => void, corner: boolean): void {
    const { textures } = this.#scene;
    const texture = textures.createCanvas(key, Math.ceil(width * this.resolution), Math.ceil(height * this.resolution));
    if (!texture) throw new Error(`texture ${key} could not be made`);
    this.#drawn.set(key, texture);
    const go = () => this.#draw(texture, { width, height, draw, corner });
    if (this.#postpones) this.#postponed.set(key, go);
    else go();
  }

  /** The drawings that the first picture waits for, one by one; after them nothing is postponed any more. */
  *postponed(): Iterable<() => void> {
    for (const [key, go] of this.#postponed) {
      this.#postponed.delete(key);
      yield go;
    }
    this.#postpones = false;
  }

  #draw(texture: Canvas, { width, height, draw, corner }: Drawing): void {
    const g = texture.context;
    g.scale(this.resolution, this.resolution);
    if (!corner) g.translate(width / 2, height / 2);
    draw(new Pen(g, this.resolution, this.#palette));
    g.setTransform(1, 0, 0, 1, 0, 0);
    this.#addGrain(g, texture.width, texture.height);
    // Without a renderer (tests) there is nothing to tell.
    if (this.#scene.game.renderer) texture.refresh();
  }

  /** One cut-out as a texture with just the room it needs around `size`. */
  bakeCut(key: string, width: number, height: number, cut: Cut): string {
    const room = 2 * ((cut.edge ?? 2) + (cut.lift ?? 3) * 2.5);
    return this.bake(key, width + room, height + room, pen => pen.cut(cut));
  }

  /** An ink as 0xRRGGBB for what Phaser's Graphics draw, in the player's palette. */
  rgb(ink: Ink, lighter = 0): number {
    return rgb(ink, lighter, this.#palette);
  }

  /** A picture of a baked texture in world pixels. */
  image(x: number, y: number, key: string, depth = 0): Phaser.GameObjects.Image {
    return this.#scene.add
      .image(x, y, key)
      .setScale(1 / this.resolution)
      .setDepth(depth);
  }

  /** A word in the site's typeface around its middle. It is drawn again when the typeface arrives: words are never baked. */
  word(x: number, y: number, text: string, look: WordLook, depth = 0): Phaser.GameObjects.Text {
    return this.#scene.add.text(x, y, text, this.#styleOf(look)).setOrigin(0.5).setDepth(depth);
  }

  /** Another text and look for a word that is there already: drawn once. */
  reword(word: Phaser.GameObjects.Text, text: string, look: WordLook): void {
    if (word.text === text) word.setStyle(this.#styleOf(look));
    else {
      word.style.setStyle(this.#styleOf(look), false);
      word.setText(text);
    }
  }

  #styleOf({ size, ink, lighter = 0, weight = 700, rim = 0 }: WordLook): Phaser.Types.TextStyle {
    return {
      fontFamily: document.documentElement.dataset['typeface'] === 'later' ? MEANWHILE : TYPEFACE,
      fontSize: `${size}px`,
      fontStyle: String(weight),
      color: css(ink, lighter, 1, this.#palette),
      stroke: css('navy', 0, 1, this.#palette),
      strokeThickness: rim,
      resolution: this.resolution,
    };
  }

  #addGrain(g: CanvasRenderingContext2D, width: number, height: number): void {
    this.#grain ??= makeGrain();
    const pattern = g.createPattern(this.#grain, 'repeat');
    if (!pattern) return;
    g.globalCompositeOperation = 'source-atop';
    g.fillStyle = pattern;
    g.fillRect(0, 0, width, height);
    g.globalCompositeOperation = 'source-over';
  }
}

/** A tile of ±4 levels of noise: white or black at up to 4/255. */
function makeGrain(): HTMLCanvasElement {
  const tile = document.createElement('canvas');
  tile.width = tile.height = GRAIN_SIZE;
  const g = tile.getContext('2d') as CanvasRenderingContext2D;
  const image = g.createImageData(GRAIN_SIZE, GRAIN_SIZE);
  const rng = seeded(GRAIN_SEED);
  for (let i = 0; i < image.data.length; i += 4) {
    const level = random(rng) < 0.5 ? 255 : 0;
    image.data[i] = image.data[i + 1] = image.data[i + 2] = level;
    image.data[i + 3] = random(rng) * 7;
  }
  g.putImageData(image, 0, 0);
  return tile;
}

/** `M0 0L10 0L5 8Z` from points: outlines worked out rather than written. */
export const polygon = (points: readonly (readonly [x: number, y: number])[]): string =>
  `M${points.map(([x, y]) => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`).join('L')}Z`;
