// What is selected: drawn around by marquee or lasso, moved, pasted, changed, and put down where it then lies.
import type { StoreApi } from 'zustand/vanilla';
import type { Point } from './engine/bitmap.ts';
import { boxOf, spanned } from './engine/bitmap.ts';
import type { Gesture } from './engine/gesture.ts';
import { Lifted } from './engine/Lifted.ts';
import type { Sheet } from './engine/Sheet.ts';
import { cutLasso, cutMarquee, flipped, inverted, isOn, type Piece } from './engine/selection.ts';
import { constrainBox } from './engine/shapes.ts';
import { handleAt, pulled, stretched } from './engine/transform.ts';
import type { Grip, StudioState } from './StudioState.ts';

/** Where it is done. */
interface Desk {
  readonly store: StoreApi<StudioState>;
  readonly sheet: Sheet;
  choose(choice: Pick<StudioState, 'tool'>): void;
  /** A step is finished. */
  keep(): void;
}

export class Selecting {
  private readonly studio: Desk;
  private lifted: Lifted | null = null;
  /** What was cut or copied here. */
  clipboard: Piece | null = null;

  constructor(studio: Desk) {
    this.studio = studio;
  }

  /** The pen goes down: on what is selected it moves that, elsewhere it begins another selection. */
  begin(at: Point, tool: 'marquee' | 'lasso', { copying, reach = 0 }: Grip): Gesture {
    const { lifted } = this;
    const { store } = this.studio;
    const handle = lifted && handleAt(lifted.piece, at, reach);
    const show = (piece: Piece) => {
      lifted?.replace(piece);
      store.setState({ selection: piece });
    };
    if (handle) {
      const { piece } = lifted;
      return {
        move: (to, constrained) => show(stretched(piece, pulled(piece, handle, to, constrained))),
        takeBack: () => show(piece),
      };
    }
    if (lifted && isOn(lifted.piece, at)) {
      if (copying) lifted.leaveCopy();
      const { piece } = lifted;
      return {
        move: to => show({ ...piece, left: piece.left + to.x - at.x, top: piece.top + to.y - at.y }),
        takeBack: () => show(piece),
      };
    }
    this.putDown();
    store.setState({ rope: [at] });
    return {
      takeBack: () => {
        this.lifted = lifted;
        store.setState({ rope: null, selection: lifted?.piece ?? null });
      },
      move: (to, constrained) => {
        const rope = store.getState().rope ?? [];
        if (tool === 'lasso') store.setState({ rope: [...rope, to] });
        else store.setState({ rope: [at, constrained ? constrainBox(at, to) : to] });
      },
    };
  }

  /** The pen is lifted: what the rope goes around is selected. */
  close(): void {
    const { store, sheet } = this.studio;
    const { rope, tool } = store.getState();
    if (!rope) return;
    store.setState({ rope: null });
    const [first, last] = [rope[0] as Point, rope.at(-1) as Point];
    const isClick = rope.every(({ x, y }) => x === first.x && y === first.y);
    if (!isClick) this.lift(tool === 'lasso' ? cutLasso(sheet, rope) : cutMarquee(sheet, spanned(first, last)));
  }

  private lift(piece: Piece | null): void {
    if (!piece) return;
    this.lifted = new Lifted(this.studio.sheet, piece);
    this.studio.store.setState({ selection: piece });
  }

  /** The selection stays where it is, part of the drawing. */
  putDown(): void {
    if (!this.lifted) return;
    this.lifted = null;
    this.studio.store.setState({ selection: null });
  }

  all(): void {
    const { studio } = this;
    studio.choose({ tool: 'marquee' });
    this.lift(cutMarquee(studio.sheet, boxOf(studio.sheet)));
  }

  paste(piece: Piece): void {
    const { studio } = this;
    studio.choose({ tool: 'marquee' });
    this.lifted = Lifted.pasted(studio.sheet, piece);
    studio.store.setState({ selection: piece });
    studio.keep();
  }

  copy(): Piece | null {
    if (this.lifted) this.clipboard = this.lifted.piece;
    return this.lifted ? this.clipboard : null;
  }

  /** Takes the selection off the drawing. */
  clear(): void {
    if (!this.lifted) return;
    this.lifted.uncover();
    this.putDown();
    this.studio.keep();
  }

  /** Moves the selection by so many pixels; false if there is none. */
  nudge(dx: number, dy: number): boolean {
    return this.become(piece => ({ ...piece, left: piece.left + dx, top: piece.top + dy }));
  }

  invert(): void {
    this.change(inverted);
  }

  flip(way: 'left-right' | 'up-down'): void {
    this.change(piece => flipped(piece, way));
  }

  /** Shows another piece in place of the selection; where nothing is selected, of all there is. */
  change(changed: (piece: Piece) => Piece): void {
    if (!this.lifted) this.all();
    this.become(changed);
  }

  private become(changed: (piece: Piece) => Piece): boolean {
    const { lifted, studio } = this;
    if (!lifted) return false;
    lifted.replace(changed(lifted.piece));
    studio.store.setState({ selection: lifted.piece });
    studio.keep();
    return true;
  }
}
