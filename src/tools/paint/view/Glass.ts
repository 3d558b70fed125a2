// The glass over the sheet: paints what changed once a frame, and over it ants, mirrors, grid and the pen's outline.
import { createStore } from 'zustand/vanilla';
import { type Bitmap, bytesOf, isEmpty, type Point } from '../engine/bitmap.ts';
import type { Studio } from '../Studio.ts';
import { type Camera, centred, FAT, fit, held, nextZoom, pixelAt, type Size, zoomAt } from './camera.ts';
import type { drawInset } from './inset.ts';
import { drawOverlay } from './overlay.ts';

export interface GlassState {
  readonly camera: Camera;
  readonly grid: boolean;
  /** In FatBits a corner shows the drawing as large as it is. */
  readonly inset: boolean;
}
interface Panes {
  readonly view: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly overlay: HTMLCanvasElement;
}

export class Glass {
  readonly store = createStore<GlassState>(() => ({ camera: { zoom: 1, x: 0, y: 0 }, grid: true, inset: true }));
  private readonly studio: Studio;
  private panes: Panes | null = null;
  private size: Size = { width: 0, height: 0 };
  private asked = 0;
  private painted: { words: Uint32Array; image: ImageData } | null = null;
  private drawsInset: typeof drawInset | null | undefined;
  /** Follows the window until somebody zooms or pans. */
  private follows = true;
  private readonly still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

  constructor(studio: Studio) {
    this.studio = studio;
  }

  attach(panes: Panes): () => void {
    this.panes = panes;
    const observer = new ResizeObserver(() => this.measure());
    observer.observe(panes.view);
    const unsubscribe = this.studio.store.subscribe(this.ask);
    this.measure();
    return () => {
      observer.disconnect();
      unsubscribe();
      cancelAnimationFrame(this.asked);
      this.asked = 0;
      this.panes = null;
      this.painted = null;
    };
  }

  /** Something is to be shown: once, with the next frame. */
  ask = (): void => {
    if (this.panes && !this.asked) this.asked = requestAnimationFrame(this.frame);
  };

  private measure(): void {
    if (!this.panes) return;
    const { view, overlay } = this.panes;
    this.size = { width: view.clientWidth, height: view.clientHeight };
    overlay.width = Math.round(this.size.width * devicePixelRatio);
    overlay.height = Math.round(this.size.height * devicePixelRatio);
    if (this.follows) this.fit();
    else this.look(this.store.getState().camera);
  }

  look(camera: Camera): void {
    this.store.setState({ camera: held(camera, this.size, this.studio.sheet) });
    this.ask();
  }
  fit = (): void => {
    this.follows = true;
    this.look(fit(this.size, this.studio.sheet, devicePixelRatio));
  };
  zoomTo(zoom: number, at: Point = { x: this.size.width / 2, y: this.size.height / 2 }): void {
    this.follows = false;
    this.look(zoomAt(this.store.getState().camera, zoom, at));
  }
  zoomBy(by: 1 | -1, at?: Point): void {
    this.zoomTo(nextZoom(this.store.getState().camera.zoom, by), at);
  }
  actual = (): void => {
    this.follows = false;
    this.look(centred(1, this.size, this.studio.sheet));
  };
  /** Into FatBits where the pen last was, and back. */
  toggleFat = (): void => {
    const { camera } = this.store.getState();
    const { pointer, sheet } = this.studio.store.getState();
    if (camera.zoom >= FAT) {
      this.fit();
      return;
    }
    const middle = pointer ?? { x: sheet.width / 2, y: sheet.height / 2 };
    this.follows = false;
    this.look({ zoom: FAT, x: this.size.width / 2 - middle.x * FAT, y: this.size.height / 2 - middle.y * FAT });
  };
  pan(dx: number, dy: number): void {
    const { camera } = this.store.getState();
    this.follows = false;
    this.look({ ...camera, x: camera.x + dx, y: camera.y + dy });
  }
  toggleGrid = (): void => {
    this.store.setState(({ grid }) => ({ grid: !grid }));
    this.ask();
  };

  toggleInset = (): void => {
    this.store.setState(({ inset }) => ({ inset: !inset }));
    this.ask();
  };

  /** A place of the window, seen from the corner of the view. */
  inView({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
    const { left = 0, top = 0 } = this.panes?.view.getBoundingClientRect() ?? {};
    return { x: clientX - left, y: clientY - top };
  }
  pixelUnder(place: { readonly clientX: number; readonly clientY: number }): Point {
    return pixelAt(this.store.getState().camera, this.inView(place));
  }
  /** The middle of what is seen, where something pasted lands. */
  middleFor({ width, height }: Size): Point {
    const middle = pixelAt(this.store.getState().camera, { x: this.size.width / 2, y: this.size.height / 2 });
    const { sheet } = this.studio;
    const within = (at: number, room: number) => Math.max(0, Math.min(at, Math.max(0, room)));
    return {
      x: within(middle.x - (width >> 1), sheet.width - width),
      y: within(middle.y - (height >> 1), sheet.height - height),
    };
  }

  private frame = (now: number): void => {
    this.asked = 0;
    if (!this.panes) return;
    const { studio } = this;
    if (studio.isDrawing) studio.linger();
    this.paintSheet(this.panes.canvas);
    const { camera, grid, inset } = this.store.getState();
    this.panes.canvas.style.transform = `translate(${camera.x}px, ${camera.y}px) scale(${camera.zoom})`;
    // Between whole pixels a soft picture is the truer one.
    const isWhole = camera.zoom >= 2 || Number.isInteger(camera.zoom * devicePixelRatio);
    this.panes.canvas.style.imageRendering = isWhole ? 'pixelated' : 'auto';
    const still = this.still();
    const state = studio.store.getState();
    drawOverlay(this.panes.overlay, { state, camera, grid, march: still ? 0 : now / 60, ends: studio.ends });
    if (inset && camera.zoom >= FAT)
      this.insetPen()?.(this.panes.overlay, this.panes.canvas, { camera, view: this.size, pointer: state.pointer });
    const { selection, rope } = studio.store.getState();
    if (studio.isDrawing || ((selection || rope) && !still)) this.ask();
  };

  /** What draws the inset: fetched with the first look through FatBits. */
  private insetPen(): typeof drawInset | null {
    if (this.drawsInset === undefined) {
      this.drawsInset = null;
      void this.fetchInset();
    }
    return this.drawsInset ?? null;
  }

  private async fetchInset(): Promise<void> {
    try {
      this.drawsInset = (await import('./inset.ts')).drawInset;
      this.ask();
    } catch {
      // Offline at the first time: the next look asks again.
      this.drawsInset = undefined;
    }
  }

  private paintSheet(canvas: HTMLCanvasElement): void {
    const { sheet } = this.studio;
    const context = canvas.getContext('2d');
    if (!context) return;
    if (this.painted?.words !== sheet.words) {
      canvas.width = sheet.width;
      canvas.height = sheet.height;
      canvas.style.width = `${sheet.width}px`;
      canvas.style.height = `${sheet.height}px`;
      this.painted = { words: sheet.words, image: imageOf(sheet) };
      sheet.takeShown();
      context.putImageData(this.painted.image, 0, 0);
      this.fit();
      return;
    }
    const box = sheet.takeShown();
    if (isEmpty(box)) return;
    const { left, top, right, bottom } = box;
    context.putImageData(this.painted.image, 0, 0, left, top, right - left, bottom - top);
  }
}

const imageOf = (picture: Bitmap) => new ImageData(bytesOf(picture), picture.width, picture.height);
