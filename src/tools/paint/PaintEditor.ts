// Paint editor: tool options, pen events (down, move, up), undo and redo. Independent of the DOM; its state is in `store`.
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
  /** Draws text as a mask of pixels; the browser's text rendering is passed in. */
  readonly rasterize: (text: string, typeface: Typeface) => TextMask;
  /** Called after a step was committed, undone or redone. */
  readonly changed: (sheet: Sheet) => void;
  /** Called with what an undo or redo came to, in words. */
  readonly stepped?: (words: string) => void;
}

type Choice = Partial<Pick<EditorState, 'tool' | 'colour' | 'pattern' | 'size' | 'mirror' | 'typeface' | 'custom'>>;

export class PaintEditor {
  readonly store;
  readonly textTool: TextTool;
  readonly selectionTool: SelectionTool;
  private readonly changed: EditorOptions['changed'];
  private readonly stepped: (words: string) => void;
  private gesture: Gesture | null = null;
  private readonly rng = seeded(1);

  constructor({ sheet, rasterize, changed, stepped = () => {} }: EditorOptions) {
    this.changed = changed;
    this.stepped = stepped;
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
  /** True while a shape of several clicks (a polygon) is unfinished. */
  get isPathOpen(): boolean {
    return this.gesture?.isPathOpen?.() === true;
  }
  /** Corners that close the open path when they are pressed. */
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

  /** Turns a text style on or off. */
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

  /** Replaces the drawing. */
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
    // A click far outside the sheet starts no new text; text that is being typed stays.
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

  /** Eyedropper: takes the colour of the pixel. */
  private pickColour({ x, y }: Point): void {
    const { sheet } = this;
    if (contains(boxOf(sheet), { x, y })) this.choose({ colour: colourOf(sheet.words[y * sheet.width + x] as number) });
  }

  penMove(to: Point, modifiers: PenModifiers = {}): void {
    this.gesture?.move(to, modifiers.constrained === true);
  }

  /** Called every frame while the pen is down. */
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

  /** Escape: discards the unfinished shape or text and clears the selection; committed pixels stay. */
  cancel(): void {
    if (this.gesture || this.textTool.isEditing) {
      this.gesture = null;
      this.sheet.restore();
      this.store.setState({ selectionPath: null, typing: null });
      this.publish();
    }
    this.selectionTool.deselect();
  }

  /** Cancels the gesture that the first finger of a pinch began; text and selection stay as they were. */
  cancelGesture(): void {
    const { gesture } = this;
    if (!gesture) return;
    if (!this.isPathOpen) this.gesture = null;
    if (gesture.cancel) gesture.cancel();
    else this.sheet.restore();
  }

  /** Enter: commits the text, unless it is blank. */
  finishTyping(): void {
    if (!this.textTool.isEditing) return;
    this.textTool.finish();
    this.commit();
  }

  /** Removes the last corner of an open path, and with the first one the path; false if no path is open. */
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

  /** Resizes the sheet; (left, top) is where the old picture's corner lies on the new sheet. */
  resize(to: Extent, left: number, top: number): void {
    this.closePath();
    this.finishTyping();
    this.selectionTool.deselect();
    if (this.sheet.resize(to, left, top)) this.changed(this.sheet);
    this.publish();
  }

  /** Crops the sheet to the selection. */
  crop(): void {
    const { selection } = this.store.getState();
    if (!selection) return;
    const { left, top, right, bottom } = intersection(boxOfPiece(selection), boxOf(this.sheet));
    if (left < right && top < bottom) this.resize({ width: right - left, height: bottom - top }, -left, -top);
  }

  undo(): void {
    if (this.takeBack()) this.stepped('Corner taken back');
    else this.stepped(this.step(() => this.sheet.undo()) ? 'Undone' : 'Nothing to undo');
  }
  redo(): void {
    this.stepped(this.step(() => this.sheet.redo()) ? 'Done again' : 'Nothing to redo');
  }

  private step(turn: () => boolean): boolean {
    this.cancel();
    const isDone = turn();
    if (isDone) this.changed(this.sheet);
    this.publish();
    return isDone;
  }

  /** All committed pixels as a bitmap; commits typed text first. */
  exportBitmap(): Bitmap {
    this.finishTyping();
    return this.sheet.committedBitmap();
  }

  /** Commits what was drawn since the last step as a step. */
  commit(): void {
    if (this.sheet.commit()) this.changed(this.sheet);
    this.publish();
  }

  private publish(): void {
    const { sheet } = this;
    const { canRedo } = sheet;
    // The last corner of an open path can be undone too.
    const canUndo = sheet.canUndo || this.isPathOpen;
    const { extent } = this.store.getState();
    const isSame = extent.width === sheet.width && extent.height === sheet.height;
    this.store.setState({ canUndo, canRedo, ...(!isSame && { extent: extentOf(sheet) }) });
  }
}

const extentOf = ({ width, height }: Sheet): Extent => ({ width, height });
