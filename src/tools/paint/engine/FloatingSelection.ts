// Floating selection: a piece cut from the sheet, and the pixels beneath it. The hole is made when the piece first moves.
import { type Box, boxOf, intersection, WHITE } from './bitmap.ts';
import { solid } from './inks.ts';
import type { Sheet } from './Sheet.ts';
import { boxOfPiece, eraseUnder, type Piece, stamp } from './selection.ts';
import { createSpanPainter } from './spans.ts';

export class FloatingSelection {
  piece: Piece;
  private readonly sheet: Sheet;
  /** The picture without the piece; null until the piece is moved for the first time. */
  private background: Uint32Array | null = null;

  constructor(sheet: Sheet, piece: Piece) {
    this.sheet = sheet;
    this.piece = piece;
  }

  /** A pasted piece: it covers the picture and leaves no hole. */
  static pasted(sheet: Sheet, piece: Piece): FloatingSelection {
    const floating = new FloatingSelection(sheet, piece);
    floating.background = sheet.words.slice();
    stamp(sheet, piece);
    return floating;
  }

  /** Leaves a copy of the piece where it lies. */
  stampCopy(): void {
    this.background = this.sheet.words.slice();
  }

  /** Shows another piece instead: moved, transformed or inverted. */
  replace(piece: Piece): void {
    this.removeFromSheet();
    this.piece = piece;
    stamp(this.sheet, piece);
  }

  /** Removes the piece and shows the pixels beneath it. */
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
