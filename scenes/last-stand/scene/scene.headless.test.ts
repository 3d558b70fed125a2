// The picture under Phaser.HEADLESS: what is in the state is on the stage, through a whole run, a rebuild and a restart.
import { afterEach, expect, test } from 'vitest';
import { type HeadlessStage, headlessStage } from '../../../tests/setup/game.ts';
import { IS_LONG, times } from '../../../tests/setup/times.ts';
import { NO_INPUT } from '../../kit/core/input/input.ts';
import { DEFAULT_SETTINGS } from '../../kit/core/settings.ts';
import { KEY } from '../controls.ts';
import definition from '../index.ts';
import type { State } from '../rules/state.ts';
import { pathToLanding } from './aimView.ts';

let stage: HeadlessStage;
afterEach(() => stage.destroy());

const state = () => stage.session.state as State;

/** How many pictures of each kind are shown; three inks of parachutes and two steps are one kind each. */
function shown(): Record<string, number> {
  const count: Record<string, number> = {};
  for (const object of stage.game.scene.scenes[0]?.children.list ?? []) {
    if (!('texture' in object) || !('visible' in object) || !object.visible) continue;
    const key = (object.texture as { key: string }).key
      .replace(/^para\d$/, 'para')
      .replace(/^(step|danger)[AB]$/, '$1');
    count[key] = (count[key] ?? 0) + 1;
  }
  return count;
}

function expectSame(): void {
  const { helicopters, troopers, walkers, wrecks, bullets, shells, gun } = state();
  const { helicopter, rotor, para, dive, step, danger, dangerMark, wreck, bullet, shell, stakes, ...rest } = shown();
  const near = walkers.filter(({ isNear }) => isNear).length;
  const upon = troopers.filter(({ x, hasParachute }) => hasParachute && Math.abs(x - gun.x) < 50).length;
  const hanging = troopers.filter(({ hasParachute }) => hasParachute).length;
  const counts = [helicopter, rotor, para, dive, step, danger, dangerMark, wreck, bullet, shell, stakes];
  expect(counts.map(count => count ?? 0)).toEqual([
    helicopters.length,
    helicopters.length,
    hanging,
    troopers.length - hanging,
    walkers.length - near,
    near,
    near + upon,
    wrecks.length,
    bullets.length,
    shells.length,
    gun.isLocked ? 1 : 0,
  ]);
  expect([rest['gunBase'], rest['gunner'], rest[gun.mode]]).toEqual([1, 1, 1]);
}

test('everything has its picture, through a whole run', async () => {
  stage = await headlessStage(definition, { seed: 7, overrides: { firstWave: 4, extraWalkers: 6, nearWalker: 300 } });
  stage.setSettings({ ...DEFAULT_SETTINGS, reducedMotion: true });
  stage.setRunning(false);
  stage.session.start();
  const seen = new Set<string>();
  const wanted = ['danger', 'wreck', 'shell', 'burst', 'mortar', 'cannon'];
  const isEnough = () => !IS_LONG && wanted.every(key => seen.has(key));
  for (let i = 0; i < 4000 && !stage.session.store.getState().result && !isEnough(); i++) {
    stage.session.tick(stage.session.pilot());
    stage.frame(1000 / 60);
    if (i % 4 > 0) continue;
    if (state().phase === 'playing') expectSame();
    for (const key of Object.keys(shown())) seen.add(key);
  }
  expect([...seen]).toEqual(expect.arrayContaining(wanted));
});

test('with all its decoration it plays to the end, and the gun is gone', async () => {
  stage = await headlessStage(definition, { seed: 8, overrides: { firstWave: times(30, 9) } });
  stage.setRunning(false);
  stage.session.start();
  while (!stage.session.store.getState().result) {
    stage.session.tick(stage.session.pilot());
    stage.frame(1000 / 60);
  }
  expect([shown()['gunner'], shown()['gunBase']]).toEqual([undefined, undefined]);
  stage.session.restart(9);
  // What crumples still crumples to its end.
  for (let i = 0; i < 40; i++) stage.frame(16);
  expectSame();
});

test('the barrel glows as far as it is hot, the mortar’s never, and none of it outlasts the gun', async () => {
  stage = await headlessStage(definition, { seed: 7 });
  stage.setRunning(false);
  stage.session.start();
  const glow = () => {
    const found = (stage.game.scene.scenes[0]?.children.list ?? []).find(
      object => 'texture' in object && (object.texture as { key: string }).key === 'glow',
    ) as unknown as { alpha: number; scale: number; visible: boolean };
    return found.visible ? found.alpha * found.scale : 0;
  };
  const play = (ticks: number, held = 0) => {
    for (let i = 0; i < ticks; i++) stage.session.tick({ ...NO_INPUT, held });
    stage.frame(16);
    return glow();
  };
  expect(play(1)).toBe(0);
  const warm = play(60, KEY.fire);
  expect(warm).toBeGreaterThan(0);
  expect(play(200, KEY.fire)).toBeGreaterThan(warm);
  expect(shown()['puff'], 'steam').toBeGreaterThan(3);
  stage.session.tick({ ...NO_INPUT, held: KEY.mode, pressed: KEY.mode });
  expect(play(1)).toBe(0);
  while (!stage.session.store.getState().result) stage.session.tick(NO_INPUT);
  expect(play(1)).toBe(0);
});

test('a mortar aimed at ground that no shell reaches leads to where one comes down; else there is nothing to lead', () => {
  const path = (x: number, y: number, landing: number) => pathToLanding({ x, y }, landing);
  const dots = path(20, 590, 200);
  expect([dots[0]?.x, dots.length > 10]).toEqual([20, true]);
  expect(dots.every(({ x }) => x < 200)).toBe(true);
  expect(path(780, 590, 600).every(({ x }) => x > 600)).toBe(true);
  expect([path(190, 590, 200), path(20, 300, 200), pathToLanding(null, 200)]).toEqual([[], [], []]);
});

test('the hours pass with the waves', async () => {
  stage = await headlessStage(definition, { seed: 7, overrides: { firstWave: 2 } });
  stage.setRunning(false);
  stage.session.start();
  stage.frame(16);
  const skies = () =>
    (stage.game.scene.scenes[0]?.children.list ?? [])
      .filter(object => 'texture' in object && (object.texture as { key: string }).key.startsWith('sky-'))
      .filter(object => 'alpha' in object && Number(object.alpha) > 0)
      .map(object => (object as unknown as { texture: { key: string } }).texture.key);
  expect(skies()).toEqual(['sky-noon']);
  state().waves.wave = 3;
  stage.frame(1000);
  expect(skies().toSorted()).toEqual(['sky-evening', 'sky-noon']);
  for (let i = 0; i < 5; i++) stage.frame(1000);
  expect(skies()).toEqual(['sky-evening']);
});

test('the first frame waits for one sky alone; the others are baked one in each frame after it, and one that is needed at once', async () => {
  stage = await headlessStage(definition, { seed: 7, overrides: { firstWave: 2 } });
  stage.setRunning(false);
  const baked = () => {
    const { textures } = stage.game.scene.scenes[0] as unknown as { textures: { exists(key: string): boolean } };
    return ['sky-morning', 'sky-noon', 'sky-evening', 'dusk'].filter(key => textures.exists(key));
  };
  expect(baked(), 'the first frame').toEqual(['sky-noon']);
  stage.frame(16);
  expect(baked()).toEqual(['sky-morning', 'sky-noon']);
  stage.frame(16);
  expect(baked()).toHaveLength(4);
  stage.destroy();
  stage = await headlessStage(definition, { seed: 7, overrides: { firstWave: 3 } });
  expect(baked()).toEqual(['sky-evening', 'dusk']);
});

test('a rebuild and other settings leave one of everything', async () => {
  stage = await headlessStage(definition, { seed: 5, overrides: { firstWave: 3 } });
  stage.setRunning(false);
  stage.session.start();
  for (let i = 0; i < 900; i++) stage.session.tick(stage.session.pilot());
  const before = shown();
  stage.setSettings({ ...DEFAULT_SETTINGS, palette: 'safe', reducedMotion: true, textScale: 1.5 });
  stage.frame(16);
  expectSame();
  expect(shown()['ground']).toBe(before['ground']);
});

test('the ghost of a daily run is a pale gun with its score, and how far one is ahead; then it says where it fell', async () => {
  stage = await headlessStage(definition, { seed: 7 });
  stage.setRunning(false);
  stage.session.start();
  stage.frame(16);
  const texts = () =>
    (stage.game.scene.scenes[0]?.children.list ?? []).flatMap(object =>
      'text' in object && (object as unknown as { visible: boolean }).visible ? [String(object.text)] : [],
    );
  const ghosts = () => shown()['gunBase'];
  const own = ghosts();
  expect(texts()).toEqual([]);
  stage.setRecords({ best: null, medals: [], track: { every: 15, places: [[200, 0], [230, 60], [230, 120], null] } });
  tick(15);
  expect(ghosts()).toBe((own ?? 0) + 1);
  expect(texts()).toEqual([expect.stringMatching(/^Ghost [3-6]\d, you −[3-6]\d$/)]);
  tick(30);
  expect(ghosts()).toBe(own);
  expect(texts()).toEqual(['The ghost fell here with 120']);
  tick(320);
  expect(texts()).toEqual([]);
});

function tick(count: number): void {
  for (let i = 0; i < count; i++) stage.session.tick(NO_INPUT);
  stage.frame(16);
}
