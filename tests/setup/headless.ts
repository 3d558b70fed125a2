// Stubs for headless tests: what happy-dom lacks and Phaser.HEADLESS or components need: a 2D canvas context, images that load, and `fetch` of files
// under /assets/.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configure } from '@testing-library/dom';
import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import { forgetAll } from './forgetAll.ts';
import { leftListeners, watchListeners } from './listeners.ts';
import { noteFile } from './noteFile.ts';

// A long timeout for slow machines; queries return as soon as they match.
configure({ asyncUtilTimeout: 20_000 });

noteFile();
forgetAll();
watchListeners();
// What a file has opened and left ends with it.
afterAll(async () => {
  cleanup();
  for (const stage of globalThis.openStages ?? []) stage.destroy();
  globalThis.openStages?.clear();
  // Some listeners go once the press that they heard has ended.
  vi.useRealTimers();
  await new Promise(resolve => setTimeout(resolve));
  const left = leftListeners();
  if (left.length > 0) throw new Error(`This file leaves to the next: ${left.join('; ')}`);
});

const ASSETS = join(fileURLToPath(import.meta.url), '../../../assets');
const originalFetch = globalThis.fetch;

/** Fetches files under /assets/ from disk. */
globalThis.fetch = async (from, options) => {
  const path = typeof from === 'string' ? /^\/assets\/([\w/.-]+)$/.exec(from)?.[1] : undefined;
  return path ? new Response(await readFile(join(ASSETS, path))) : originalFetch(from, options);
};

/** 2D context that accepts every call and draws nothing. */
function blankContext(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pixels = (width: number, height: number) => ({
    width,
    height,
    data: new Uint8ClampedArray(width * height * 4),
  });
  const members: Record<string, unknown> = {
    canvas,
    getImageData: (_x: number, _y: number, width: number, height: number) => pixels(width, height),
    createImageData: pixels,
    measureText: (text: string) => ({
      width: text.length * 8,
      actualBoundingBoxAscent: 8,
      actualBoundingBoxDescent: 2,
    }),
  };
  const gradient = { addColorStop: () => undefined };
  return new Proxy(members, {
    get: (target, name: string) =>
      name in target ? target[name] : name.startsWith('create') ? () => gradient : () => undefined,
    set: (target, name: string, value) => {
      target[name] = value;
      return true;
    },
  }) as unknown as CanvasRenderingContext2D;
}

const contexts = new WeakMap<HTMLCanvasElement, CanvasRenderingContext2D>();

function getContext(this: HTMLCanvasElement, kind: string) {
  if (kind !== '2d') return null;
  const context = contexts.get(this) ?? blankContext(this);
  contexts.set(this, context);
  return context;
}

HTMLCanvasElement.prototype.getContext = getContext as HTMLCanvasElement['getContext'];
HTMLCanvasElement.prototype.toDataURL = () => 'data:image/png;base64,';

/** Every image loads at once: Phaser's texture manager waits for two base64 images when it boots. */
Object.defineProperty(Image.prototype, 'src', {
  configurable: true,
  set(this: HTMLImageElement) {
    queueMicrotask(() => this.onload?.call(this, new Event('load')));
  },
});

globalThis.Path2D ??= class {
  addPath() {}
  moveTo() {}
  lineTo() {}
} as unknown as typeof Path2D;

/** No gamepad is connected; Phaser tests once, when it is loaded, for gamepad support. */
navigator.getGamepads ??= () => [];
document.elementFromPoint ??= () => null;
