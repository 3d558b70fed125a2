// Somebody at work on a drawing: the hand's choices, pen down to pen up, undo. Knows no page; what it shows is `store`.
import { createStore } from 'zustand/vanilla';
import { seeded } from '../../../scenes/kit/core/rng.ts';
import type { EditorState, PenModifiers } from './EditorState.ts';
import { type Bitmap, boxOf, contains, intersection, type Point } from './engine/bitmap.ts';
import type { Gesture } from './engine/gesture.ts';
import { beginGesture, isPen } from './engine/gestures.ts';
import { colourOf, inkOf, type Paint, patternOf, SIZES } from './engine/inks.ts';
import type { Extent } from './engine/resize.ts';
import type { Sheet } from './engine/Sheet.ts';
import { boxOfPiece } from './engine/selection.ts';
import { DEFAULT_TYPEFACE, type Style, type TextMask, type Typeface } from './engine/text.ts';
import { SelectionTool } from './SelectionTool.ts';
import { TextTool } from './TextTool.ts';

interface EditorOptions {
  readonly sheet: Sheet;
  /** Letters as the browser draws them. */
  readonly rasterize: (text: string, typeface: Typeface) => TextMask;
  /** A step was finished, undone or redone. */
  readonly changed: (sheet: Sheet) => void;
}

type Choice = Partial<Pick<EditorState, 'tool' | 'colour' | 'pattern' | 'size' | 'mirror' | 'typeface' | 'custom'>>;

export class PaintEditor {
  readonly store;
  readonly textTool: TextTool;
  readonly selectionTool: SelectionTool;
  private readonly changed: EditorOptions['changed'];
  private gesture: Gesture | null = null;
  private readonly rng = seeded(1);

  constructor({ sheet, rasterize, changed }: EditorOptions) {
    this.changed = changed;
    this.store = createStore<EditorState>(() => ({
      tool: 'pencil',
      colour: 'black',
      own: null,
      pattern: 'solid',
      size: 1,
      mirror: 'none',
      typeface: DEFAULT_TYPEFACE,
      custom: null,
      pointer: null,
      canUndo: sheet.canUndo,
      canRedo: sheet.canRedo,
      sheet,
      extent: extentOf(sheet),
      selection: null,
      selectionPath: null,
      typing: null,
    }));
    this.textTool = new TextTool(this.store, rasterize);
    this.selectionTool = new SelectionTool(this);
  }

  get sheet(): Sheet {
    return this.store.getState().sheet;
  }
  get isDrawing(): boolean {
    return this.gesture !== null;
  }
  /** A shape is under way that goes on when the pen is lifted. */
  get isPathOpen(): boolean {
    return this.gesture?.isPathOpen?.() === true;
  }
  /** Corners on which a press ends the shape under way. */
  get closingPoints(): readonly Point[] {
    return this.gesture?.closingPoints?.() ?? [];
  }
  get paint(): Paint {
    const { colour, pattern, custom } = this.store.getState();
    return { ink: inkOf(colour), pattern: patternOf(pattern, custom) };
  }

  choose(choice: Choice): void {
    if (choice.tool) {
      this.closePath();
      this.finishTyping();
      this.selectionTool.deselect();
    }
    const own = choice.colour?.startsWith('#') ? { own: choice.colour } : {};
    this.store.setState({ ...choice, ...own });
    if (choice.colour || choice.typeface) this.textTool.redraw();
  }

  /** Turns a style of the letters on or off. */
  toggleStyle(style: Style): void {
    const { typeface } = this.store.getState();
    const { styles } = typeface;
    const other = styles.includes(style) ? styles.filter(one => one !== style) : [...styles, style];
    this.choose({ typeface: { ...typeface, styles: other } });
  }

  stepSize(by: 1 | -1): void {
    const size = SIZES[SIZES.indexOf(this.store.getState().size) + by];
    if (size) this.choose({ size });
  }

  setPointer(pointer: Point | null): void {
    this.store.setState({ pointer });
  }

  /** Another drawing. */
  open(sheet: Sheet): void {
    this.cancel();
    this.selectionTool.deselect();
    sheet.markDirty(boxOf(sheet));
    this.store.setState({ sheet, typing: null });
    sheet.restore();
    this.publish();
  }

  penDown(at: Point, modifiers: PenModifiers = {}): void {
    const { tool, size, mirror } = this.store.getState();
    const used = modifiers.erasing ? 'eraser' : modifiers.copying && isPen(tool) ? 'eyedropper' : tool;
    if (this.isPathOpen) {
      this.gesture?.press?.(at, modifiers.constrained === true);
      return;
    }
    if (used === 'text' && this.textTool.hitTest(at)) {
      this.gesture = this.textTool.startDrag(at);
      return;
    }
    // A click beside the sheet is none at another place for words: those there are stay.
    if (used === 'text' && !this.textTool.canStartAt(at)) return;
    if (used === 'hand') return;
    this.finishTyping();
    if (used === 'eyedropper') {
      const { colour } = this.store.getState();
      this.pickColour(at);
      this.gesture = { move: to => this.pickColour(to), cancel: () => this.choose({ colour }) };
    } else if (used === 'text') this.textTool.start(at);
    else if (used === 'marquee' || used === 'lasso') this.gesture = this.selectionTool.begin(at, used, modifiers);
    else {
      this.selectionTool.deselect();
      this.gesture = beginGesture[used](this.sheet, at, { paint: this.paint, size, mirror, rng: this.rng });
    }
  }

  /** The colour of what lies there is the one to draw with. */
  private pickColour({ x, y }: Point): void {
    const { sheet } = this;
    if (contains(boxOf(sheet), { x, y })) this.choose({ colour: colourOf(sheet.words[y * sheet.width + x] as number) });
  }

  penMove(to: Point, modifiers: PenModifiers = {}): void {
    this.gesture?.move(to, modifiers.constrained === true);
  }

  /** The pen rests. */
  holdPen(): void {
    this.gesture?.hold?.();
  }

  penUp({ tolerance = 0 }: PenModifiers = {}): void {
    if (!this.gesture) return;
    if (this.gesture.release?.(tolerance)) {
      this.publish();
      return;
    }
    this.gesture = null;
    if (this.textTool.isEditing) return;
    this.selectionTool.finishPath();
    this.commit();
  }

  /** Esc: the unfinished shape, the typed words, or the selection's ants go; what is drawn stays. */
  cancel(): void {
    if (this.gesture || this.textTool.isEditing) {
      this.gesture = null;
      this.sheet.restore();
      this.store.setState({ selectionPath: null, typing: null });
      this.publish();
    }
    this.selectionTool.deselect();
  }

  /** A second finger came to pinch: what the first one began is taken back, and nothing else; words and selections stay as they were. */
  cancelGesture(): void {
    const { gesture } = this;
    if (!gesture) return;
    if (!this.isPathOpen) this.gesture = null;
    if (gesture.cancel) gesture.cancel();
    else this.sheet.restore();
  }

  /** Enter: the words stay, if there are any. */
  finishTyping(): void {
    if (!this.textTool.isEditing) return;
    this.textTool.finish();
    this.commit();
  }

  /** The last corner of a shape under way goes, with the first one the shape; false if there is no such shape. */
  takeBack(): boolean {
    if (!this.isPathOpen) return false;
    if (!this.gesture?.removeLastCorner?.()) this.cancel();
    return true;
  }

  private closePath(): void {
    if (!this.isPathOpen) return;
    this.gesture?.finish?.();
    this.gesture = null;
    this.commit();
  }

  /** Another size of the sheet; the picture's corner lies there on it. */
  resize(to: Extent, left: number, top: number): void {
    this.closePath();
    this.finishTyping();
    this.selectionTool.deselect();
    if (this.sheet.resize(to, left, top)) this.changed(this.sheet);
    this.publish();
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
    this.publish();
  }

  /** Everything kept, as a picture. */
  exportBitmap(): Bitmap {
    this.finishTyping();
    return this.sheet.committedBitmap();
  }

  /** What was drawn since the last step is a step. */
  commit(): void {
    if (this.sheet.commit()) this.changed(this.sheet);
    this.publish();
  }

  private publish(): void {
    const { sheet } = this;
    const { canRedo } = sheet;
    // Of a shape under way the last corner can be taken back.
    const canUndo = sheet.canUndo || this.isPathOpen;
    const { extent } = this.store.getState();
    const isSame = extent.width === sheet.width && extent.height === sheet.height;
    this.store.setState({ canUndo, canRedo, ...(!isSame && { extent: extentOf(sheet) }) });
  }
}

const extentOf = ({ width, height }: Sheet): Extent => ({ width, height });
