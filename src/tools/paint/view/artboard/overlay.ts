// Overlay in screen pixels: pixel grid, mirror axes, marching ants, handles, brush outline and caret.

import type { EditorState } from '../../EditorState.ts';
import type { Point } from '../../engine/bitmap.ts';
import { BRUSH_RADIUS, ERASER_RADIUS, type Tool } from '../../engine/inks.ts';
import { boxOfPiece, type Piece } from '../../engine/selection.ts';
import { discRows } from '../../engine/shapes.ts';
import { HANDLES, handlePosition } from '../../engine/transform.ts';
import { type Camera, FAT_BITS_ZOOM } from './camera.ts';

interface Scene {
  readonly state: EditorState;
  readonly camera: Camera;
  readonly grid: boolean;
  /** Phase of the marching ants, in pixels. */
  readonly march: number;
  /** Corners that close the open path when they are pressed. */
  readonly ends: readonly Point[];
}

export function drawOverlay(canvas: HTMLCanvasElement, scene: Scene): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const ratio = canvas.clientWidth > 0 ? canvas.width / canvas.clientWidth : 1;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  if (scene.grid && scene.camera.zoom >= FAT_BITS_ZOOM) drawGrid(context, scene);
  drawMirrors(context, scene);
  drawSelection(context, scene);
  drawHandles(
    context,
    scene.ends.map(({ x, y }) => toScreen(scene.camera, { x: x + 0.5, y: y + 0.5 })),
  );
  drawBrushOutline(context, scene);
  drawCaret(context, scene);
}

const toScreen = ({ zoom, x, y }: Camera, at: Point): Point => ({ x: x + at.x * zoom, y: y + at.y * zoom });

function drawGrid(context: CanvasRenderingContext2D, { state: { sheet }, camera }: Scene): void {
  const { width, height } = context.canvas;
  const from = toScreen(camera, { x: 0, y: 0 });
  const to = toScreen(camera, { x: sheet.width, y: sheet.height });
  context.beginPath();
  for (let column = 0; column <= sheet.width; column++) {
    const x = Math.round(from.x + column * camera.zoom) - 0.5;
    if (x < 0 || x > width) continue;
    context.moveTo(x, Math.max(0, from.y));
    context.lineTo(x, Math.min(height, to.y));
  }
  for (let row = 0; row <= sheet.height; row++) {
    const y = Math.round(from.y + row * camera.zoom) - 0.5;
    if (y < 0 || y > height) continue;
    context.moveTo(Math.max(0, from.x), y);
    context.lineTo(Math.min(width, to.x), y);
  }
  context.lineWidth = 1;
  context.setLineDash([]);
  context.strokeStyle = 'rgb(80 90 130 / 0.22)';
  context.stroke();
}

function drawMirrors(context: CanvasRenderingContext2D, { state: { sheet, mirror }, camera }: Scene): void {
  if (mirror === 'none') return;
  const middle = toScreen(camera, { x: sheet.width / 2, y: sheet.height / 2 });
  const from = toScreen(camera, { x: 0, y: 0 });
  const to = toScreen(camera, { x: sheet.width, y: sheet.height });
  context.beginPath();
  if (mirror !== 'up-down') {
    context.moveTo(middle.x, from.y);
    context.lineTo(middle.x, to.y);
  }
  if (mirror !== 'left-right') {
    context.moveTo(from.x, middle.y);
    context.lineTo(to.x, middle.y);
  }
  context.lineWidth = 1.5;
  context.setLineDash([6, 5]);
  context.strokeStyle = 'rgb(220 90 40 / 0.8)';
  context.stroke();
}

function drawSelection(
  context: CanvasRenderingContext2D,
  { state: { selection, selectionPath, tool }, camera, march }: Scene,
): void {
  const path = selection ? pieceOutline(selection) : selectionPath ? selectionPathOf(selectionPath, tool) : null;
  if (!path) return;
  context.save();
  context.translate(camera.x, camera.y);
  context.scale(camera.zoom, camera.zoom);
  if (selection) context.translate(selection.left, selection.top);
  context.lineWidth = 1.25 / camera.zoom;
  context.setLineDash([]);
  context.strokeStyle = marchingAnts(context, camera.zoom, march) ?? 'black';
  context.stroke(path);
  context.restore();
  if (!selection) return;
  const box = boxOfPiece(selection);
  drawHandles(
    context,
    HANDLES.map(handle => toScreen(camera, handlePosition(box, handle))),
  );
}

let stripes: CanvasPattern | null = null;

/** Marching ants as a moving pattern of diagonal stripes, so that they go on along short edges. */
function marchingAnts(context: CanvasRenderingContext2D, zoom: number, march: number): CanvasPattern | null {
  if (!stripes) {
    const tile = document.createElement('canvas');
    tile.width = 8;
    tile.height = 8;
    const pen = tile.getContext('2d');
    if (!pen) return null;
    for (let at = 0; at < 64; at++) {
      pen.fillStyle = (((at & 7) + (at >> 3)) & 7) < 4 ? 'black' : 'white';
      pen.fillRect(at & 7, at >> 3, 1, 1);
    }
    stripes = context.createPattern(tile, 'repeat');
  }
  stripes?.setTransform(new DOMMatrix([1 / zoom, 0, 0, 1 / zoom, (march % 8) / zoom, 0]));
  return stripes;
}

/** Handles: of the selection, and the closing corners of a polygon. */
function drawHandles(context: CanvasRenderingContext2D, places: readonly Point[]): void {
  context.setLineDash([]);
  context.lineWidth = 1;
  for (const { x, y } of places) {
    context.fillStyle = 'white';
    context.fillRect(Math.round(x) - 3, Math.round(y) - 3, 7, 7);
    context.strokeStyle = 'black';
    context.strokeRect(Math.round(x) - 2.5, Math.round(y) - 2.5, 6, 6);
  }
}

function selectionPathOf(points: readonly Point[], tool: Tool): Path2D {
  const path = new Path2D();
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return path;
  if (tool === 'lasso') for (const { x, y } of points) path.lineTo(x + 0.5, y + 0.5);
  else {
    const [left, top] = [Math.min(first.x, last.x), Math.min(first.y, last.y)];
    path.rect(left, top, Math.abs(last.x - first.x) + 1, Math.abs(last.y - first.y) + 1);
  }
  return path;
}

const outlines = new WeakMap<Uint32Array, Path2D>();
/** With more edges than this the ants would hide the drawing. */
const MOST_EDGES = 1200;

/** Outline of a piece: the edges between its pixels and the outside; of a speckled piece, its box. */
function pieceOutline({ width, height, words }: Piece): Path2D {
  const known = outlines.get(words);
  if (known) return known;
  const path = new Path2D();
  let edges = 0;
  const isIn = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && words[y * width + x] !== 0;
  for (let y = 0; y <= height; y++)
    for (let x = 0, from = -1; x <= width; x++) {
      const isEdge = isIn(x, y) !== isIn(x, y - 1);
      if (isEdge && from < 0) from = x;
      if (!isEdge && from >= 0) {
        path.moveTo(from, y);
        path.lineTo(x, y);
        from = -1;
        edges++;
      }
    }
  for (let x = 0; x <= width; x++)
    for (let y = 0, from = -1; y <= height; y++) {
      const isEdge = isIn(x, y) !== isIn(x - 1, y);
      if (isEdge && from < 0) from = y;
      if (!isEdge && from >= 0) {
        path.moveTo(x, from);
        path.lineTo(x, y);
        from = -1;
        edges++;
      }
    }
  const box = new Path2D();
  box.rect(0, 0, width, height);
  const ants = edges > MOST_EDGES ? box : path;
  outlines.set(words, ants);
  return ants;
}

/** Outline of the brush or eraser at the pointer. */
function drawBrushOutline(context: CanvasRenderingContext2D, { state: { pointer, tool, size }, camera }: Scene): void {
  if (!pointer || (tool !== 'brush' && tool !== 'eraser')) return;
  const radius = (tool === 'brush' ? BRUSH_RADIUS : ERASER_RADIUS) * size;
  const reach = (discRows(radius)[0] as number) + 0.5;
  const { x, y } = toScreen(camera, { x: pointer.x + 0.5, y: pointer.y + 0.5 });
  context.setLineDash([]);
  for (const [colour, wider] of [
    ['rgb(255 255 255 / 0.85)', 1],
    ['rgb(20 24 50 / 0.85)', 0],
  ] as const) {
    context.beginPath();
    context.arc(x, y, reach * camera.zoom + wider, 0, 2 * Math.PI);
    context.lineWidth = 1;
    context.strokeStyle = colour;
    context.stroke();
  }
}

/** Frame of the typed text, by which it is dragged, and the caret. */
function drawCaret(context: CanvasRenderingContext2D, { state: { typing, typeface }, camera }: Scene): void {
  if (!typing) return;
  const { size } = typeface;
  const { left, top, right, bottom } = typing.box;
  const [from, to] = [toScreen(camera, { x: left - 2, y: top - 2 }), toScreen(camera, { x: right + 2, y: bottom + 2 })];
  context.setLineDash([2, 3]);
  context.lineWidth = 1;
  context.strokeStyle = 'rgb(220 90 40)';
  context.strokeRect(Math.round(from.x) + 0.5, Math.round(from.y) + 0.5, to.x - from.x, to.y - from.y);
  const { x, y } = toScreen(camera, { x: typing.caret.x, y: typing.caret.y - size * 0.875 });
  context.fillStyle = 'rgb(220 90 40)';
  context.fillRect(Math.round(x), y, Math.max(2, camera.zoom), size * 1.125 * camera.zoom);
}
