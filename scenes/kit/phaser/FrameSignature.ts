// Frame signature, for dirty checking: every number and reference that decides a scene's picture. A frame with the same signature needs no drawing.
import type Phaser from './phaser.ts';

/** Members of an Image, Text, Graphics or Container that decide its picture; Phaser's types do not tell which of them a child is. */
type RenderedObject = Partial<
  Pick<
    Phaser.GameObjects.Image,
    | 'alpha'
    | 'depth'
    | 'flipX'
    | 'flipY'
    | 'frame'
    | 'originX'
    | 'originY'
    | 'rotation'
    | 'scaleX'
    | 'scaleY'
    | 'visible'
  >
> & {
  readonly x: number;
  readonly y: number;
  readonly scrollFactorX?: number;
  readonly scrollFactorY?: number;
  readonly text?: string;
  readonly style?: object;
  readonly commandBuffer?: readonly unknown[];
  readonly list?: readonly RenderedObject[];
};

/** Parts of a scene that decide its picture. */
export interface RenderedScene {
  readonly children: { readonly list: readonly object[] };
  readonly cameras: {
    readonly main: Pick<
      Phaser.Scene['cameras']['main'],
      'height' | 'originX' | 'originY' | 'scrollX' | 'scrollY' | 'visible' | 'width' | 'x' | 'y' | 'zoomX' | 'zoomY'
    >;
  };
  /** Counts textures that were drawn again in place, when a file has loaded. */
  readonly paper: { readonly redrawn: number };
}

export class FrameSignature {
  readonly #numbers: number[] = [];
  readonly #references: unknown[] = [];
  #numbersAt = 0;
  #referencesAt = 0;
  #differs = false;

  /** Reads the scene; true where its picture differs from the last call. */
  update({ children, cameras, paper }: RenderedScene): boolean {
    this.#numbersAt = this.#referencesAt = 0;
    this.#differs = false;
    const { x, y, width, height, originX, originY, scrollX, scrollY, visible, zoomX, zoomY } = cameras.main;
    for (const value of [x, y, width, height, originX, originY, scrollX, scrollY, zoomX, zoomY]) this.#number(value);
    this.#reference(visible);
    this.#reference(paper);
    this.#number(paper.redrawn);
    this.#group(children.list as readonly RenderedObject[]);
    return this.#differs;
  }

  #group(list: readonly RenderedObject[]): void {
    this.#number(list.length);
    for (const object of list) this.#object(object);
  }

  #object(object: RenderedObject): void {
    this.#reference(object);
    this.#reference(object.visible);
    if (!object.visible) return;
    this.#number(object.x);
    this.#number(object.y);
    this.#number(object.scaleX ?? 1);
    this.#number(object.scaleY ?? 1);
    this.#number(object.rotation ?? 0);
    this.#number(object.alpha ?? 1);
    this.#number(object.depth ?? 0);
    this.#number(object.originX ?? 0);
    this.#number(object.originY ?? 0);
    this.#number(object.scrollFactorX ?? 1);
    this.#number(object.scrollFactorY ?? 1);
    this.#reference(object.frame);
    this.#reference(object.flipX);
    this.#reference(object.flipY);
    if (object.list) this.#group(object.list);
    if (object.commandBuffer) this.#drawCommands(object.commandBuffer);
    if (object.style) this.#textStyle(object.text, object.style);
  }

  #drawCommands(commands: readonly unknown[]): void {
    this.#number(commands.length);
    for (const command of commands)
      if (typeof command === 'number') this.#number(command);
      else this.#reference(command);
  }

  #textStyle(text: unknown, style: object): void {
    this.#reference(text);
    for (const value of Object.values(style)) if (typeof value !== 'object') this.#reference(value);
  }

  #number(value: number): void {
    const at = this.#numbersAt++;
    if (this.#numbers[at] === value) return;
    this.#numbers[at] = value;
    this.#differs = true;
  }

  #reference(value: unknown): void {
    const at = this.#referencesAt++;
    if (Object.is(this.#references[at], value)) return;
    this.#references[at] = value;
    this.#differs = true;
  }
}
