// Camera of the canvas view: zoom, and the position of the drawing's top left corner.
import type { Point } from '../../engine/bitmap.ts';

export interface Camera {
  /** CSS pixels per pixel of the drawing. */
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const ZOOMS = [0.25, 0.5, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32] as const;
export const FAT_BITS_ZOOM = 8;
const MARGIN = 12;

/** The largest zoom at which the whole drawing is visible with whole screen pixels; where that wastes space, just the zoom that fits. */
export function fit(view: Size, drawing: Size, ratio: number): Camera {
  const most = Math.min((view.width - 2 * MARGIN) / drawing.width, (view.height - 2 * MARGIN) / drawing.height);
  const whole = Math.floor(most * ratio) / ratio;
  const isWorthIt = whole >= 1 || whole >= 0.8 * most;
  return centred(Math.min(Math.max(isWorthIt ? whole : most, 0.05), 8), view, drawing);
}

export const centred = (zoom: number, view: Size, drawing: Size): Camera => ({
  zoom,
  x: Math.round((view.width - drawing.width * zoom) / 2),
  y: Math.round((view.height - drawing.height * zoom) / 2),
});

/** Zooms about a point of the view. */
export function zoomAt(camera: Camera, zoom: number, at: Point): Camera {
  const clamped = Math.min(Math.max(zoom, 0.05), 32);
  const scale = clamped / camera.zoom;
  return { zoom: clamped, x: at.x - (at.x - camera.x) * scale, y: at.y - (at.y - camera.y) * scale };
}

/** Clamps the camera so that a part of the drawing stays visible. */
export function clampCamera({ zoom, x, y }: Camera, view: Size, drawing: Size): Camera {
  const within = (at: number, room: number, length: number) =>
    Math.round(Math.min(Math.max(at, Math.min(48, room / 2) - length), room - Math.min(48, room / 2)));
  return { zoom, x: within(x, view.width, drawing.width * zoom), y: within(y, view.height, drawing.height * zoom) };
}

/** View coordinates to a pixel; it may lie outside the drawing. */
export const pixelAt = ({ zoom, x, y }: Camera, at: Point): Point => ({
  x: Math.floor((at.x - x) / zoom),
  y: Math.floor((at.y - y) / zoom),
});

export function nextZoom(zoom: number, by: 1 | -1): number {
  const further = by > 0 ? ZOOMS.find(step => step > zoom + 1e-6) : ZOOMS.findLast(step => step < zoom - 1e-6);
  return further ?? zoom;
}
