// A selection on the sheet: before it is moved only a box, then a piece that floats over what lies beneath it.
import { type Box, boxOf, intersection, WHITE } from './bitmap.ts';
import { solid } from './inks.ts';
import type { Sheet } from './Sheet.ts';
import { boxOfPiece, eraseUnder, type Piece, putDown } from './selection.ts';
import { spanner } from './spans.ts';

export class Lifted {
  piece: Piece;
  private readonly sheet: Sheet;
  /** The picture without the piece; null while it still lies where it was cut. */
  private under: Uint32Array | null = null;

  constructor(sheet: Sheet, piece: Piece) {
    this.sheet = sheet;
    this.piece = piece;
  }

  /** A piece from elsewhere: it covers, it does not leave a hole. */
  static pasted(sheet: Sheet, piece: Piece): Lifted {
    const lifted = new Lifted(sheet, piece);
    lifted.under = sheet.words.slice();
    putDown(sheet, piece);
    return lifted;
  }

  /** Leaves a copy where it lies. */
  leaveCopy(): void {
    this.under = this.sheet.words.slice();
  }

  /** Shows another piece instead: moved, turned or inverted. */
  replace(piece: Piece): void {
    this.uncover();
    this.piece = piece;
    putDown(this.sheet, piece);
  }

  /** Takes the piece off the sheet and shows what was beneath. */
  uncover(): void {
    const { sheet, piece } = this;
    if (!this.under) {
      eraseUnder(spanner(sheet, solid(WHITE)), piece);
      this.under = sheet.words.slice();
      return;
    }
    const box: Box = intersection(boxOfPiece(piece), boxOf(sheet));
    for (let row = box.top; row < box.bottom; row++) {
      const from = row * sheet.width;
      sheet.words.set(this.under.subarray(from + box.left, from + box.right), from + box.left);
    }
    sheet.touch(box);
  }
}
