// Procedural textures in the style of folded paper: cut-outs with facets, a cut edge, a soft shadow and grain, baked once at the screen's resolution.
import { css, type Ink, type Palette, rgb } from '../core/inks.ts';
import { random, seeded } from '../core/rng.ts';
import { onTextureLookup } from './patches.ts';
import type Phaser from './phaser.ts';

/** Facet of a cut-out: an SVG path, lightness added (percentage points), and an ink where it is not the cut-out's. */
export type Fold = readonly [path: string, lighter: number, ink?: Ink];

/** Cut-out: one sheet of paper with facets and a shadow. */
export interface Cut {
  /** Outline as an SVG path around (0, 0). */
  readonly path: string;
  readonly ink: Ink;
  readonly lighter?: number;
  readonly folds?: readonly Fold[];
  /** Height above the sheet below, which sets offset and blur of its shadow; 0 for none. */
  readonly lift?: number;
  /** Width of the off-white cut edge in world pixels; 2 unless given, 0 for none. */
  readonly edge?: number;
}

/** Texture from an image file. */
export interface FilePicture {
  /** In world pixels. */
  readonly width: number;
  readonly height: number;
  /** For example '/assets/images/rock.png'. */
  readonly url: string;
  /** Placeholder until the file has loaded, and where it cannot be loaded. */
  standIn(pen: Pen): void;
}

/** Transform of a cut-out: world pixels, radians, factor. */
export interface Placing {
  readonly x?: number;
  readonly y?: number;
  readonly angle?: number;
  readonly scale?: number;
}

/** Text style. */
export interface WordLook {
  /** Font size in world pixels. */
  readonly size: number;
  readonly ink: Ink;
  readonly lighter?: number;
  /** Font weight; 700 unless given. */
  readonly weight?: number;
  /** Width of a navy outline in world pixels; none unless given. */
  readonly rim?: number;
}

/** The site's typeface, with its fallback. */
export const TYPEFACE = '"Bricolage Grotesque Variable", system-ui, sans-serif';
/** Typeface of the first picture, which neither waits for the site's typeface nor requests it; the page loads that afterwards. */
const FALLBACK_TYPEFACE = 'system-ui, sans-serif';
const SHADOW = '20, 15, 40';
const GRAIN_SIZE = 128;
const GRAIN_SEED = 6133;

/** Pen: draws paper on a 2D canvas context whose unit is a world pixel. */
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

  /** Draws a cut-out over what was drawn before. */
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
    for (const [facet, shade, otherInk] of folds) {
      g.fillStyle = this.ink(otherInk ?? ink, shade + (otherInk ? 0 : lighter));
      g.fill(new Path2D(facet));
    }
    g.restore();
  }

  /** Draws a large sheet with a light rim and a shadow on the sheet behind. */
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

  /** Sets a shadow in device pixels, because canvas shadows ignore the transform. */
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
type FileTexture = Omit<Drawing, 'corner'> & { readonly key: string; readonly url: string };

/** Loaded image files by URL, for all scenes and rebuilds. */
const loadedImages = new Map<string, HTMLImageElement>();

/** Loads an image file; false where that fails. */
async function loadImage(url: string): Promise<boolean> {
  if (loadedImages.has(url)) return true;
  return new Promise(resolve => {
    const image = new Image();
    image.onload = () => {
      loadedImages.set(url, image);
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
  /** Textures to be baked, by key: when first looked up, or one in each frame. */
  readonly #pendingBakes = new Map<string, () => void>();
  /** Image files to be loaded after the first frame. */
  readonly #pendingFiles: FileTexture[] = [];
  /** Textures that this paper has drawn, by key. */
  readonly #canvases = new Map<string, Canvas>();
  /** Textures created while the first picture is built, whose drawing is deferred to tasks of their own. */
  readonly #deferredDraws = new Map<string, () => void>();
  #defersDrawing: boolean;
  #hasFirstFrame = false;
  /** Number of textures that were drawn again in place, after their file had loaded. */
  redrawn = 0;
  #grain: HTMLCanvasElement | null = null;

  constructor(scene: Phaser.Scene, resolution: number, palette: Palette, defersDrawing = false) {
    this.#defersDrawing = defersDrawing;
    this.#scene = scene;
    this.resolution = resolution;
    this.#palette = palette;
    // After a rebuild the new paper handles the lookups.
    onTextureLookup(scene.textures, key => this.#pendingBakes.get(key)?.());
  }

  /**
   * Declares a texture of this size in world pixels. `draw` has (0, 0) in the middle, or at the top left with `corner`; leave a margin for edge and
   * shadow. It is baked lazily, when an image first needs it, or after the first frame, one in each frame. Images that still show a texture of this key
   * (a page that turns) are destroyed with it.
   */
  bake(key: string, width: number, height: number, draw: (pen: Pen) => void, corner = false): string {
    const { textures } = this.#scene;
    if (textures.exists(key)) {
      destroyImagesOf(key, this.#scene.children.list);
      textures.remove(key);
    }
    this.#deferredDraws.delete(key);
    this.#pendingBakes.set(key, () => {
      this.#pendingBakes.delete(key);
      this.#bake(key, width, height, draw, corner);
    });
    return key;
  }

  /**
   * Declares a texture from an image file, which replaces its placeholder once loaded. It is loaded after the first frame, once for all scenes, and
   * baked like any other, so that it survives new sizes, palettes and lost contexts.
   */
  file(key: string, { width, height, url, standIn }: FilePicture): string {
    const draw = (pen: Pen) => {
      const image = loadedImages.get(url);
      if (image) pen.g.drawImage(image, -width / 2, -height / 2, width, height);
      else standIn(pen);
    };
    if (!loadedImages.has(url)) this.#pendingFiles.push({ key, url, draw, width, height });
    return this.bake(key, width, height, draw);
  }

  /** Called after every frame: after the first one it loads the image files, and bakes one pending texture a frame. */
  afterFrame(): void {
    if (this.#hasFirstFrame && this.#pendingFiles.length > 0)
      for (const file of this.#pendingFiles.splice(0)) void this.#fetch(file);
    if (this.#hasFirstFrame) for (const bake of this.#pendingBakes.values()) return bake();
    this.#hasFirstFrame = true;
  }

  async #fetch({ key, url, draw, width, height }: FileTexture): Promise<void> {
    const { textures } = this.#scene;
    if (!(await loadImage(url)) || this.#pendingBakes.has(key) || !textures.exists(key)) return;
    const texture = textures.get(key) as Canvas;
    // A rebuild in the meantime has drawn it from the file already.
    if (texture !== this.#canvases.get(key)) return;
    texture.context.clearRect(0, 0, texture.width, texture.height);
    this.#draw(texture, { width, height, draw, corner: false });
    this.redrawn++;
  }

  #bake(key: string, width: number, height: number, draw: (pen: Pen) => void, corner: boolean): void {
    const { textures } = this.#scene;
    const texture = textures.createCanvas(key, Math.ceil(width * this.resolution), Math.ceil(height * this.resolution));
    if (!texture) throw new Error(`texture ${key} could not be made`);
    this.#canvases.set(key, texture);
    const drawTexture = () => this.#draw(texture, { width, height, draw, corner });
    if (this.#defersDrawing) this.#deferredDraws.set(key, drawTexture);
    else drawTexture();
  }

  /** Deferred drawings of the first picture, one by one; after them drawing is no longer deferred. */
  *deferredDraws(): Iterable<() => void> {
    for (const [key, drawTexture] of this.#deferredDraws) {
      this.#deferredDraws.delete(key);
      yield drawTexture;
    }
    this.#defersDrawing = false;
  }

  #draw(texture: Canvas, { width, height, draw, corner }: Drawing): void {
    const g = texture.context;
    g.scale(this.resolution, this.resolution);
    if (!corner) g.translate(width / 2, height / 2);
    draw(new Pen(g, this.resolution, this.#palette));
    g.setTransform(1, 0, 0, 1, 0, 0);
    this.#addGrain(g, texture.width, texture.height);
    // Tests run without a renderer.
    if (this.#scene.game.renderer) texture.refresh();
  }

  /** Declares a texture of one cut-out of this size, with the margin that its edge and shadow need. */
  bakeCut(key: string, width: number, height: number, cut: Cut): string {
    const margin = 2 * ((cut.edge ?? 2) + (cut.lift ?? 3) * 2.5);
    return this.bake(key, width + margin, height + margin, pen => pen.cut(cut));
  }

  /** Colour of an ink as 0xRRGGBB in the player's palette, for Phaser's Graphics. */
  rgb(ink: Ink, lighter = 0): number {
    return rgb(ink, lighter, this.#palette);
  }

  /** Creates an image of a texture at its size in world pixels. */
  image(x: number, y: number, key: string, depth = 0): Phaser.GameObjects.Image {
    return this.#scene.add
      .image(x, y, key)
      .setScale(1 / this.resolution)
      .setDepth(depth);
  }

  /** Creates a centred text in the site's typeface. Texts are never baked, because they are drawn again when the typeface has loaded. */
  word(x: number, y: number, text: string, look: WordLook, depth = 0): Phaser.GameObjects.Text {
    return this.#scene.add.text(x, y, text, this.#styleOf(look)).setOrigin(0.5).setDepth(depth);
  }

  /** Changes content and style of a text, and draws it once. */
  reword(word: Phaser.GameObjects.Text, text: string, look: WordLook): void {
    if (word.text === text) word.setStyle(this.#styleOf(look));
    else {
      word.style.setStyle(this.#styleOf(look), false);
      word.setText(text);
    }
  }

  #styleOf({ size, ink, lighter = 0, weight = 700, rim = 0 }: WordLook): Phaser.Types.TextStyle {
    return {
      fontFamily: document.documentElement.dataset['typeface'] === 'later' ? FALLBACK_TYPEFACE : TYPEFACE,
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

/** Destroys all images that show a texture: it is about to be removed, and drawing them would throw. */
function destroyImagesOf(key: string, shown: readonly Shown[]): void {
  for (const one of [...shown]) {
    if (one.list) destroyImagesOf(key, one.list);
    else if (one.texture?.key === key) one.destroy();
  }
}

/** Game object, as far as it may show a texture or hold others that do. */
interface Shown {
  readonly list?: readonly Shown[];
  readonly texture?: { readonly key: string };
  destroy(): void;
}

/** Noise tile: white or black pixels at low alpha, about ±4 of 255 levels. */
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

/** SVG path of a polygon, like `M0 0L10 0L5 8Z`, for computed outlines. */
export const polygon = (points: readonly (readonly [x: number, y: number])[]): string =>
  `M${points.map(([x, y]) => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`).join('L')}Z`;
