// Page object of the music generator: opening it, its controls, its output, and the files that it saves.
import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const MUSIC = '/video-game-music-generator';

/** Opens the page, waits for hydration, and collects its audio contexts. */
export async function openMusic(page: Page, search = '?seed=7'): Promise<void> {
  await page.addInitScript(() => {
    const contexts: AudioContext[] = [];
    Object.assign(window, { contexts });
    const Plain = window.AudioContext;
    window.AudioContext = class extends Plain {
      constructor(options?: AudioContextOptions) {
        super(options);
        contexts.push(this);
      }
    };
  });
  await page.goto(MUSIC + search);
  await expect(page.getByLabel('Seed', { exact: true })).not.toHaveValue(search.includes('seed') ? '0' : '');
  if (search.includes('lab')) await page.waitForFunction(() => 'musicGenerator' in window);
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });

export async function play(page: Page): Promise<void> {
  await button(page, 'Generate & Play').click();
  await expect(button(page, 'Pause Music')).toBeVisible();
}

/** Amplitude of the drawn waveform, in pixels, and its colour. */
export const wave = (page: Page) =>
  page.getByRole('img', { name: /^Waveform/ }).evaluate(canvas => {
    const { width, height } = canvas as HTMLCanvasElement;
    const pen = (canvas as HTMLCanvasElement).getContext('2d') as CanvasRenderingContext2D;
    const { data } = pen.getImageData(0, 0, width, height);
    const rows = new Set<number>();
    let colour: number[] = [];
    for (let at = 0; at < data.length; at += 4)
      if ((data[at + 3] as number) === 255) {
        rows.add(Math.floor(at / 4 / width));
        colour = [...data.slice(at, at + 3)];
      }
    return { width, height, swing: Math.max(...rows) - Math.min(...rows), colour };
  });

export const expectSound = (page: Page) => expect.poll(async () => (await wave(page)).swing).toBeGreaterThan(6);

/** Progress of the current recording, percent. */
export const progressOf = async (page: Page) =>
  Number(await page.getByRole('progressbar', { name: 'Recording progress' }).getAttribute('value'));

async function saved(download: Promise<Download>, press: () => Promise<void>) {
  const [file] = await Promise.all([download, press()]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

/** File that a button downloads, with its name. */
export const downloaded = (page: Page, name: string, timeout = 60_000) =>
  saved(page.waitForEvent('download', { timeout }), () => button(page, name).click());

/** Reads a 16-bit WAV file. */
export function readWav(bytes: Buffer) {
  expect(bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 12)).toBe('RIFFWAVE');
  expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
  const at = (id: string) => bytes.indexOf(id, 12, 'latin1');
  const format = at('fmt ') + 8;
  expect([bytes.readUInt16LE(format), bytes.readUInt16LE(format + 2), bytes.readUInt16LE(format + 14)]).toEqual([
    1, 2, 16,
  ]);
  const rate = bytes.readUInt32LE(format + 4);
  const data = at('data');
  const samples = new Int16Array(bytes.buffer.slice(bytes.byteOffset + data + 8, bytes.byteOffset + bytes.length));
  const left = Float32Array.from({ length: samples.length / 2 }, (_, i) => (samples[i * 2] as number) / 32_768);
  const right = Float32Array.from({ length: samples.length / 2 }, (_, i) => (samples[i * 2 + 1] as number) / 32_768);
  return { rate, left, right, seconds: left.length / rate };
}

export const peak = (samples: Float32Array): number => samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);

/** Number of notes that the piano roll shows in a layer. */
export const notesIn = async (page: Page, layer: string): Promise<number> => {
  const label = await page.getByRole('img', { name: /^Piano roll/ }).getAttribute('aria-label');
  return Number(new RegExp(`(\\d+) in the ${layer}`).exec(label ?? '')?.[1]);
};
