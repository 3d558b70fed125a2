// Tile icons of the map editor, drawn flat on a 2D canvas.
import { css } from '../../../../scenes/kit/core/inks.ts';
import { SHADED, tilePen } from '../../../play/editor/pen.ts';

export function drawTile(pen: CanvasRenderingContext2D, tile: string, size: number): void {
  const { shape, ground } = tilePen(pen, size);
  ground('moss', 14, 1);
  if (tile === '#') {
    ground('navy', 24, 1);
    shape('navy', 16, SHADED);
  } else if (tile !== '.') {
    shape('navy', 0, [
      [0.3, 0.12],
      [0.38, 0.12],
      [0.38, 0.92],
      [0.3, 0.92],
    ]);
    shape('coral', 0, [
      [0.38, 0.12],
      [0.9, 0.34],
      [0.38, 0.58],
    ]);
    if (tile === 'flag') return;
    pen.fillStyle = css('paper', 0);
    pen.font = `700 ${size * 0.34}px sans-serif`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(tile, size * 0.53, size * 0.36);
  }
}
