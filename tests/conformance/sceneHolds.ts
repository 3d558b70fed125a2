// Scene test: a scene shows a run and survives everything that the page may do to it (resize, settings, restart), without an error and without a leak.
import { expect } from 'vitest';
import { DEFAULT_SETTINGS } from '../../scenes/kit/core/settings.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { type HeadlessStage, headlessStage } from '../setup/game.ts';
import { movesBetweenTicks } from './betweenTicks.ts';
import { showTheSame } from './samePicture.ts';

const FRAME_MS = 1000 / 60;
/** Allowed growth of the number of game objects, by decoration under way; a leak at every restart exceeds it. */
const MAX_GROWTH = 60;

/** Runs the scene test; the bot plays `ticksBetweenRestarts` ticks between two restarts. */
export async function sceneHolds(definition: GameDefinition, ticksBetweenRestarts: number): Promise<void> {
  const errors: unknown[] = [];
  const open = () => headlessStage(definition, { seed: 3, crashed: error => errors.push(error) });
  const [stage, other] = [await open(), await open()];
  try {
    showTheSame(stage, other);
    await exercise(stage, definition, ticksBetweenRestarts);
    movesBetweenTicks(definition.id, stage);
  } finally {
    stage.destroy();
    other.destroy();
  }
  expect(errors).toEqual([]);
}

async function exercise(
  stage: HeadlessStage,
  { stage: { width, height } }: GameDefinition,
  ticksBetweenRestarts: number,
): Promise<void> {
  const { session } = stage;
  const play = (ticks: number) => {
    for (let i = 0; i < ticks; i++) {
      session.tick(session.pilot());
      stage.frame(FRAME_MS);
      if (session.store.getState().phase === 'over' && !session.store.getState().playback) session.restart();
    }
  };
  const objectCount = () => stage.game.scene.scenes[0]?.children.list.length ?? 0;
  stage.setRunning(false);
  for (let i = 0; i < 60; i++) {
    session.demo();
    stage.frame(FRAME_MS);
  }
  session.start();
  play(2 * ticksBetweenRestarts);
  expect(objectCount(), 'a scene shows something').toBeGreaterThan(0);

  stage.setSettings({ ...DEFAULT_SETTINGS, palette: 'safe', reducedMotion: true, textScale: 2 });
  play(30);
  stage.resize({ width: width / 2, height: height / 2, ratio: 3 });
  play(30);
  stage.setSettings(DEFAULT_SETTINGS);
  session.undo?.();
  session.redo?.();
  session.rewind?.(1);
  play(30);
  session.pause();
  stage.frame(FRAME_MS);
  session.resume();

  const replay = session.replay();
  session.watch(replay);
  for (const tick of [0, replay.ticks / 2, 10, replay.ticks]) {
    session.seek(Math.floor(tick));
    stage.frame(FRAME_MS);
  }
  session.start();
  const sizes = [];
  for (let restarts = 0; restarts < 6; restarts++) {
    session.restart(restarts);
    play(ticksBetweenRestarts);
    sizes.push(objectCount());
  }
  expect(Math.max(...sizes.slice(3)), `pictures after each restart: ${sizes.join()}`).toBeLessThan(
    Math.max(...sizes.slice(0, 3)) + MAX_GROWTH,
  );
}
