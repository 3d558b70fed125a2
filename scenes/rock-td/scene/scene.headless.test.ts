// Scene tests under Phaser.HEADLESS: every rock, gem and mob of the state has its sprite.
import { afterEach, expect, test } from 'vitest';
import { type HeadlessStage, headlessStage } from '../../../tests/setup/game.ts';
import { mouse } from '../../../tests/setup/pointerEvents.ts';
import { NO_INPUT } from '../../kit/core/input/input.ts';
import { DEFAULT_SETTINGS } from '../../kit/core/settings.ts';
import definition from '../index.ts';
import { FUSED, TYPES } from '../rules/gems.ts';
import { isOfRound, type State } from '../rules/state.ts';
import { SHAPES } from './shapes.ts';

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
const keys = () => shown().flatMap(({ texture, visible }) => (texture && visible ? [texture.key] : []));
/** Of all rocks and gems: what each of them shows. */
const rocks = () =>
  shown().flatMap(({ type, list = [] }) =>
    type === 'Container' ? [list.map(({ texture }) => texture?.key ?? '').join()] : [],
  );

test('through ten levels every rock, gem, mob and flag has its picture', async () => {
  stage = await headlessStage(definition, {
    seed: 7,
    overrides: { hardensFrom: 1, elderEvery: 3, airEvery: 2, startLives: 100 },
  });
  stage.setSettings({ ...DEFAULT_SETTINGS, reducedMotion: true });
  stage.setRunning(false);
  const { session } = stage;
  session.start();
  const faces = new Set<string>();
  for (let i = 0; i < 5000; i++) {
    session.tick(session.pilot());
    if (i % 60 !== 0) continue;
    stage.frame(16);
    const state = session.state as State;
    expect(rocks().toSorted()).toEqual(
      state.rocks
        .map(({ id, gem }) => {
          const ground = isOfRound(state, id) ? 'halo,rock' : gem ? 'base' : 'rock';
          return gem ? `${ground},gem-${gem.kind},pips-${gem.quality}` : ground;
        })
        .toSorted(),
    );
    expect(keys().filter(key => key === 'waypoint')).toHaveLength(8);
    const mobs = keys().filter(key => /^(mob|bird|elder)/.test(key));
    expect(mobs).toHaveLength(state.mobs.length);
    for (const key of mobs) faces.add(key);
  }
  expect([...faces].sort()).toEqual(['bird', 'elder', 'elder-bird', 'mob']);
});

test('every gem has a shape of its own: none is told by its colour alone', () => {
  const paths = [...TYPES, ...FUSED].map(kind => SHAPES[kind].path);
  expect(new Set(paths).size).toBe(TYPES.length + FUSED.length);
});

test('a run on another map shows its flags, and no others', async () => {
  stage = await headlessStage(definition, { seed: 7 });
  stage.setRunning(false);
  const flags = () => keys().filter(key => key === 'waypoint').length;
  stage.session.start({ own: 'Two|1.......|........|........|........|........|.......2' });
  stage.session.tick(NO_INPUT);
  stage.frame(16);
  expect([flags(), keys().filter(key => key === 'lawn').length]).toEqual([2, 1]);
  stage.session.start({ map: 'classic' });
  stage.session.tick(NO_INPUT);
  stage.frame(16);
  expect(flags()).toBe(8);
});

test('a mouse that moves and presses between two frames places each rock where it pressed', async () => {
  stage = await headlessStage(definition, { seed: 7 });
  const { session, canvas } = stage;
  canvas.getBoundingClientRect = () => new DOMRect(0, 0, 640, 480);
  session.start();
  for (let i = 0; i < 2; i++) stage.frame(333);
  const cells = [24, 26, 37, 30, 16];
  for (const cell of cells) {
    const [x, y] = [(((cell % 8) + 0.5) / 8) * 640, ((Math.floor(cell / 8) + 0.5) / 6) * 480];
    for (const act of ['move', 'down', 'up'] as const) mouse(canvas, act, x, y);
    stage.frame(333);
  }
  expect((session.state as State).rocks.map(({ cell }) => cell)).toEqual(cells);
});
