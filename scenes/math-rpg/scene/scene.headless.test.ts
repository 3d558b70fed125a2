// Scene on a real stage: typing, fight animations that end in the state, boards of the signpost.
import { afterEach, expect, it } from 'vitest';
import { type HeadlessStage, headlessStage } from '../../../tests/setup/game.ts';
import { mouse } from '../../../tests/setup/pointerEvents.ts';
import { bits, NO_INPUT } from '../../kit/core/input/input.ts';
import { uiOf } from '../../kit/core/session/ui.ts';
import { CONTROLS } from '../controls.ts';
import definition from '../index.ts';
import type { MathState } from '../rules/state.ts';
import type { MathUi } from '../ui.ts';

const KEY = bits(CONTROLS);
let stage: HeadlessStage;
const state = () => stage.session.state as MathState;
const shownKeys = () =>
  (stage.game.scene.scenes[0]?.children.list ?? []).flatMap(child =>
    child.type === 'Image' && (child as Phaser.GameObjects.Image).visible
      ? [(child as Phaser.GameObjects.Image).texture.key]
      : [],
  );
const run = (ms: number) => {
  for (let i = 0; i < ms / 20; i++) stage.frame(20);
};
const press = (...actions: (keyof typeof KEY)[]) => {
  for (const action of actions) {
    stage.input.setButton(action, true);
    run(40);
    stage.input.setButton(action, false);
    run(40);
  }
};
const answer = (text = String(state().question.answer)) => stage.session.send({ type: 'answer', text });

const ui = () => uiOf<MathUi>(stage.session).getState();

afterEach(() => stage.destroy());

async function started(overrides: Readonly<Record<string, number>> = {}): Promise<void> {
  stage = await headlessStage(definition, { seed: 3, overrides });
  stage.canvas.getBoundingClientRect = () => ({ left: 0, top: 0, width: 720, height: 480 }) as DOMRect;
  stage.session.start();
  run(340);
}

it('types what the keys say, turns the number with arrows, and attacks with it', async () => {
  await started();
  press('digit1', 'digit2', 'erase', 'digit4', 'minus');
  expect(ui().text).toBe('−14');
  press('minus', 'up', 'tenUp', 'down', 'down');
  expect(ui().text).toBe('23');
  press('attack');
  expect(state()).toMatchObject({ wrong: state().question.answer === 23 ? 0 : 1, right: 0 });
  expect(ui().text).toBe('');
});

it.each([
  ['3.5', ['digit3', 'point', 'digit5']],
  ['12345678', ['digit1', 'digit2', 'digit3', 'digit4', 'digit5', 'digit6', 'digit7', 'digit8']],
] as const)('keeps %s as it was typed, and an attack with it is refused at no cost', async (text, keys) => {
  await started();
  const before = state();
  press(...keys);
  expect(ui().text).toBe(text);
  press('attack');
  expect(state()).toBe(before);
  expect(ui().text).toBe(text);
});

it('shows the enemy until it falls, then the fork, and behind it whom one meets next', async () => {
  await started({ firstEnemyHealth: 10 });
  expect(shownKeys()).toContain('enemy-0');
  expect(shownKeys()).not.toContain('post');
  answer();
  run(2000);
  expect(state().phase).toBe('path');
  expect(shownKeys()).not.toContain('enemy-0');
  expect(shownKeys()).toEqual(expect.arrayContaining(['board-meadow', 'board-ridge', 'post']));
  press('left', 'attack');
  run(600);
  expect(state()).toMatchObject({ phase: 'question', path: 'meadow' });
  expect(shownKeys()).toContain('enemy-1');
  expect(shownKeys()).not.toContain('post');
});

it('a board of the fork is pressed, what lies beside it is not', async () => {
  await started({ firstEnemyHealth: 10 });
  answer();
  run(2000);
  const tap = (x: number, y: number) => {
    mouse(stage.canvas, 'move', x, y);
    mouse(stage.canvas, 'down', x, y);
    run(40);
    mouse(stage.canvas, 'up', x, y);
    run(40);
  };
  tap(120, 120);
  expect(state().phase).toBe('path');
  tap(578, 284);
  expect(state()).toMatchObject({ phase: 'question', path: 'ridge' });
  run(600);
  expect(shownKeys()).toEqual(
    expect.arrayContaining(['ridge', `sign-${['+', '−', '×', '÷'].indexOf(state().weakness ?? '')}`]),
  );
});

it('however fast one answers, what is shown catches up with what is', async () => {
  await started();
  for (let i = 0; i < 40; i++) {
    if (state().phase === 'path') stage.session.send({ type: 'take', path: 'ridge' });
    else answer(i % 3 === 0 ? '99' : undefined);
    run(60);
    if (state().phase === 'over') break;
  }
  run(1500);
  const enemies = shownKeys().filter(key => key.startsWith('enemy-'));
  expect(enemies).toEqual(state().phase === 'path' ? [] : [`enemy-${(state().level - 1) % 13}`]);
});

it('is whole again at once when a run begins anew in the middle of a blow', async () => {
  await started({ firstEnemyHealth: 10 });
  answer();
  run(100);
  stage.session.restart();
  run(20);
  expect(shownKeys()).toContain('enemy-0');
  expect(shownKeys()).not.toContain('star');
  expect(stage.session.tick(NO_INPUT)).toEqual([]);
});
