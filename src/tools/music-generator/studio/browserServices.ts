// The studio's services in a browser: engine, recorder and URLs. Heavy modules are loaded on demand.
import { randomSeed } from './settings.ts';
import type { StudioServices } from './studioState.ts';

export const browserServices: StudioServices = {
  engine: async () => (await import('../sound/engine.ts')).createEngine(),
  beginTake: async engine => (await import('../record/record.ts')).beginTake(engine),
  now: () => new Date(),
  randomSeed,
  createUrl: blob => URL.createObjectURL(blob),
  revokeUrl: url => URL.revokeObjectURL(url),
};
