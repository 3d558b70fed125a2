// Scene: place of the ball, a new texture for each course, particles of events.
import { expect, test, vi } from 'vitest';
import { type HeadlessStage, headlessStage } from '../../../tests/setup/game.ts';
import { NO_INPUT } from '../../kit/core/input/input.ts';
import { randomInt, seeded } from '../../kit/core/rng.ts';
import { DEFAULT_SETTINGS } from '../../kit/core/settings.ts';
import definition from '../index.ts';
import type { State } from '../rules/state.ts';
import { hand, TUNING } from '../rules/testing.ts';

interface Shown {
  readonly x: number;
  readonly y: number;
  readonly visible: boolean;
  readonly type: string;
  readonly texture?: { readonly key: string };
}
const shown = (stage: HeadlessStage) =>
  (stage.game.scene.scenes[0]?.children.list ?? []) as unknown as readonly Shown[];
const ofKey = (stage: HeadlessStage, key: string) => shown(stage).filter(one => one.texture?.key === key);

async function opened(): Promise<HeadlessStage> {
  const stage = await headlessStage(definition);
  stage.setRunning(false);
  stage.session.start();
  return stage;
}
const stateOf = (stage: HeadlessStage) => stage.session.state as State;
function playTo(stage: HeadlessStage, isThere: (state: State) => boolean): void {
  for (let i = 0; i < 3000 && !isThere(stateOf(stage)); i++) {
    stage.session.tick(stage.session.pilot());
    stage.frame(1000 / 60);
  }
  expect(isThere(stateOf(stage))).toBe(true);
}

test('the ball rolls where the rules have it, and the flag stands in the hole', async () => {
  const stage = await opened();
  playTo(stage, ({ phase, ball }) => phase === 'rolling' && ball.ticks > 10);
  stage.frame(0);
  const { ball } = stateOf(stage);
  const [picture] = ofKey(stage, 'ball');
  expect(Math.abs((picture?.x ?? 0) - ball.x)).toBeLessThan(30);
  expect(ofKey(stage, 'flag')[0]).toMatchObject({ x: 650, y: 300 });
  stage.destroy();
});

test('the next player has another ball', async () => {
  const stage = await headlessStage(definition);
  stage.setRunning(false);
  stage.session.start({ players: 2 });
  stage.frame(0);
  expect([ofKey(stage, 'ball').length, ofKey(stage, 'ball1').length]).toEqual([1, 0]);
  playTo(stage, ({ turn }) => turn === 1);
  stage.frame(0);
  expect(ofKey(stage, 'ball')).toEqual([]);
  expect(ofKey(stage, 'ball1')[0]).toMatchObject({ x: 150, y: 300, visible: true });
  stage.destroy();
});

test('the replay bar to and fro over a round for two: the ball under play is that of whose turn it is', async () => {
  const stage = await headlessStage(definition);
  const { session } = stage;
  stage.setRunning(false);
  session.start({ players: 2 });
  playTo(stage, ({ at, turn, phase }) => at === 0 && turn === 1 && phase === 'rolling');
  const run = session.replay();
  session.watch(run);
  const rng = seeded(7);
  const turns = new Set<number>();
  for (let seek = 0; seek < 12; seek++) {
    session.seek(randomInt(rng, run.ticks + 1));
    stage.frame(16);
    const { turn } = stateOf(stage);
    turns.add(turn);
    expect([ofKey(stage, 'ball').length, ofKey(stage, 'ball1').length]).toEqual(turn === 0 ? [1, 0] : [0, 1]);
  }
  expect(turns.size).toBe(2);
  stage.destroy();
});

test('after holing a ghost rolls the ideal line; the next course lies under the page that is turned over', async () => {
  const stage = await opened();
  playTo(stage, ({ phase }) => phase === 'completed');
  stage.frame(100);
  expect(ofKey(stage, 'ghost')[0]?.visible).toBe(true);
  playTo(stage, ({ at }) => at === 1);
  stage.frame(16);
  expect(ofKey(stage, 'ghost')[0]?.visible).toBe(false);
  expect([ofKey(stage, 'course0').length, ofKey(stage, 'course1').length]).toEqual([1, 1]);
  expect(ofKey(stage, 'flag')[0]).toMatchObject({ x: 700, y: 100 });
  for (let frames = 0; frames < 120 && ofKey(stage, 'course0').length > 0; frames++) stage.frame(16);
  expect(ofKey(stage, 'course0')).toEqual([]);
  expect(ofKey(stage, 'course1')).toHaveLength(1);
  stage.destroy();
});

test('a ball in the water is away for a moment and then lies on the tee', async () => {
  const stage = await headlessStage(definition, { overrides: { launchSpeed: 0.3 } });
  stage.setRunning(false);
  stage.session.start({ round: 'hole 4' });
  const at = { x: 340, y: 150 };
  stage.session.tick(hand(at, { down: true, pressed: true }));
  for (let i = 0; i < 40; i++) stage.session.tick(hand(at, { down: true }));
  stage.session.tick(hand(at, { released: true }));
  for (let i = 0; i < 300 && stateOf(stage).phase === 'rolling'; i++) {
    stage.session.tick(NO_INPUT);
    stage.frame(16);
  }
  expect(stateOf(stage)).toMatchObject({ isWet: true, strokes: 1 + TUNING.waterPenalty });
  expect(ofKey(stage, 'ball')[0]?.visible).toBe(false);
  for (let i = 0; i < 60; i++) stage.frame(16);
  expect(ofKey(stage, 'ball')[0]).toMatchObject({ visible: true, x: 100, y: 300 });
  stage.destroy();
});

test('courses that follow each other while no time passes leave no page whose texture is gone', async () => {
  const stage = await opened();
  for (let course = 1; course < 5; course++) {
    while (stateOf(stage).at < course) stage.session.tick(stage.session.pilot());
    stage.frame(0);
    const pages = shown(stage).filter(({ texture }) => texture?.key.startsWith('course'));
    expect(new Set(pages.map(({ texture }) => texture?.key)).size).toBe(pages.length);
  }
  stage.destroy();
});

test('a walk puts on its landscape when that has come: weather over the course, and on to the next hole', async () => {
  const stage = await headlessStage(definition);
  stage.setRunning(false);
  stage.session.start({ hole: '9' });
  await vi.waitFor(() => {
    stage.frame(1000 / 60);
    expect(ofKey(stage, 'weather meadow').length).toBeGreaterThan(5);
  });
  const [first] = ofKey(stage, 'weather meadow');
  const before = { x: first?.x, y: first?.y };
  stage.frame(1000 / 60);
  expect({ x: first?.x, y: first?.y }).not.toEqual(before);
  playTo(stage, ({ at }) => at === 1);
  stage.frame(0);
  expect(ofKey(stage, 'weather meadow')).toEqual([]);
  expect(ofKey(stage, 'weather seaside').length).toBeGreaterThan(5);
  stage.destroy();
});

test('who wants no motion sees no weather', async () => {
  const stage = await headlessStage(definition);
  stage.setRunning(false);
  stage.setSettings({ ...DEFAULT_SETTINGS, reducedMotion: true });
  stage.session.start({ round: 'walk' });
  await vi.waitFor(() => {
    stage.frame(1000 / 60);
    expect(ofKey(stage, 'weather meadow').length).toBeGreaterThan(5);
  });
  expect(ofKey(stage, 'weather meadow').some(({ visible }) => visible)).toBe(false);
  stage.destroy();
});
