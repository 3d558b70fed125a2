// Scene tests under Phaser.HEADLESS: every cat, egg and wish of the state has its sprite.
import { afterEach, expect, test } from 'vitest';
import { type HeadlessStage, headlessStage } from '../../../tests/setup/game.ts';
import { times } from '../../../tests/setup/times.ts';
import { DEFAULT_SETTINGS } from '../../kit/core/settings.ts';
import definition from '../index.ts';
import { BREEDS, COATS_PER_BREED } from '../rules/cats/breeds.ts';
import type { State } from '../rules/state.ts';
import { piecesOf } from './figures.ts';

let stage: HeadlessStage | null = null;
afterEach(() => {
  stage?.destroy();
  stage = null;
});

interface Shown {
  readonly type: string;
  readonly visible: boolean;
  readonly list?: readonly Shown[];
  readonly texture?: { readonly key: string };
}
const shown = () => (stage?.game.scene.scenes[0]?.children.list ?? []) as unknown as readonly Shown[];
/** All textures that a container shows, its own containers included. */
const keysIn = ({ list = [] }: Shown): string[] =>
  list.flatMap(one => (one.visible ? [...(one.texture ? [one.texture.key] : []), ...keysIn(one)] : []));
const containers = (key: RegExp) =>
  shown()
    .filter(one => one.type === 'Container')
    .map(keysIn)
    .filter(keys => keys.some(one => key.test(one)));

test('through minutes of play every cat and egg has its picture, and every wish its bubble', async () => {
  stage = await headlessStage(definition, { seed: 7, overrides: { startCoins: 3000 } });
  stage.setSettings({ ...DEFAULT_SETTINGS, reducedMotion: true });
  stage.setRunning(false);
  const { session } = stage;
  session.start();
  const poses = new Set<string>();
  for (let i = 0; i < times(6000, 18_000); i++) {
    session.tick(session.pilot());
    if (i % 60 !== 0) continue;
    stage.frame(16);
    const { cats, eggs } = session.state as State;
    const figures = containers(/^head-/);
    expect([figures.length, containers(/^egg-/).length]).toEqual([cats.length, eggs.length]);
    expect(figures.filter(keys => keys.some(key => key.startsWith('bubble')))).toHaveLength(
      cats.filter(({ wish }) => wish).length,
    );
    for (const keys of figures) for (const key of keys) poses.add(key.split('-')[0] ?? '');
  }
  for (const part of ['body', 'seat', 'loaf', 'leg', 'tail', 'boat', 'ball', 'ring', 'pupil'])
    expect(poses).toContain(part);
});

test('no picture out where nothing is drawn', async () => {
  stage = await headlessStage(definition, { seed: 7 });
  await expect(stage.screenshot()).rejects.toThrow('nothing is drawn');
});

test('25 coats, all different; sleeping, cross and sad faces differ from the plain one', () => {
  const looks = BREEDS.flatMap(breed =>
    Array.from({ length: COATS_PER_BREED }, (_, coat) => JSON.stringify(piecesOf('head', breed, coat))),
  );
  expect(new Set(looks).size).toBe(25);
  const faces = (['plain', 'glad', 'sad', 'cross', 'shut'] as const).map(look =>
    JSON.stringify(piecesOf('head', 'tabby', 0, look)),
  );
  expect(new Set(faces).size).toBe(5);
});
