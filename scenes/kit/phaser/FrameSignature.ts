// What a scene shows, written down to the last number: two frames that read alike look alike, and the second need not be drawn.
import type Phaser from './phaser.ts';

/** A picture, a word, a drawing or a group of them. Phaser's types do not tell which. */
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

/** What is read of a scene. */
export interface RenderedScene {
  readonly children: { readonly list: readonly object[] };
  readonly cameras: {
    readonly main: Pick<
      Phaser.Scene['cameras']['main'],
      'height' | 'originX' | 'originY' | 'scrollX' | 'scrollY' | 'visible' | 'width' | 'x' | 'y' | 'zoomX' | 'zoomY'
    >;
  };
  /** Its textures are drawn anew in place: when a file arrives. */
  readonly paper: { readonly redrawn: number };
}

export class FrameSignature {
  readonly #numbers: number[] = [];
  readonly #references: unknown[] = [];
  #numbersAt = 0;
  #referencesAt = 0;
  #differs = false;

  /** True where the scene would show something else than when this was last asked. */
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
    for (const shown of list) this.#object(shown);
  }

  #object(shown: RenderedObject): void {
    this.#reference(shown);
    this.#reference(shown.visible);
    if (!shown.visible) return;
    this.#number(shown.x);
    this.#number(shown.y);
    this.#number(shown.scaleX ?? 1);
    this.#number(shown.scaleY ?? 1);
    this.#number(shown.rotation ?? 0);
    this.#number(shown.alpha ?? 1);
    this.#number(shown.depth ?? 0);
    this.#number(shown.originX ?? 0);
    this.#number(shown.originY ?? 0);
    this.#number(shown.scrollFactorX ?? 1);
    this.#number(shown.scrollFactorY ?? 1);
    this.#reference(shown.frame);
    this.#reference(shown.flipX);
    this.#reference(shown.flipY);
    if (shown.list) this.#group(shown.list);
    if (shown.commandBuffer) this.#drawCommands(shown.commandBuffer);
    if (shown.style) this.#textStyle(shown.text, shown.style);
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
