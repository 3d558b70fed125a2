// The scene on a real stage: close-up, input by keys, and pictures that show no more than the texts.
import { afterEach, expect, it } from 'vitest';
import { type HeadlessStage, headlessStage, sessionOpener } from '../../../tests/setup/game.ts';
import { mouse } from '../../../tests/setup/pointerEvents.ts';
import { NO_INPUT } from '../../kit/core/input/input.ts';
import type { Json } from '../../kit/core/json.ts';
import { uiOf } from '../../kit/core/session/ui.ts';
import type { KEY } from '../controls.ts';
import definition from '../index.ts';
import { BOLT, CLOSE_UP_SHEET, DIAL, scaleOf, THING_PLACE, wheelPlaces } from '../rules/closeUpSheet.ts';
import { fixturesOf } from '../rules/fixtures.ts';
import type { Fixture } from '../rules/item.ts';
import { walkthrough } from '../rules/solver.ts';
import type { EscapeState } from '../rules/state.ts';
import { afterSolving, newEscape, seedOf } from '../rules/testing.ts';
import type { EscapeUi } from '../ui.ts';
import { fixturePicture } from './art/fixturePicture.ts';
import { dialTime } from './lockDial.ts';
import { partPlaces } from './partPlaces.ts';

let stage: HeadlessStage;
const state = () => stage.session.state as EscapeState;
const shownKeys = () =>
  (stage.game.scene.scenes[0]?.children.list ?? []).flatMap(child =>
    child.type === 'Image' && (child as Phaser.GameObjects.Image).visible
      ? [(child as Phaser.GameObjects.Image).texture.key]
      : [],
  );
const isClose = () => shownKeys().includes('veil');
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

const ui = () => uiOf<EscapeUi>(stage.session).getState();

afterEach(() => {
  stage.destroy();
});

/** Seed 2: ultraviolet light in the Laboratory. */
async function started(seed = 2): Promise<void> {
  stage = await headlessStage(definition, { seed });
  stage.canvas.getBoundingClientRect = () => ({ left: 0, top: 0, width: 720, height: 480 }) as DOMRect;
  stage.session.start();
  run(340);
}

it('arrows go from place to place, Enter looks and opens, Backspace leads back, and what was found is taken in hand and used', async () => {
  await started();
  expect(shownKeys()).toEqual(
    expect.arrayContaining(['walls-lab-ultraviolet', 'drawer-shut', 'vent-shut', 'cabinet-shut']),
  );
  press('right');
  expect(ui().cursor).toBe('vent');
  press('right', 'down');
  expect(ui().cursor).toBe('drawer');
  press('look');
  expect([state().focus, isClose()]).toEqual(['drawer', true]);
  press('look', 'back');
  expect(state()).toMatchObject({ inventory: ['screwdriver', 'battery'], focus: null });
  expect(isClose()).toBe(false);
  expect(shownKeys()).toContain('drawer-open');
  press('next', 'up');
  stage.session.send({ type: 'look', at: 'vent' });
  press('look');
  expect(state().inventory).toEqual(['battery', 'uvLamp']);
  press('next', 'combine', 'next', 'combine');
  expect(state()).toMatchObject({ inventory: ['litLamp'], selected: 'litLamp' });
});

it('digits are typed, counted up and down, taken back, submitted; a press beside the sheet leaves it', async () => {
  await started();
  stage.session.send({ type: 'look', at: 'cabinet' });
  press('look', 'digit4', 'digit2', 'up', 'right', 'left');
  expect(ui().typed).toBe('43');
  press('back', 'down');
  expect(ui().typed).toBe('3');
  press('look');
  expect(state()).toMatchObject({ wrongCodes: 1, asking: true });
  press('back');
  expect(state()).toMatchObject({ asking: false, focus: 'cabinet' });
  const tap = (x: number, y: number) => {
    mouse(stage.canvas, 'move', x, y);
    mouse(stage.canvas, 'down', x, y);
    run(40);
    mouse(stage.canvas, 'up', x, y);
    run(40);
  };
  tap(360, 240);
  expect(state().focus, 'on the sheet').toBe('cabinet');
  tap(40, 240);
  expect(state().focus, 'beside it').toBeNull();
});

it('a held key shows all places; N opens and closes the notes; H asks; rooms are walked to by their number and Backspace', async () => {
  await started();
  stage.input.setButton('reveal', true);
  run(40);
  expect(ui().reveals).toBe(true);
  stage.input.setButton('reveal', false);
  run(40);
  expect(ui().reveals).toBe(false);
  press('notes');
  expect(ui().notesOpen).toBe(true);
  press('notes', 'hint');
  expect([ui().notesOpen, state().hintsLeft]).toEqual([false, 2]);
  for (const command of walkthrough(state()).slice(0, -2)) {
    stage.session.send(command);
    run(20);
  }
  press('back');
  expect(state().room).toBe('control');
  press('digit1');
  expect(state().room).toBe('lab');
  run(600);
  expect(shownKeys()).toContain('walls-lab-ultraviolet');
  press('digit4', 'back');
  expect(state().room).toBe('library');
});

it('when the time is up steel falls; a new run stands whole at once', async () => {
  await started();
  stage.session.tune('limitSeconds', 60);
  stage.session.send({ type: 'look', at: 'note' });
  for (let i = 0; i < 61 * 60 && state().phase === 'playing'; i++) stage.session.tick(NO_INPUT);
  run(700);
  expect(state().phase).toBe('timeUp');
  expect(shownKeys()).toContain('shutter');
  expect(isClose()).toBe(false);
  stage.session.restart();
  run(20);
  expect(shownKeys()).not.toContain('shutter');
  expect(shownKeys()).toContain('drawer-shut');
});

it('the lab answers the commands that lead out, from the start card and from the middle of a run', async () => {
  await started();
  const { default: runtime } = await definition.load();
  const session = (await sessionOpener(definition))({ seed: 9 });
  const begin = () => session.store.getState().phase === 'ready' && session.start();
  const out = runtime.lab?.({ session, begin })['walkthrough'] as () => readonly Json[];
  for (const command of out().slice(0, 30)) expect(session.send(command)).toBeNull();
  session.send({ type: 'go', to: 'lab' });
  session.send({ type: 'look', at: 'legend' });
  for (const command of out()) expect(session.send(command)).toBeNull();
  expect((session.state as EscapeState).phase).toBe('escaped');
});

it('what is written on a picture is said by its words, whatever the seed', async () => {
  await started();
  for (let seed = 1; seed <= 20; seed++)
    for (const at of [newEscape(seed), afterSolving('terminal', newEscape(seed))])
      for (const fixture of fixturesOf(at.draws)) {
        const said = [
          fixture.name,
          fixture.description,
          fixture.solvedText,
          fixture.codePrompt?.label,
          'element exit unlocked',
        ]
          .join(' ')
          .toLowerCase();
        for (const { text } of fixturePicture(at, fixture, true).labels)
          for (const word of text.toLowerCase().match(/[a-z]{3,}|\d+/g) ?? [])
            expect(said, `${fixture.id}: ${text}`).toContain(word);
      }
});

/** Drags from a point to another, in steps as a hand does; the last one lets go unless told. */
function drag(from: readonly [number, number], to: readonly [number, number], letsGo = true): void {
  mouse(stage.canvas, 'move', ...from);
  mouse(stage.canvas, 'down', ...from);
  run(40);
  for (let i = 1; i <= 8; i++) {
    mouse(stage.canvas, 'move', from[0] + ((to[0] - from[0]) * i) / 8, from[1] + ((to[1] - from[1]) * i) / 8);
    run(40);
  }
  if (letsGo) mouse(stage.canvas, 'up', ...to);
  run(40);
}
const [X, Y] = [CLOSE_UP_SHEET.x, CLOSE_UP_SHEET.y];

it('a drawer is pulled: half the way and let go it springs back, the whole way it opens', async () => {
  await started();
  stage.session.send({ type: 'look', at: 'drawer' });
  run(300);
  drag([X, Y], [X, Y + 40]);
  expect([state().done, ui().hand]).toEqual([[], null]);
  drag([X, Y], [X, Y - 90]);
  expect(state().done, 'pushed').toEqual([]);
  drag([X, Y], [X, Y + 100], false);
  expect(state().done, 'before it is let go').toEqual(['drawer']);
  mouse(stage.canvas, 'up', X, Y + 100);
  run(40);
  expect(state().focus).toBe('drawer');
});

it('a grille comes off with its fourth screw; the screwdriver must be in hand', async () => {
  await started();
  stage.session.send({ type: 'look', at: 'drawer' });
  stage.session.send({ type: 'act' });
  stage.session.send({ type: 'look', at: 'vent' });
  run(300);
  const scale = scaleOf(fixturesOf(state().draws).find(({ id }) => id === 'vent') as Fixture);
  const screw = (sx: number, sy: number) =>
    drag([X + sx * 44 * scale, Y + sy * 34 * scale], [X + sx * 44 * scale - sx * 120, Y]);
  screw(1, 1);
  expect(state().message, 'nothing in hand').not.toContain('works');
  stage.session.send({ type: 'pick', item: 'screwdriver' });
  run(40);
  for (const [sx, sy] of [
    [1, 1],
    [-1, 1],
    [1, -1],
  ] as const)
    screw(sx, sy);
  expect([state().done.includes('vent'), ui().moved.length]).toEqual([false, 3]);
  screw(-1, -1);
  expect([state().done.includes('vent'), ui().moved.length]).toEqual([true, 0]);
});

it('a thing in hand is brought to what it opens, and a wrong one is refused there', async () => {
  await started();
  stage.session.send({ type: 'look', at: 'drawer' });
  stage.session.send({ type: 'act' });
  stage.session.send({ type: 'pick', item: 'battery' });
  stage.session.send({ type: 'look', at: 'vent' });
  run(300);
  const rest = [X + THING_PLACE.x, Y + THING_PLACE.y] as const;
  let refused = '';
  const stop = stage.session.onEvents(events => {
    for (const event of events)
      if (event.type === 'refused') refused = (event as { readonly message?: string }).message ?? '';
  });
  drag(rest, [X, Y]);
  stop();
  expect([state().done.includes('vent'), refused]).toEqual([
    false,
    'Battery: that does not help here. Its screws have a cross in their heads.',
  ]);
  expect(ui().hand).toBeNull();
});

it('wheels are turned and pressed, and the bolt tries them; its button does the same', async () => {
  await started();
  stage.session.send({ type: 'look', at: 'cabinet' });
  run(300);
  drag([X, Y], [X + 1, Y]);
  expect(state().asking, 'a press opens what asks').toBe(true);
  run(300);
  const [first, second] = wheelPlaces(4);
  if (!first || !second) throw new Error('no wheel');
  drag([X + first.x, Y + first.y + 60], [X + first.x, Y + first.y - 60]);
  expect(ui().typed).toBe('3');
  drag([X + second.x, Y + second.y + 40], [X + second.x, Y + second.y + 40]);
  expect(ui().typed).toBe('39');
  const knob = [X - (BOLT.w - BOLT.knob) / 2, Y + BOLT.y] as const;
  drag(knob, [knob[0] + 60, knob[1]]);
  expect(state().wrongCodes).toBe(0);
  drag(knob, [knob[0] + BOLT.way, knob[1]]);
  expect(state()).toMatchObject({ wrongCodes: 1, asking: true });
});

it('a shelf is chosen by pulling a book out of it', async () => {
  await started(seedOf({ library: 'clock' }));
  for (const command of walkthrough(state())) {
    if (state().focus === 'book') break;
    stage.session.send(command);
  }
  run(300);
  const fixture = fixturesOf(state().draws).find(({ id }) => id === 'book') as Fixture;
  const y = Y + (-112 + (state().draws.shelf - 1) * 32) * scaleOf(fixture);
  drag([X, y], [X + 60, y]);
  expect(state().done).toContain('book');
});

it('parts of gadgets are pressed in the picture: each press moves the one under it', async () => {
  await started(seedOf({ lab: 'lens' }));
  stage.session.send({ type: 'look', at: 'pipes' });
  run(300);
  const fixture = fixturesOf(state().draws).find(({ id }) => id === 'pipes') as Fixture;
  const start = state().draws.pipes.start;
  for (const part of [2, 7]) {
    const { x, y } = partPlaces(fixture)[part] as { x: number; y: number };
    drag([x + 6, y - 6], [x + 6, y - 6]);
  }
  expect(state().settings['pipes']).toEqual(start.map((turns, i) => (i === 2 || i === 7 ? (turns + 1) % 4 : turns)));
  press('digit1');
  expect(state().settings['pipes']?.[0]).toBe(((start[0] ?? 0) + 1) % 4);
  press('back');
  expect(ui().cursor).toBe('pipes');
});

it('the exit stands open when a button outside the stage sent the last command, and nothing lies before it', async () => {
  await started();
  for (const command of walkthrough(state()).slice(0, -1)) {
    stage.session.send(command);
    run(20);
  }
  expect([state().focus, isClose()]).toEqual(['exit', true]);
  stage.session.send({ type: 'act' });
  run(300);
  expect(state().phase).toBe('escaped');
  expect([shownKeys().includes('exit-open-lit'), isClose(), shownKeys().includes('sign-arrow')]).toEqual([
    true,
    false,
    false,
  ]);
});

it('each hand of the clock is turned by itself', async () => {
  await started(seedOf({ library: 'clock' }));
  for (const command of walkthrough(state())) {
    if (state().focus === 'clock' && state().asking) break;
    stage.session.send(command);
  }
  run(300);
  const [x, y] = [X + DIAL.x, Y + DIAL.y];
  expect(dialTime(ui().typed)).toEqual({ hour: 12, minute: 0 });
  drag([x, y - 100], [x + 100, y]);
  expect(ui().typed, 'the long hand').toBe('1215');
  const at = (hour: number) => {
    const angle = (hour / 12) * 2 * Math.PI;
    return [x + Math.sin(angle) * 60, y - Math.cos(angle) * 60] as const;
  };
  drag(at(12.25), at(4.25));
  expect(ui().typed, 'the short hand').toBe('415');
});

/** Textures, by key. */
const textures = (): ReadonlySet<string> => new Set(stage.game.scene.scenes[0]?.textures.getTextureKeys());

it('who is faster than the drawing waits behind the curtain: few textures in each frame, and no room is seen before it is whole', async () => {
  stage = await headlessStage(definition, { seed: 2 });
  stage.session.start();
  for (const command of walkthrough(state())) {
    if (state().room !== 'lab') break;
    stage.session.send(command);
  }
  const wanted = fixturesOf(state().draws).filter(({ room }) => room === state().room);
  const keys = wanted.map(fixture => fixturePicture(state(), fixture, false).key);
  expect(state().room).toBe('office');
  expect(keys.filter(key => textures().has(key)).length, 'not drawn ahead yet').toBeLessThan(keys.length / 2);
  let waited = 0;
  for (let i = 0; i < 60; i++) {
    const before = textures();
    stage.frame(16);
    // The frame that enters also draws walls and curtain.
    if (waited > 0) expect([...textures()].filter(key => !before.has(key)).length).toBeLessThanOrEqual(2);
    const shown = shownKeys();
    if (!shown.some(key => key.startsWith('walls-office'))) continue;
    const isWhole = keys.every(key => shown.includes(key));
    if (!isWhole) expect(shown).toContain('curtain');
    if (!isWhole) waited++;
  }
  expect(waited).toBeGreaterThan(0);
  expect(shownKeys()).toEqual(expect.arrayContaining(keys));
  expect(shownKeys()).not.toContain('curtain');
});

it('a little later all rooms of the building are drawn, and a new run with the same building draws none of them again', async () => {
  await started();
  run(3000);
  const keys = fixturesOf(state().draws).map(fixture => fixturePicture(state(), fixture, false).key);
  expect([...textures()]).toEqual(expect.arrayContaining(keys));
  const texture = stage.game.scene.scenes[0]?.textures.get('cabinet-shut');
  stage.session.restart(2);
  stage.session.start();
  run(100);
  expect(stage.game.scene.scenes[0]?.textures.get('cabinet-shut')).toBe(texture);
});

it('a close-up is seen when it is whole: its picture, its parts and its words', async () => {
  await started();
  stage.session.send({ type: 'look', at: 'poster' });
  const sheetOf = () =>
    stage.game.scene.scenes[0]?.children.list.find(child => child.type === 'Container') as
      | Phaser.GameObjects.Container
      | undefined;
  const words = () => sheetOf()?.list.filter(({ type }) => type === 'Text').length ?? 0;
  let frames = 0;
  for (; frames < 30 && !sheetOf()?.visible; frames++) stage.frame(16);
  expect(frames).toBeGreaterThan(1);
  expect(words()).toBe(9);
});
