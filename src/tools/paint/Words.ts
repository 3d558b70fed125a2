// Words while they are typed: they stand on the sheet as they will look, and can be moved, recoloured and rewritten until they are kept.
import type { StoreApi } from 'zustand/vanilla';
import { holds, type Point } from './engine/bitmap.ts';
import type { Gesture } from './engine/gesture.ts';
import { inkOf, solid } from './engine/inks.ts';
import { type Letters, type Typeface, writeLetters } from './engine/letters.ts';
import { spanner } from './engine/spans.ts';
import type { StudioState } from './StudioState.ts';

export class Words {
  private readonly store: StoreApi<StudioState>;
  private readonly letters: (text: string, typeface: Typeface) => Letters;
  private begun = 0;

  constructor(store: StoreApi<StudioState>, letters: Words['letters']) {
    this.store = store;
    this.letters = letters;
  }

  get areTyped(): boolean {
    return this.store.getState().typing !== null;
  }

  /** Far off the sheet nobody would see them. */
  mayBegin(at: Point): boolean {
    const { sheet, typeface } = this.store.getState();
    const { size } = typeface;
    return holds({ left: -size, top: -size, right: sheet.width + size, bottom: sheet.height + size }, at);
  }

  begin(at: Point): void {
    this.begun++;
    this.write(at, '', 0);
  }

  /** What the field says, and before which letter its caret stands. */
  type(text: string, caret = text.length): void {
    const { typing } = this.store.getState();
    if (typing) this.write(typing.at, text, caret);
  }

  /** In another colour or typeface. */
  again(): void {
    const { typing } = this.store.getState();
    if (typing) this.write(typing.at, typing.text, typing.index);
  }

  moveBy(dx: number, dy: number): void {
    const { typing } = this.store.getState();
    if (typing) this.write({ x: typing.at.x + dx, y: typing.at.y + dy }, typing.text, typing.index);
  }

  /** Whether a hand here takes hold of the words; a little beside them does. */
  areUnder({ x, y }: Point, reach = 2): boolean {
    const box = this.store.getState().typing?.box;
    return (
      box !== undefined &&
      x >= box.left - reach &&
      x < box.right + reach &&
      y >= box.top - reach &&
      y < box.bottom + reach
    );
  }

  /** A hand has them and takes them along. */
  hold(from: Point): Gesture {
    let last = from;
    const move = (to: Point) => {
      this.moveBy(to.x - last.x, to.y - last.y);
      last = to;
    };
    return { move, takeBack: () => move(from) };
  }

  /** They are typed no longer: what is written stays on the sheet to be kept, blanks leave nothing. */
  end(): void {
    const { typing, sheet } = this.store.getState();
    if (!typing) return;
    this.store.setState({ typing: null });
    if (typing.text.trim() === '') sheet.restore();
  }

  private write(at: Point, text: string, index: number): void {
    const { sheet, mirror, colour, typeface } = this.store.getState();
    const letters = this.letters(text, typeface);
    sheet.restore();
    writeLetters(spanner(sheet, solid(inkOf(colour)), mirror), letters, at);
    const { left, top, right, bottom } = letters.box;
    const caret = letters.caretAt(index);
    this.store.setState({
      typing: {
        begun: this.begun,
        at,
        text,
        index,
        caret: { x: at.x + caret.x, y: at.y + caret.y },
        box: { left: at.x + left, top: at.y + top, right: at.x + right, bottom: at.y + bottom },
      },
    });
  }
}
