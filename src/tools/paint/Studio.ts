// Somebody at work on a drawing: the hand's choices, pen down to pen up, selections, typing, undo. Knows no page; what it shows is `store`.
import { createStore } from 'zustand/vanilla';
import { seeded } from '../../../scenes/kit/core/rng.ts';
import { type Bitmap, boxOf, type Point, spanned } from './engine/bitmap.ts';
import { beginGesture, type Gesture } from './engine/gestures.ts';
import { COLOURS, PATTERNS, type Paint, SIZES, solid } from './engine/inks.ts';
import { Lifted } from './engine/Lifted.ts';
import { type Letters, writeLetters } from './engine/letters.ts';
import type { Sheet } from './engine/Sheet.ts';
import { cutLasso, cutMarquee, flipped, inverted, isOn, type Piece } from './engine/selection.ts';
import { constrainBox } from './engine/shapes.ts';
import { spanner } from './engine/spans.ts';
import type { Grip, StudioState } from './StudioState.ts';

interface StudioOptions {
  readonly sheet: Sheet;
  /** Letters as the browser draws them. */
  readonly letters: (text: string) => Letters;
  /** A step was finished, undone or redone. */
  readonly changed: (sheet: Sheet) => void;
}

export class Studio {
  readonly store;
  private readonly letters: StudioOptions['letters'];
  private readonly changed: StudioOptions['changed'];
  private gesture: Gesture | null = null;
  private lifted: Lifted | null = null;
  /** What was cut or copied here. */
  clipboard: Piece | null = null;
  private readonly rng = seeded(1);

  constructor({ sheet, letters, changed }: StudioOptions) {
    this.letters = letters;
    this.changed = changed;
    this.store = createStore<StudioState>(() => ({
      tool: 'pencil',
      colour: 'black',
      pattern: 'solid',
      size: 1,
      mirror: 'none',
      custom: null,
      pointer: null,
      canUndo: sheet.canUndo,
      canRedo: sheet.canRedo,
      sheet,
      selection: null,
      rope: null,
      typing: null,
    }));
  }

  get sheet(): Sheet {
    return this.store.getState().sheet;
  }
  get isDrawing(): boolean {
    return this.gesture !== null;
  }
  get paint(): Paint {
    const { colour, pattern, custom } = this.store.getState();
    const bits = pattern === 'custom' ? (custom ?? PATTERNS.solid) : PATTERNS[pattern];
    return { ink: COLOURS[colour], pattern: bits };
  }

  choose(choice: Partial<Pick<StudioState, 'tool' | 'colour' | 'pattern' | 'size' | 'mirror' | 'custom'>>): void {
    if (choice.tool) {
      this.finishTyping();
      this.putDown();
    }
    this.store.setState(choice);
    if (choice.colour) this.retype();
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
    this.putDown();
    sheet.touch(boxOf(sheet));
    this.store.setState({ sheet, typing: null });
    sheet.restore();
    this.tell();
  }

  penDown(at: Point, grip: Grip = {}): void {
    this.finishTyping();
    const { tool, size, mirror } = this.store.getState();
    const used = grip.erasing ? 'eraser' : tool;
    if (used === 'text') this.store.setState({ typing: { at, text: '', advance: 0 } });
    else if (used === 'marquee' || used === 'lasso') this.gesture = this.select(at, used, grip);
    else {
      this.putDown();
      this.gesture = beginGesture[used](this.sheet, at, { paint: this.paint, size, mirror, rng: this.rng });
    }
  }

  penMove(to: Point, grip: Grip = {}): void {
    this.gesture?.move(to, grip.constrained === true);
  }

  /** The pen rests. */
  linger(): void {
    this.gesture?.linger?.();
  }

  penUp(): void {
    if (!this.gesture) return;
    this.gesture = null;
    const { rope, tool } = this.store.getState();
    if (rope) {
      this.store.setState({ rope: null });
      const [first, last] = [rope[0] as Point, rope.at(-1) as Point];
      const isClick = rope.every(({ x, y }) => x === first.x && y === first.y);
      if (!isClick)
        this.lift(tool === 'lasso' ? cutLasso(this.sheet, rope) : cutMarquee(this.sheet, spanned(first, last)));
    }
    this.keep();
  }

  /** Esc: the unfinished shape, the typed words, or the selection's ants go; what is drawn stays. */
  cancel(): void {
    if (this.gesture || this.store.getState().typing) {
      this.gesture = null;
      this.sheet.restore();
      this.store.setState({ rope: null, typing: null });
      if (this.lifted) this.drop();
    } else this.putDown();
  }

  private select(at: Point, tool: 'marquee' | 'lasso', { copying }: Grip): Gesture {
    const { lifted } = this;
    if (lifted && isOn(lifted.piece, at)) {
      if (copying) lifted.leaveCopy();
      const [dx, dy] = [at.x - lifted.piece.left, at.y - lifted.piece.top];
      return {
        move: to => {
          lifted.moveTo({ x: to.x - dx, y: to.y - dy });
          this.store.setState({ selection: lifted.piece });
        },
      };
    }
    this.putDown();
    this.store.setState({ rope: [at] });
    return {
      move: (to, constrained) => {
        const rope = this.store.getState().rope ?? [];
        if (tool === 'lasso') this.store.setState({ rope: [...rope, to] });
        else this.store.setState({ rope: [at, constrained ? constrainBox(at, to) : to] });
      },
    };
  }

  private lift(piece: Piece | null): void {
    if (!piece) return;
    this.lifted = new Lifted(this.sheet, piece);
    this.store.setState({ selection: piece });
  }

  private drop(): void {
    this.lifted = null;
    this.store.setState({ selection: null });
  }

  /** The selection stays where it is, part of the drawing. */
  putDown(): void {
    if (this.lifted) this.drop();
  }

  selectAll(): void {
    this.choose({ tool: 'marquee' });
    this.lift(cutMarquee(this.sheet, boxOf(this.sheet)));
  }

  paste(piece: Piece): void {
    this.choose({ tool: 'marquee' });
    this.lifted = Lifted.pasted(this.sheet, piece);
    this.store.setState({ selection: piece });
    this.keep();
  }

  copy(): Piece | null {
    if (this.lifted) this.clipboard = this.lifted.piece;
    return this.lifted ? this.clipboard : null;
  }

  /** Takes the selection off the drawing. */
  clear(): void {
    if (!this.lifted) return;
    this.lifted.uncover();
    this.drop();
    this.keep();
  }

  /** Moves the selection by so many pixels; false if there is none. */
  nudge(dx: number, dy: number): boolean {
    return this.change(piece => ({ ...piece, left: piece.left + dx, top: piece.top + dy }));
  }

  invert(): void {
    if (!this.lifted) this.selectAll();
    this.change(inverted);
  }

  flip(way: 'left-right' | 'up-down'): void {
    if (!this.lifted) this.selectAll();
    this.change(piece => flipped(piece, way));
  }

  private change(changed: (piece: Piece) => Piece): boolean {
    const { lifted } = this;
    if (!lifted) return false;
    lifted.replace(changed(lifted.piece));
    this.store.setState({ selection: lifted.piece });
    this.keep();
    return true;
  }

  type(text: string): void {
    const { typing, mirror, colour } = this.store.getState();
    if (!typing) return;
    const { sheet } = this;
    const letters = this.letters(text);
    sheet.restore();
    writeLetters(spanner(sheet, solid(COLOURS[colour]), mirror), letters, typing.at);
    this.store.setState({ typing: { at: typing.at, text, advance: letters.advance } });
  }

  private retype(): void {
    const { typing } = this.store.getState();
    if (typing) this.type(typing.text);
  }

  /** Enter: the words stay, if there are any. */
  finishTyping(): void {
    const { typing } = this.store.getState();
    if (!typing) return;
    this.store.setState({ typing: null });
    if (typing.text.trim() === '') this.sheet.restore();
    else this.keep();
  }

  undo(): void {
    this.step(() => this.sheet.undo());
  }
  redo(): void {
    this.step(() => this.sheet.redo());
  }

  private step(turn: () => boolean): void {
    if (this.gesture || this.store.getState().typing) this.cancel();
    this.putDown();
    if (turn()) this.changed(this.sheet);
    this.tell();
  }

  /** Everything kept, as a picture. */
  picture(): Bitmap {
    this.finishTyping();
    return this.sheet.kept();
  }

  private keep(): void {
    if (this.sheet.commit()) this.changed(this.sheet);
    this.tell();
  }

  private tell(): void {
    const { canUndo, canRedo } = this.sheet;
    this.store.setState({ canUndo, canRedo });
  }
}
