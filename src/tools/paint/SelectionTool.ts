// Selection tool: marquee and lasso; moving, resizing, pasting, copying and transforming the selection.
import type { StoreApi } from 'zustand/vanilla';
import type { EditorState, PenModifiers } from './EditorState.ts';
import type { Point } from './engine/bitmap.ts';
import { boxBetween, boxOf } from './engine/bitmap.ts';
import { FloatingSelection } from './engine/FloatingSelection.ts';
import type { Gesture } from './engine/gesture.ts';
import type { Sheet } from './engine/Sheet.ts';
import { cutLasso, cutMarquee, flip, hitsPiece, invert, type Piece } from './engine/selection.ts';
import { constrainBox } from './engine/shapes.ts';
import { dragHandle, handleAt, scaleToBox } from './engine/transform.ts';

/** The editor, as the selection tool needs it. */
interface SelectionHost {
  readonly store: StoreApi<EditorState>;
  readonly sheet: Sheet;
  choose(choice: Pick<EditorState, 'tool'>): void;
  /** Commits a step. */
  commit(): void;
}

export class SelectionTool {
  private readonly host: SelectionHost;
  private floating: FloatingSelection | null = null;
  /** The internal clipboard: what was cut or copied here. */
  clipboard: Piece | null = null;

  constructor(host: SelectionHost) {
    this.host = host;
  }

  /** Pen down: on a handle it resizes the selection, inside it moves it, elsewhere it begins a new one. */
  begin(at: Point, tool: 'marquee' | 'lasso', { copying, tolerance = 0 }: PenModifiers): Gesture {
    const { floating } = this;
    const { store } = this.host;
    const handle = floating && handleAt(floating.piece, at, tolerance);
    const show = (piece: Piece) => {
      floating?.replace(piece);
      store.setState({ selection: piece });
    };
    if (handle) {
      const { piece } = floating;
      return {
        move: (to, constrained) => show(scaleToBox(piece, dragHandle(piece, handle, to, constrained))),
        cancel: () => show(piece),
      };
    }
    if (floating && hitsPiece(floating.piece, at)) {
      if (copying) floating.stampCopy();
      const { piece } = floating;
      return {
        move: to => show({ ...piece, left: piece.left + to.x - at.x, top: piece.top + to.y - at.y }),
        cancel: () => show(piece),
      };
    }
    this.deselect();
    store.setState({ selectionPath: [at] });
    return {
      cancel: () => {
        this.floating = floating;
        store.setState({ selectionPath: null, selection: floating?.piece ?? null });
      },
      move: (to, constrained) => {
        const path = store.getState().selectionPath ?? [];
        if (tool === 'lasso') store.setState({ selectionPath: [...path, to] });
        else store.setState({ selectionPath: [at, constrained ? constrainBox(at, to) : to] });
      },
    };
  }

  /** Pen up: selects what the path encloses. */
  finishPath(): void {
    const { store, sheet } = this.host;
    const { selectionPath, tool } = store.getState();
    if (!selectionPath) return;
    store.setState({ selectionPath: null });
    const [first, last] = [selectionPath[0] as Point, selectionPath.at(-1) as Point];
    const isClick = selectionPath.every(({ x, y }) => x === first.x && y === first.y);
    if (!isClick)
      this.select(tool === 'lasso' ? cutLasso(sheet, selectionPath) : cutMarquee(sheet, boxBetween(first, last)));
  }

  private select(piece: Piece | null): void {
    if (!piece) return;
    this.floating = new FloatingSelection(this.host.sheet, piece);
    this.host.store.setState({ selection: piece });
  }

  /** Clears the selection; its pixels stay where they are. */
  deselect(): void {
    if (!this.floating) return;
    this.floating = null;
    this.host.store.setState({ selection: null });
  }

  selectAll(): void {
    const { host } = this;
    host.choose({ tool: 'marquee' });
    this.select(cutMarquee(host.sheet, boxOf(host.sheet)));
  }

  paste(piece: Piece): void {
    const { host } = this;
    host.choose({ tool: 'marquee' });
    this.floating = FloatingSelection.pasted(host.sheet, piece);
    host.store.setState({ selection: piece });
    host.commit();
  }

  copy(): Piece | null {
    if (this.floating) this.clipboard = this.floating.piece;
    return this.floating ? this.clipboard : null;
  }

  /** Deletes the selected pixels. */
  clear(): void {
    if (!this.floating) return;
    this.floating.removeFromSheet();
    this.deselect();
    this.host.commit();
  }

  /** Moves the selection by so many pixels; false if nothing is selected. */
  nudge(dx: number, dy: number): boolean {
    return this.replace(piece => ({ ...piece, left: piece.left + dx, top: piece.top + dy }));
  }

  invert(): void {
    this.transform(invert);
  }

  flip(way: 'left-right' | 'up-down'): void {
    this.transform(piece => flip(piece, way));
  }

  /** Transforms the selection; selects everything first if nothing is selected. */
  transform(changed: (piece: Piece) => Piece): void {
    if (!this.floating) this.selectAll();
    this.replace(changed);
  }

  private replace(changed: (piece: Piece) => Piece): boolean {
    const { floating, host } = this;
    if (!floating) return false;
    floating.replace(changed(floating.piece));
    host.store.setState({ selection: floating.piece });
    host.commit();
    return true;
  }
}
