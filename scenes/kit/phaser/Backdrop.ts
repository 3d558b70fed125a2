// Parallax background: paper layers that scroll at their own speed. Each is wide enough for the camera's bounds and the largest shake, or loops.
import type { Size } from '../core/world/camera.ts';
import { MAX_SHAKE } from './effects/Juice.ts';
import type { Paper, Pen } from './paper.ts';
import type Phaser from './phaser.ts';

/** Rectangle in world pixels, from the layer's own corner. */
export interface Span {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Layer {
  /** Texture key. */
  readonly key: string;
  /** Top left corner in the picture while the camera is at (0, 0), in world pixels. */
  readonly x?: number;
  readonly y: number;
  /** Width of the layer, or of one piece of a loop, in world pixels. Without it the layer covers the picture's width wherever the camera is. */
  readonly width?: number;
  /** Height in world pixels. A layer that touches the picture's upper or lower edge is drawn beyond it. */
  readonly height: number;
  /** Parallax factor: 0 is fixed in the picture, 1 moves with the world. */
  readonly scrollFactor: number;
  /** Axis along which the layer repeats. A length that is a multiple of 4 makes pieces meet at whole texture pixels at any resolution. */
  readonly loop?: 'x' | 'y';
  /** Draws from the layer's corner; every part of `span` can become visible. */
  draw(pen: Pen, span: Span): void;
}

interface BackdropOptions {
  /** Part of the world that the picture shows, in world pixels. */
  readonly visibleSize: Size;
  /** Range of the camera's position; a fixed camera unless given. Not needed along the axis of a loop. */
  readonly cameraBounds?: Partial<Span>;
  /** Phaser depth of the first layer; each further one lies 1 above. */
  readonly depth: number;
}

type Image = Phaser.GameObjects.Image;

interface LayerImages {
  readonly layer: Layer;
  readonly span: Span;
  /** Several where the layer loops. */
  readonly images: readonly Image[];
}

export class Backdrop {
  readonly #layers: readonly LayerImages[];

  constructor(paper: Paper, layers: readonly Layer[], { visibleSize, cameraBounds = {}, depth }: BackdropOptions) {
    this.#layers = layers.map((layer, index) => {
      const span = spanOf(layer, visibleSize, { left: 0, top: 0, right: 0, bottom: 0, ...cameraBounds });
      bake(paper, layer, span);
      const images = Array.from({ length: imageCount(layer, visibleSize) }, () =>
        paper.image(0, 0, layer.key, depth + index).setOrigin(0),
      );
      return { layer, span, images };
    });
    this.scrollTo(0, 0);
  }

  /** Images of all layers. */
  get images(): readonly Image[] {
    return this.#layers.flatMap(({ images }) => images);
  }

  /** Scrolls to a camera position, once a frame. `corner` is the picture's position in the world, where layers scroll but the camera does not. */
  scrollTo(x: number, y: number, corner: { readonly x: number; readonly y: number } = { x, y }): void {
    for (const { layer, span, images } of this.#layers) {
      const left = (layer.x ?? 0) - x * layer.scrollFactor;
      const top = layer.y - y * layer.scrollFactor;
      const [width, height] = [span.right - span.left, span.bottom - span.top];
      for (const [index, image] of images.entries())
        image.setPosition(
          corner.x + span.left + (layer.loop === 'x' ? loopStart(left, width) + index * width : left),
          corner.y + span.top + (layer.loop === 'y' ? loopStart(top, height) + index * height : top),
        );
    }
  }
}

/** Position of a loop's first piece: at or before the picture's edge, so that there is no gap. */
const loopStart = (at: number, length: number): number => {
  const over = (at + MAX_SHAKE) % length;
  return (over > 0 ? over - length : over) - MAX_SHAKE;
};

function imageCount({ loop, width, height }: Layer, visibleSize: Size): number {
  if (!loop) return 1;
  const [pieceLength, room] =
    loop === 'x' ? [width ?? visibleSize.width, visibleSize.width] : [height, visibleSize.height];
  return Math.ceil((room + 2 * MAX_SHAKE) / pieceLength) + 1;
}

/** Part of a layer that can become visible within the camera's bounds. */
function spanOf({ x = 0, y, width, height, scrollFactor, loop }: Layer, visibleSize: Size, cameraBounds: Span): Span {
  const loopLength = loop === 'x' ? visibleSize.width : undefined;
  const length = width ?? loopLength;
  const sides =
    length === undefined
      ? {
          left: cameraBounds.left * scrollFactor - MAX_SHAKE - x,
          right: visibleSize.width + cameraBounds.right * scrollFactor + MAX_SHAKE - x,
        }
      : { left: 0, right: length };
  if (loop === 'y') return { ...sides, top: 0, bottom: height };
  const above = y <= 0 ? MAX_SHAKE - Math.min(0, cameraBounds.top) * scrollFactor : 0;
  const below = y + height >= visibleSize.height ? MAX_SHAKE + Math.max(0, cameraBounds.bottom) * scrollFactor : 0;
  return { ...sides, top: -above, bottom: height + below };
}

/** Bakes the layer's texture. A piece of a loop is drawn three times, side by side, so that shapes that cross an edge continue at the other. */
function bake(paper: Paper, { key, loop, draw }: Layer, span: Span): void {
  const [width, height] = [span.right - span.left, span.bottom - span.top];
  paper.bake(
    key,
    width,
    height,
    pen => {
      pen.g.translate(-span.left, -span.top);
      for (const turn of loop ? [-1, 0, 1] : [0]) {
        pen.g.save();
        pen.g.translate(loop === 'x' ? turn * width : 0, loop === 'y' ? turn * height : 0);
        draw(pen, span);
        pen.g.restore();
      }
    },
    true,
  );
}
