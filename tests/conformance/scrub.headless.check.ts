// The replay bar dragged to and fro over the golden run of every game, with and without frames between, and restarted in the middle: whatever is under
// way (a page that turns, a tween, hit-stop) never outlives the texture that it shows.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CATALOG } from '../../scenes/catalog.ts';
import type { Replay } from '../../scenes/kit/core/replay/replay.ts';
import { randomInt, seeded } from '../../scenes/kit/core/rng.ts';
import { type HeadlessStage, headlessStage } from '../setup/game.ts';
import { times } from '../setup/times.ts';

const SEEKS = times(16, 60);
const FRAME_MS = 1000 / 60;

interface Shown {
  readonly list?: readonly Shown[];
  readonly texture?: { readonly key: string; readonly frames: object | null };
}

/** Keys of textures that were removed and are still shown. */
function lostTextures({ game }: HeadlessStage): string[] {
  const lost = (shown: readonly Shown[]): string[] =>
    shown.flatMap(({ list, texture }) => [
      ...(list ? lost(list) : []),
      ...(texture && (!texture.frames || Object.keys(texture.frames).length === 0) ? [texture.key] : []),
    ]);
  return lost((game.scene.scenes[0]?.children.list ?? []) as unknown as Shown[]);
}

describe.each(CATALOG.map(definition => [definition.id, definition] as const))('%s', (id, definition) => {
  test('the bar to and fro', async () => {
    const golden = JSON.parse(readFileSync(`tests/replays/${id}/bot-7.json`, 'utf8')) as Replay;
    const errors: unknown[] = [];
    const stage = await headlessStage(definition, { crashed: error => errors.push(error) });
    const { session } = stage;
    const rng = seeded(7);
    try {
      stage.setRunning(true);
      session.watch(golden);
      for (let seek = 0; seek < SEEKS; seek++) {
        session.seek(randomInt(rng, golden.ticks + 1));
        if (seek % 2 === 0) session.resume();
        for (let frames = randomInt(rng, 3); frames > 0; frames--) stage.frame(FRAME_MS);
        expect(lostTextures(stage)).toEqual([]);
        if (seek === SEEKS / 2) {
          session.restart();
          stage.frame(FRAME_MS);
          session.watch(golden);
        }
      }
    } finally {
      stage.destroy();
    }
    expect(errors).toEqual([]);
  });
});
