// The studio's means in a browser: Tone, the recorder and the renderer are fetched when they are first asked for.
import { randomSeed } from './settings.ts';
import type { StudioServices } from './studioState.ts';

export const browserServices: StudioServices = {
  engine: async () => (await import('./engine.ts')).createEngine(),
  beginTake: async stream => (await import('./record.ts')).beginTake(stream),
  now: () => new Date(),
  randomSeed,
  createUrl: blob => URL.createObjectURL(blob),
  revokeUrl: url => URL.revokeObjectURL(url),
};
