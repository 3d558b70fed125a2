// A selection on the sheet: before it is moved only a box, then a piece that floats over what lies beneath it.
import { type Box, boxOf, intersection, WHITE } from './bitmap.ts';
import { solid } from './inks.ts';
import type { Sheet } from './Sheet.ts';
import { boxOfPiece, eraseUnder, type Piece, stamp } from './selection.ts';
import { createSpanPainter } from './spans.ts';

export class FloatingSelection {
  piece: Piece;
  private readonly sheet: Sheet;
  /** The picture without the piece; null while it still lies where it was cut. */
  private background: Uint32Array | null = null;

  constructor(sheet: Sheet, piece: Piece) {
    this.sheet = sheet;
    this.piece = piece;
  }

  /** A piece from elsewhere: it covers, it does not leave a hole. */
  static pasted(sheet: Sheet, piece: Piece): FloatingSelection {
    const floating = new FloatingSelection(sheet, piece);
    floating.background = sheet.words.slice();
    stamp(sheet, piece);
    return floating;
  }

  /** Leaves a copy where it lies. */
  stampCopy(): void {
    this.background = this.sheet.words.slice();
  }

  /** Shows another piece instead: moved, turned or inverted. */
  replace(piece: Piece): void {
    this.removeFromSheet();
    this.piece = piece;
    stamp(this.sheet, piece);
  }

  /** Takes the piece off the sheet and shows what was beneath. */
  removeFromSheet(): void {
    const { sheet, piece } = this;
    if (!this.background) {
      eraseUnder(createSpanPainter(sheet, solid(WHITE)), piece);
      this.background = sheet.words.slice();
      return;
    }
    const box: Box = intersection(boxOfPiece(piece), boxOf(sheet));
    for (let row = box.top; row < box.bottom; row++) {
      const from = row * sheet.width;
      sheet.words.set(this.background.subarray(from + box.left, from + box.right), from + box.left);
    }
    sheet.markDirty(box);
  }
}
