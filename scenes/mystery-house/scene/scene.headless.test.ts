// The scene on a real stage: it shows who and what is in the room; presses and keys submit commands.
import { afterEach, expect, it } from 'vitest';
import { type HeadlessStage, headlessStage } from '../../../tests/setup/game.ts';
import { mouse } from '../../../tests/setup/pointerEvents.ts';
import { bits } from '../../kit/core/input/input.ts';
import { uiOf } from '../../kit/core/session/ui.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import { CONTROLS } from '../controls.ts';
import definition from '../index.ts';
import { THING, THINGS } from '../rules/house.ts';
import { GUESTS } from '../rules/people.ts';
import type { MysteryState } from '../rules/state.ts';
import type { MysteryUi } from '../ui.ts';
import { bodyPosition, guestPosition } from './layout.ts';

const KEY = bits(CONTROLS);
let stage: HeadlessStage;
const state = () => stage.session.state as MysteryState;
const run = (ms: number) => {
  for (let i = 0; i < ms / 20; i++) stage.frame(20);
};
const say = (text: string) => {
  stage.session.send({ type: 'say', text });
  run(100);
};
const shown = (name: RegExp) =>
  (stage.game.scene.scenes[0]?.children.list ?? []).flatMap(child => {
    const { key } = (child as Phaser.GameObjects.Image).texture ?? {};
    return key && name.test(key) ? [key] : [];
  });
const press = (action: keyof typeof KEY) => {
  stage.input.setButton(action, true);
  run(40);
  stage.input.setButton(action, false);
  run(40);
};

const draft = () => uiOf<MysteryUi>(stage.session).getState().draft;

afterEach(() => stage.destroy());

async function started(seed = 5, overrides: Readonly<Record<string, number>> = {}): Promise<void> {
  stage = await headlessStage(definition, { seed, overrides });
  stage.canvas.getBoundingClientRect = () => ({ left: 0, top: 0, width: 720, height: 480 }) as DOMRect;
  stage.session.start();
  run(340);
}

it('in every room just those are seen whom the log names, living and dead, and just those things', async () => {
  await started(9, { deathChance: 0.6, fairMoves: 0, fairTurns: 0 });
  for (const way of ['n', 'w', 'n', 's', 'w', 'u', 'w', 'e', 'e', 'w', 'd', 's', 'n']) {
    say(way);
    // Of the room as the log has it: what it names and nothing else.
    const told = state().log.slice(state().log.findLastIndex(({ kind }) => kind === 'room'));
    const words = (kind: string) => told.flatMap(entry => (entry.kind === kind ? [entry.text] : [])).join(' ');
    const named = (line: string) => GUESTS.flatMap(({ name }, who) => (line.includes(name) ? [who] : []));
    expect(shown(/^guest-/).toSorted()).toEqual(named(words('people')).map(who => `guest-${who}`));
    expect(shown(/^body-/).toSorted()).toEqual(named(words('death')).map(who => `body-${who}`));
    const things = THINGS.filter(id => words('told').includes(THING[id].called));
    expect(shown(/^thing-/).toSorted()).toEqual(things.map(id => `thing-${id}`).toSorted());
    expect(shown(/^room-/)).toEqual([`room-${state().room}`]);
  }
  expect(state().bodies.length).toBeGreaterThan(1);
});

it('in the last act the living sit at the table, the chairs of the dead are empty, and what was laid down lies there', async () => {
  await started(3, { deathChance: 0.6, fairMoves: 0, fairTurns: 0, presentChance: 1 });
  for (const text of ['n', 'x footprint', 'x everyone', 's', 'n', 's', 'n', 'gather everyone']) say(text);
  const { present, bodies, case: theCase } = state();
  expect(bodies.length).toBeGreaterThan(0);
  const [murderer] = [theCase.murderer];
  say(`name ${GUESTS[murderer]?.first}`);
  say('lay down footprint');
  expect(shown(/^guest-/).toSorted()).toEqual(present.map(who => `guest-${who}`));
  expect(shown(/^chair/)).toHaveLength(bodies.length);
  expect(shown(/^thing-/)).toEqual(['thing-footprint']);
  expect(shown(/^body-/)).toEqual([]);
});

it('the night falls: the hour behind the windows follows the moves', async () => {
  await started();
  expect(shown(/^sky-/)).toEqual(['sky-0']);
  for (let i = 0; i < 9; i++) say(i % 2 === 0 ? 'n' : 's');
  expect(shown(/^sky-/)).toEqual(['sky-1']);
  for (let i = 0; i < 9; i++) say(i % 2 === 0 ? 's' : 'n');
  expect(shown(/^sky-/)).toEqual(['sky-2']);
});

it('a press looks closely at what lies there, and walks nowhere', async () => {
  await started(5, { presentChance: 1 });
  say('n');
  const at = guestPosition(2);
  mouse(stage.canvas, 'move', at.x, at.y);
  mouse(stage.canvas, 'down', at.x, at.y);
  run(40);
  mouse(stage.canvas, 'up', at.x, at.y);
  run(40);
  expect(state().log.at(-1)?.text).toMatch(/^Clara Moss, the doctor\./);
  expect(state().moves).toBe(1);
  expect(bodyPosition(0).y).toBeGreaterThan(at.y);
});

it('without a keyboard for letters: one goes through what can be said here, and says it', async () => {
  await started();
  press('next');
  expect(draft()).toBe('look');
  press('next');
  expect(draft()).toBe('north');
  press('previous');
  press('next');
  press('say');
  expect(state().room).toBe('foyer');
  expect(draft()).toBe('');
  press('up');
  expect(state().room).toBe('upstairs');
  press('next');
  press('clear');
  expect(draft()).toBe('');
});
