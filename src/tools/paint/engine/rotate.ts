// Rotation of a selection by any angle; loaded on demand.
import type { Piece } from './selection.ts';
import { resample, rotateQuarter } from './transform.ts';

/** Rotated clockwise about its centre; uncovered corners are transparent. */
export function rotate(piece: Piece, degrees: number): Piece {
  const quarters = degrees / 90;
  if (Number.isInteger(quarters)) {
    let whole = piece;
    for (let i = 0; i < ((quarters % 4) + 4) % 4; i++) whole = rotateQuarter(whole, 'right');
    return whole;
  }
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = (along: number, across: number) =>
    Math.max(1, Math.ceil(Math.abs(along * cos) + Math.abs(across * sin) - 1e-9));
  const [width, height] = [reach(piece.width, piece.height), reach(piece.height, piece.width)];
  return resample(piece, width, height, (x, y) => {
    const [dx, dy] = [x + 0.5 - width / 2, y + 0.5 - height / 2];
    return [Math.floor(dx * cos + dy * sin + piece.width / 2), Math.floor(dy * cos - dx * sin + piece.height / 2)];
  });
}
