// What lies behind play: layers of paper that part as the camera moves, wide enough for all of its way and for the largest shake, or without end.
import type { Size } from '../core/camera.ts';
import { MAX_SHAKE } from './Juice.ts';
import type { Paper, Pen } from './paper.ts';
import type Phaser from './phaser.ts';

/** World pixels, from the layer's own corner. */
export interface Span {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Layer {
  readonly key: string;
  /** Its corner in the picture while the camera is at (0, 0). */
  readonly x?: number;
  readonly y: number;
  /** Of a picture with an end, or of one piece of a loop. Without it the layer reaches from side to side wherever the camera goes. */
  readonly width?: number;
  /** A layer that touches the picture's upper or lower edge reaches beyond it. */
  readonly height: number;
  /** 0 stands with the picture, 1 moves with the world. */
  readonly scrollFactor: number;
  /** It comes again and again this way. Best a multiple of 4 long: pieces then meet at whole texture pixels at any sharpness. */
  readonly loop?: 'x' | 'y';
  /** Draws from the layer's corner; all of `span` is seen at some time. */
  draw(pen: Pen, span: Span): void;
}

interface Place {
  /** What the picture shows. */
  readonly visibleSize: Size;
  /** How far the camera goes; nowhere unless told. Ways that loop need no end. */
  readonly cameraBounds?: Partial<Span>;
  /** Where the first layer lies on the stage; each next one lies one above. */
  readonly depth: number;
}

type Image = Phaser.GameObjects.Image;

interface LayerImages {
  readonly layer: Layer;
  readonly span: Span;
  /** More than one where it loops. */
  readonly images: readonly Image[];
}

export class Backdrop {
  readonly #layers: readonly LayerImages[];

  constructor(paper: Paper, layers: readonly Layer[], { visibleSize, cameraBounds = {}, depth }: Place) {
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

  /** All the pictures it is made of. */
  get images(): readonly Image[] {
    return this.#layers.flatMap(({ images }) => images);
  }

  /** Every frame: where the camera looks. `corner` is where the picture stands in the world, for layers that part while the picture stays. */
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

/** Where the first piece of a loop stands, so that none is missing before it. */
const loopStart = (at: number, length: number): number => {
  const over = (at + MAX_SHAKE) % length;
  return (over > 0 ? over - length : over) - MAX_SHAKE;
};

function imageCount({ loop, width, height }: Layer, shown: Size): number {
  if (!loop) return 1;
  const [piece, room] = loop === 'x' ? [width ?? shown.width, shown.width] : [height, shown.height];
  return Math.ceil((room + 2 * MAX_SHAKE) / piece) + 1;
}

/** All of a layer that is seen at some time of the camera's way. */
function spanOf({ x = 0, y, width, height, scrollFactor, loop }: Layer, shown: Size, way: Span): Span {
  const whole = loop === 'x' ? shown.width : undefined;
  const length = width ?? whole;
  const sides =
    length === undefined
      ? { left: way.left * scrollFactor - MAX_SHAKE - x, right: shown.width + way.right * scrollFactor + MAX_SHAKE - x }
      : { left: 0, right: length };
  if (loop === 'y') return { ...sides, top: 0, bottom: height };
  const above = y <= 0 ? MAX_SHAKE - Math.min(0, way.top) * scrollFactor : 0;
  const below = y + height >= shown.height ? MAX_SHAKE + Math.max(0, way.bottom) * scrollFactor : 0;
  return { ...sides, top: -above, bottom: height + below };
}

/** A piece of a loop is drawn with its neighbours: what crosses one edge comes in at the other. */
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
