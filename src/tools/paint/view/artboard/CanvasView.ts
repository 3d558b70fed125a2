// Canvas view: camera (zoom and pan) and render loop. Draws the dirty box once per frame, and the overlay: marching ants, mirrors, grid, brush outline.
import { createStore } from 'zustand/vanilla';
import { isMotionReduced } from '../../../../ui/appearance.ts';
import { type Bitmap, bytesOf, isEmpty, type Point } from '../../engine/bitmap.ts';
import type { PaintEditor } from '../../PaintEditor.ts';
import {
  type Camera,
  centred,
  clampCamera,
  FAT_BITS_ZOOM,
  fit,
  nextZoom,
  pixelAt,
  type Size,
  zoomAt,
} from './camera.ts';
import type { drawInset } from './inset.ts';
import { drawOverlay } from './overlay.ts';

export interface CanvasViewState {
  readonly camera: Camera;
  readonly grid: boolean;
  /** Whether a corner shows the drawing at actual size while FatBits is on. */
  readonly inset: boolean;
}
interface CanvasElements {
  readonly view: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly overlay: HTMLCanvasElement;
}

export class CanvasView {
  readonly store = createStore<CanvasViewState>(() => ({ camera: { zoom: 1, x: 0, y: 0 }, grid: true, inset: true }));
  private readonly editor: PaintEditor;
  private elements: CanvasElements | null = null;
  private size: Size = { width: 0, height: 0 };
  private frameRequest = 0;
  private painted: { words: Uint32Array; image: ImageData } | null = null;
  private insetRenderer: typeof drawInset | null | undefined;
  /** Fits the drawing to the window until the user zooms or pans. */
  private autoFit = true;

  constructor(editor: PaintEditor) {
    this.editor = editor;
  }

  attach(elements: CanvasElements): () => void {
    this.elements = elements;
    const observer = new ResizeObserver(() => this.measure());
    observer.observe(elements.view);
    const unsubscribe = this.editor.store.subscribe(this.requestFrame);
    this.measure();
    return () => {
      observer.disconnect();
      unsubscribe();
      cancelAnimationFrame(this.frameRequest);
      this.frameRequest = 0;
      this.elements = null;
      this.painted = null;
    };
  }

  /** Requests a redraw in the next frame, once. */
  requestFrame = (): void => {
    if (this.elements && !this.frameRequest) this.frameRequest = requestAnimationFrame(this.frame);
  };

  private measure(): void {
    if (!this.elements) return;
    const { view, overlay } = this.elements;
    this.size = { width: view.clientWidth, height: view.clientHeight };
    overlay.width = Math.round(this.size.width * devicePixelRatio);
    overlay.height = Math.round(this.size.height * devicePixelRatio);
    if (this.autoFit) this.fit();
    else this.setCamera(this.store.getState().camera);
  }

  setCamera(camera: Camera): void {
    this.store.setState({ camera: clampCamera(camera, this.size, this.editor.sheet) });
    this.requestFrame();
  }
  fit = (): void => {
    this.autoFit = true;
    this.setCamera(fit(this.size, this.editor.sheet, devicePixelRatio));
  };
  zoomTo(zoom: number, at: Point = { x: this.size.width / 2, y: this.size.height / 2 }): void {
    this.autoFit = false;
    this.setCamera(zoomAt(this.store.getState().camera, zoom, at));
  }
  zoomBy(by: 1 | -1, at?: Point): void {
    this.zoomTo(nextZoom(this.store.getState().camera.zoom, by), at);
  }
  actualSize = (): void => {
    this.autoFit = false;
    this.setCamera(centred(1, this.size, this.editor.sheet));
  };
  /** Toggles FatBits (zoom 8) at the pen's last position. */
  toggleFatBits = (): void => {
    const { camera } = this.store.getState();
    const { pointer, sheet } = this.editor.store.getState();
    if (camera.zoom >= FAT_BITS_ZOOM) {
      this.fit();
      return;
    }
    const middle = pointer ?? { x: sheet.width / 2, y: sheet.height / 2 };
    this.autoFit = false;
    this.setCamera({
      zoom: FAT_BITS_ZOOM,
      x: this.size.width / 2 - middle.x * FAT_BITS_ZOOM,
      y: this.size.height / 2 - middle.y * FAT_BITS_ZOOM,
    });
  };
  pan(dx: number, dy: number): void {
    const { camera } = this.store.getState();
    this.autoFit = false;
    this.setCamera({ ...camera, x: camera.x + dx, y: camera.y + dy });
  }
  toggleGrid = (): void => {
    this.store.setState(({ grid }) => ({ grid: !grid }));
    this.requestFrame();
  };

  toggleInset = (): void => {
    this.store.setState(({ inset }) => ({ inset: !inset }));
    this.requestFrame();
  };

  /** Window coordinates to coordinates of the view. */
  toView({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
    const { left = 0, top = 0 } = this.elements?.view.getBoundingClientRect() ?? {};
    return { x: clientX - left, y: clientY - top };
  }
  pixelUnder(place: { readonly clientX: number; readonly clientY: number }): Point {
    return pixelAt(this.store.getState().camera, this.toView(place));
  }
  /** Where a pasted picture goes: around a place in the window, else the middle of the visible part. */
  centreFor({ width, height }: Size, at?: { readonly clientX: number; readonly clientY: number }): Point {
    const middle = pixelAt(
      this.store.getState().camera,
      at ? this.toView(at) : { x: this.size.width / 2, y: this.size.height / 2 },
    );
    const { sheet } = this.editor;
    const within = (place: number, room: number) => Math.max(0, Math.min(place, Math.max(0, room)));
    return {
      x: within(middle.x - (width >> 1), sheet.width - width),
      y: within(middle.y - (height >> 1), sheet.height - height),
    };
  }

  private frame = (now: number): void => {
    this.frameRequest = 0;
    if (!this.elements) return;
    const { editor } = this;
    if (editor.isDrawing) editor.holdPen();
    this.paintSheet(this.elements.canvas);
    const { camera, grid, inset } = this.store.getState();
    this.elements.canvas.style.transform = `translate(${camera.x}px, ${camera.y}px) scale(${camera.zoom})`;
    // At fractional scales a smoothed picture shows lines better.
    const isWhole = camera.zoom >= 2 || Number.isInteger(camera.zoom * devicePixelRatio);
    this.elements.canvas.style.imageRendering = isWhole ? 'pixelated' : 'auto';
    const still = isMotionReduced();
    const state = editor.store.getState();
    drawOverlay(this.elements.overlay, {
      state,
      camera,
      grid,
      march: still ? 0 : now / 60,
      ends: editor.closingPoints,
    });
    if (inset && camera.zoom >= FAT_BITS_ZOOM)
      this.loadedInset()?.(this.elements.overlay, this.elements.canvas, {
        camera,
        view: this.size,
        pointer: state.pointer,
      });
    const { selection, selectionPath } = editor.store.getState();
    if (editor.isDrawing || ((selection || selectionPath) && !still)) this.requestFrame();
  };

  /** The inset's renderer; loaded when FatBits is first used. */
  private loadedInset(): typeof drawInset | null {
    if (this.insetRenderer === undefined) {
      this.insetRenderer = null;
      void this.fetchInset();
    }
    return this.insetRenderer ?? null;
  }

  private async fetchInset(): Promise<void> {
    try {
      this.insetRenderer = (await import('./inset.ts')).drawInset;
      this.requestFrame();
    } catch {
      // Offline: the next frame tries again.
      this.insetRenderer = undefined;
    }
  }

  private paintSheet(canvas: HTMLCanvasElement): void {
    const { sheet } = this.editor;
    const context = canvas.getContext('2d');
    if (!context) return;
    if (this.painted?.words !== sheet.words) {
      canvas.width = sheet.width;
      canvas.height = sheet.height;
      canvas.style.width = `${sheet.width}px`;
      canvas.style.height = `${sheet.height}px`;
      this.painted = { words: sheet.words, image: imageOf(sheet) };
      sheet.takeDirtyBox();
      context.putImageData(this.painted.image, 0, 0);
      this.fit();
      return;
    }
    const box = sheet.takeDirtyBox();
    if (isEmpty(box)) return;
    const { left, top, right, bottom } = box;
    context.putImageData(this.painted.image, 0, 0, left, top, right - left, bottom - top);
  }
}

const imageOf = (picture: Bitmap) => new ImageData(bytesOf(picture), picture.width, picture.height);
