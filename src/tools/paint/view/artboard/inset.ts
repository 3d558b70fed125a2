// Inset of FatBits: the drawing at actual size in the corner away from the pen, with a frame around the visible part.
import type { Point } from '../../engine/bitmap.ts';
import type { Camera, Size } from './camera.ts';

interface InsetView {
  readonly camera: Camera;
  readonly view: Size;
  readonly pointer: Point | null;
}

const MARGIN = 10;

/** Layout of the inset: which part of the sheet it shows, and where it is in the view, in CSS pixels. */
export function insetLayout({ camera, view, pointer }: InsetView, sheet: Size) {
  const width = Math.min(sheet.width, Math.floor(view.width / 3), 200);
  const height = Math.min(sheet.height, Math.floor(view.height / 3), 140);
  const middle = { x: (view.width / 2 - camera.x) / camera.zoom, y: (view.height / 2 - camera.y) / camera.zoom };
  const within = (at: number, length: number, whole: number) =>
    Math.round(Math.max(0, Math.min(at - length / 2, whole - length)));
  const pen = pointer ? camera.x + (pointer.x + 0.5) * camera.zoom : view.width;
  return {
    /** Top left pixel of the shown part. */
    from: { x: within(middle.x, width, sheet.width), y: within(middle.y, height, sheet.height) },
    width,
    height,
    x: pen < view.width / 2 ? view.width - width - MARGIN : MARGIN,
    y: MARGIN,
  };
}

export function drawInset(overlay: HTMLCanvasElement, sheet: HTMLCanvasElement, seen: InsetView): void {
  const context = overlay.getContext('2d');
  if (!context) return;
  const { from, width, height, x, y } = insetLayout(seen, sheet);
  const { camera, view } = seen;
  context.setLineDash([]);
  context.fillStyle = 'rgb(20 24 50)';
  context.fillRect(x - 3, y - 3, width + 6, height + 6);
  context.fillStyle = 'white';
  context.fillRect(x - 2, y - 2, width + 4, height + 4);
  context.imageSmoothingEnabled = false;
  context.drawImage(sheet, from.x, from.y, width, height, x, y, width, height);
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  context.strokeStyle = 'rgb(220 90 40)';
  context.lineWidth = 1;
  const [left, top] = [-camera.x / camera.zoom - from.x, -camera.y / camera.zoom - from.y];
  context.strokeRect(
    Math.round(x + left) + 0.5,
    Math.round(y + top) + 0.5,
    Math.round(view.width / camera.zoom) - 1,
    Math.round(view.height / camera.zoom) - 1,
  );
  context.restore();
}
