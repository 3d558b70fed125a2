// Somebody at work on a drawing: the hand's choices, pen down to pen up, undo. Knows no page; what it shows is `store`.
import { createStore } from 'zustand/vanilla';
import { seeded } from '../../../scenes/kit/core/rng.ts';
import { type Bitmap, boxOf, holds, intersection, type Point } from './engine/bitmap.ts';
import type { Gesture } from './engine/gesture.ts';
import { beginGesture, isPen } from './engine/gestures.ts';
import { colourOf, inkOf, type Paint, patternOf, SIZES } from './engine/inks.ts';
import { type Letters, PLAIN, type Style, type Typeface } from './engine/letters.ts';
import type { Extent } from './engine/resize.ts';
import type { Sheet } from './engine/Sheet.ts';
import { boxOfPiece } from './engine/selection.ts';
import { Selecting } from './Selecting.ts';
import type { Grip, StudioState } from './StudioState.ts';
import { Words } from './Words.ts';

interface StudioOptions {
  readonly sheet: Sheet;
  /** Letters as the browser draws them. */
  readonly letters: (text: string, typeface: Typeface) => Letters;
  /** A step was finished, undone or redone. */
  readonly changed: (sheet: Sheet) => void;
}

type Choice = Partial<Pick<StudioState, 'tool' | 'colour' | 'pattern' | 'size' | 'mirror' | 'typeface' | 'custom'>>;

export class Studio {
  readonly store;
  readonly words: Words;
  readonly selecting: Selecting;
  private readonly changed: StudioOptions['changed'];
  private gesture: Gesture | null = null;
  private readonly rng = seeded(1);

  constructor({ sheet, letters, changed }: StudioOptions) {
    this.changed = changed;
    this.store = createStore<StudioState>(() => ({
      tool: 'pencil',
      colour: 'black',
      own: null,
      pattern: 'solid',
      size: 1,
      mirror: 'none',
      typeface: PLAIN,
      custom: null,
      pointer: null,
      canUndo: sheet.canUndo,
      canRedo: sheet.canRedo,
      sheet,
      extent: extentOf(sheet),
      selection: null,
      rope: null,
      typing: null,
    }));
    this.words = new Words(this.store, letters);
    this.selecting = new Selecting(this);
  }

  get sheet(): Sheet {
    return this.store.getState().sheet;
  }
  get isDrawing(): boolean {
    return this.gesture !== null;
  }
  /** A shape is under way that goes on when the pen is lifted. */
  get goesOn(): boolean {
    return this.gesture?.goesOn?.() === true;
  }
  /** Corners on which a press ends the shape under way. */
  get ends(): readonly Point[] {
    return this.gesture?.ends?.() ?? [];
  }
  get paint(): Paint {
    const { colour, pattern, custom } = this.store.getState();
    return { ink: inkOf(colour), pattern: patternOf(pattern, custom) };
  }

  choose(choice: Choice): void {
    if (choice.tool) {
      this.finishShape();
      this.finishTyping();
      this.selecting.putDown();
    }
    const own = choice.colour?.startsWith('#') ? { own: choice.colour } : {};
    this.store.setState({ ...choice, ...own });
    if (choice.colour || choice.typeface) this.words.again();
  }

  /** Turns a style of the letters on or off. */
  toggleStyle(style: Style): void {
    const { typeface } = this.store.getState();
    const { styles } = typeface;
    const other = styles.includes(style) ? styles.filter(one => one !== style) : [...styles, style];
    this.choose({ typeface: { ...typeface, styles: other } });
  }

  thicker(by: 1 | -1): void {
    const size = SIZES[SIZES.indexOf(this.store.getState().size) + by];
    if (size) this.choose({ size });
  }

  point(pointer: Point | null): void {
    this.store.setState({ pointer });
  }

  /** Another drawing. */
  show(sheet: Sheet): void {
    this.cancel();
    this.selecting.putDown();
    sheet.touch(boxOf(sheet));
    this.store.setState({ sheet, typing: null });
    sheet.restore();
    this.tell();
  }

  penDown(at: Point, grip: Grip = {}): void {
    const { tool, size, mirror } = this.store.getState();
    const used = grip.erasing ? 'eraser' : grip.copying && isPen(tool) ? 'eyedropper' : tool;
    if (this.goesOn) {
      this.gesture?.press?.(at, grip.constrained === true);
      return;
    }
    if (used === 'text' && this.words.areUnder(at)) {
      this.gesture = this.words.hold(at);
      return;
    }
    // A click beside the sheet is none at another place for words: those there are stay.
    if (used === 'text' && !this.words.mayBegin(at)) return;
    if (used === 'hand') return;
    this.finishTyping();
    if (used === 'eyedropper') {
      const { colour } = this.store.getState();
      this.pick(at);
      this.gesture = { move: to => this.pick(to), takeBack: () => this.choose({ colour }) };
    } else if (used === 'text') this.words.begin(at);
    else if (used === 'marquee' || used === 'lasso') this.gesture = this.selecting.begin(at, used, grip);
    else {
      this.selecting.putDown();
      this.gesture = beginGesture[used](this.sheet, at, { paint: this.paint, size, mirror, rng: this.rng });
    }
  }

  /** The colour of what lies there is the one to draw with. */
  private pick({ x, y }: Point): void {
    const { sheet } = this;
    if (holds(boxOf(sheet), { x, y })) this.choose({ colour: colourOf(sheet.words[y * sheet.width + x] as number) });
  }

  penMove(to: Point, grip: Grip = {}): void {
    this.gesture?.move(to, grip.constrained === true);
  }

  /** The pen rests. */
  linger(): void {
    this.gesture?.linger?.();
  }

  penUp({ reach = 0 }: Grip = {}): void {
    if (!this.gesture) return;
    if (this.gesture.lift?.(reach)) {
      this.tell();
      return;
    }
    this.gesture = null;
    if (this.words.areTyped) return;
    this.selecting.close();
    this.keep();
  }

  /** Esc: the unfinished shape, the typed words, or the selection's ants go; what is drawn stays. */
  cancel(): void {
    if (this.gesture || this.words.areTyped) {
      this.gesture = null;
      this.sheet.restore();
      this.store.setState({ rope: null, typing: null });
      this.tell();
    }
    this.selecting.putDown();
  }

  /** A second finger came to pinch: what the first one began is taken back, and nothing else; words and selections stay as they were. */
  letGo(): void {
    const { gesture } = this;
    if (!gesture) return;
    if (!this.goesOn) this.gesture = null;
    if (gesture.takeBack) gesture.takeBack();
    else this.sheet.restore();
  }

  /** Enter: the words stay, if there are any. */
  finishTyping(): void {
    if (!this.words.areTyped) return;
    this.words.end();
    this.keep();
  }

  /** The last corner of a shape under way goes, with the first one the shape; false if there is no such shape. */
  takeBack(): boolean {
    if (!this.goesOn) return false;
    if (!this.gesture?.back?.()) this.cancel();
    return true;
  }

  private finishShape(): void {
    if (!this.goesOn) return;
    this.gesture?.finish?.();
    this.gesture = null;
    this.keep();
  }

  /** Another size of the sheet; the picture's corner lies there on it. */
  resize(to: Extent, left: number, top: number): void {
    this.finishShape();
    this.finishTyping();
    this.selecting.putDown();
    if (this.sheet.resize(to, left, top)) this.changed(this.sheet);
    this.tell();
  }

  /** Cuts the sheet to what is selected. */
  crop(): void {
    const { selection } = this.store.getState();
    if (!selection) return;
    const { left, top, right, bottom } = intersection(boxOfPiece(selection), boxOf(this.sheet));
    if (left < right && top < bottom) this.resize({ width: right - left, height: bottom - top }, -left, -top);
  }

  undo(): void {
    if (!this.takeBack()) this.step(() => this.sheet.undo());
  }
  redo(): void {
    this.step(() => this.sheet.redo());
  }

  private step(turn: () => boolean): void {
    this.cancel();
    if (turn()) this.changed(this.sheet);
    this.tell();
  }

  /** Everything kept, as a picture. */
  picture(): Bitmap {
    this.finishTyping();
    return this.sheet.kept();
  }

  /** What was drawn since the last step is a step. */
  keep(): void {
    if (this.sheet.commit()) this.changed(this.sheet);
    this.tell();
  }

  private tell(): void {
    const { sheet } = this;
    const { canRedo } = sheet;
    // Of a shape under way the last corner can be taken back.
    const canUndo = sheet.canUndo || this.goesOn;
    const { extent } = this.store.getState();
    const isSame = extent.width === sheet.width && extent.height === sheet.height;
    this.store.setState({ canUndo, canRedo, ...(!isSame && { extent: extentOf(sheet) }) });
  }
}

const extentOf = ({ width, height }: Sheet): Extent => ({ width, height });
