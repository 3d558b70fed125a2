// The studio's means in a browser: Tone, the recorder and the renderer are fetched when they are first asked for.
import { randomSeed } from './settings.ts';
import type { Means } from './studioState.ts';

export const browserMeans: Means = {
  engine: async () => (await import('./engine.ts')).createEngine(),
  beginTake: async stream => (await import('./record.ts')).beginTake(stream),
  now: () => new Date(),
  randomSeed,
  toUrl: blob => URL.createObjectURL(blob),
  dropUrl: url => URL.revokeObjectURL(url),
};
