// Bitmaps on HTML canvases, and PNG encoding.
import { type Bitmap, bytesOf } from '../engine/bitmap.ts';

export function createCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

export function context2d(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gave no canvas.');
  return context;
}

/** Draws a bitmap on a canvas and sets the canvas to its size. */
export function drawBitmap(canvas: HTMLCanvasElement, picture: Bitmap): void {
  if (canvas.width !== picture.width) canvas.width = picture.width;
  if (canvas.height !== picture.height) canvas.height = picture.height;
  context2d(canvas).putImageData(new ImageData(bytesOf(picture), picture.width, picture.height), 0, 0);
}

export function encodePng(picture: Bitmap): Promise<Blob> {
  const canvas = createCanvas(picture.width, picture.height);
  drawBitmap(canvas, picture);
  return new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('The browser made no file.'))), 'image/png');
  });
}
