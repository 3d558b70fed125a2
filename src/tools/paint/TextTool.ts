// Text tool: typed text is shown on the sheet as pixels and can be moved, recoloured and edited until it is committed.
import type { StoreApi } from 'zustand/vanilla';
import type { EditorState } from './EditorState.ts';
import { contains, type Point } from './engine/bitmap.ts';
import type { Gesture } from './engine/gesture.ts';
import { inkOf, solid } from './engine/inks.ts';
import { createSpanPainter } from './engine/spans.ts';
import { drawTextMask, type TextMask, type Typeface } from './engine/text.ts';

export class TextTool {
  private readonly store: StoreApi<EditorState>;
  private readonly rasterize: (text: string, typeface: Typeface) => TextMask;
  private nextId = 0;

  constructor(store: StoreApi<EditorState>, rasterize: TextTool['rasterize']) {
    this.store = store;
    this.rasterize = rasterize;
  }

  get isEditing(): boolean {
    return this.store.getState().typing !== null;
  }

  /** Text far outside the sheet would be invisible. */
  canStartAt(at: Point): boolean {
    const { sheet, typeface } = this.store.getState();
    const { size } = typeface;
    return contains({ left: -size, top: -size, right: sheet.width + size, bottom: sheet.height + size }, at);
  }

  start(at: Point): void {
    this.nextId++;
    this.render(at, '', 0);
  }

  /** Takes the text and the caret's index from the input field. */
  setText(text: string, caret = text.length): void {
    const { typing } = this.store.getState();
    if (typing) this.render(typing.at, text, caret);
  }

  /** Redraws the text in the current colour and typeface. */
  redraw(): void {
    const { typing } = this.store.getState();
    if (typing) this.render(typing.at, typing.text, typing.index);
  }

  moveBy(dx: number, dy: number): void {
    const { typing } = this.store.getState();
    if (typing) this.render({ x: typing.at.x + dx, y: typing.at.y + dy }, typing.text, typing.index);
  }

  /** Whether a press at this point drags the text; a small margin counts. */
  hitTest({ x, y }: Point, tolerance = 2): boolean {
    const box = this.store.getState().typing?.box;
    return (
      box !== undefined &&
      x >= box.left - tolerance &&
      x < box.right + tolerance &&
      y >= box.top - tolerance &&
      y < box.bottom + tolerance
    );
  }

  /** Gesture that drags the text. */
  startDrag(from: Point): Gesture {
    let last = from;
    const move = (to: Point) => {
      this.moveBy(to.x - last.x, to.y - last.y);
      last = to;
    };
    return { move, cancel: () => move(from) };
  }

  /** Ends typing: the text stays on the sheet to be committed; blank text is removed. */
  finish(): void {
    const { typing, sheet } = this.store.getState();
    if (!typing) return;
    this.store.setState({ typing: null });
    if (typing.text.trim() === '') sheet.restore();
  }

  private render(at: Point, text: string, index: number): void {
    const { sheet, mirror, colour, typeface } = this.store.getState();
    const letters = this.rasterize(text, typeface);
    sheet.restore();
    drawTextMask(createSpanPainter(sheet, solid(inkOf(colour)), mirror), letters, at);
    const { left, top, right, bottom } = letters.box;
    const caret = letters.caretAt(index);
    this.store.setState({
      typing: {
        id: this.nextId,
        at,
        text,
        index,
        caret: { x: at.x + caret.x, y: at.y + caret.y },
        box: { left: at.x + left, top: at.y + top, right: at.x + right, bottom: at.y + bottom },
      },
    });
  }
}
