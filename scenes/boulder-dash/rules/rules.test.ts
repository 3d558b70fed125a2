// The run of caves: hands, score, levels, the ends, and what is asked of the Worker.
import { describe, expect, test } from 'vitest';
import { tune } from '../../kit/core/constants.ts';
import { type Frame, NO_INPUT } from '../../kit/core/input/input.ts';
import { copy } from '../../kit/core/json.ts';
import { CONSTANTS } from '../constants.ts';
import { hud } from '../hud.ts';
import { findCave } from '../levels/caveSearch.ts';
import { UNPROVEN } from '../levels/levels.ts';
import { view } from '../view.ts';
import { rules } from './rules.ts';
import { type Event, packCave, type State, unpackCave } from './state.ts';
import { caveFrom, holding, pressing, toDrawing } from './testing.ts';

const t = tune(CONSTANTS);
const opened = (setup = {}, seed = 1) => rules.create({ seed, setup, levels: [] }, t);

/** A run whose cave is this drawing. */
function playing(lines: readonly string[], parts: Parameters<typeof caveFrom>[1] = {}): State {
  const state = opened();
  rules.onResponse?.(state, 1, t);
  rules.onResponse?.(state, 1, t);
  packCave(state, caveFrom(lines, { needed: 9, ...parts }));
  return state;
}

function ticks(state: State, count: number, frame: Partial<Frame> = {}): Event[] {
  const events: Event[] = [];
  for (let i = 0; i < count; i++) {
    const { pressed = 0 } = frame;
    events.push(...rules.tick(state, { ...NO_INPUT, ...frame, pressed: i === 0 ? pressed : 0 }, t));
  }
  return events;
}
const shown = (state: State) => toDrawing(unpackCave(state));
const typesOf = (events: readonly Event[]) => events.map(({ type }) => type);

describe('hands', () => {
  test('one step in eight ticks while a key is held', () => {
    const state = playing(['@   #', '#####']);
    ticks(state, 7, holding('right'));
    expect(shown(state)[0]).toBe('@   #');
    ticks(state, 1, holding('right'));
    expect(shown(state)[0]).toBe(' @  #');
    ticks(state, 16, holding('right'));
    expect(shown(state)[0]).toBe('   @#');
  });

  test('a key that was only tapped is not lost', () => {
    const state = playing(['@  #', '####']);
    ticks(state, 1, pressing('right'));
    ticks(state, 7);
    expect(shown(state)[0]).toBe(' @ #');
    ticks(state, 16);
    expect(shown(state)[0]).toBe(' @ #');
  });

  test('a turn pressed early waits until it can be taken', () => {
    const state = playing(['@  ', '## ', '###']);
    ticks(state, 8, holding('right'));
    ticks(state, 8, { ...holding('right'), held: holding('right').held, pressed: pressing('down').pressed });
    expect(shown(state)[0], 'not yet: a wall is below').toBe('  @');
    ticks(state, 1, { ...holding('right'), pressed: pressing('down').pressed });
    ticks(state, 7, holding('right'));
    expect(shown(state)[1]).toBe('##@');
  });

  test('of two held keys the newer one goes', () => {
    const state = playing(['@  #', '    ', '    ', '####']);
    const both = holding('right').held | holding('down').held;
    ticks(state, 8, holding('down'));
    ticks(state, 16, { held: both, pressed: pressing('right').pressed });
    expect(shown(state)[1]).toBe('  @ ');
    ticks(state, 8, holding('down'));
    expect(shown(state)[2]).toBe('  @ ');
  });

  test('the stick walks beyond its dead zone of 0.3', () => {
    const state = playing(['@  #', '####']);
    ticks(state, 8, { move: [37, 0] });
    expect(shown(state)[0]).toBe('@  #');
    ticks(state, 8, { move: [40, 12] });
    expect(shown(state)[0]).toBe(' @ #');
  });

  test.each([1, 3, 9, 11])('a push of the stick of %i ticks is one cell, whenever it begins', length => {
    for (let wait = 0; wait < 8; wait++) {
      const state = playing(['@    #', '######']);
      ticks(state, wait);
      ticks(state, length, { move: [127, 0] });
      ticks(state, 24);
      expect(shown(state)[0], `after ${wait} ticks`).toBe(' @   #');
    }
  });

  test('a stick that is held goes on, and turns at once', () => {
    const state = playing(['@    #', '      ', '######']);
    ticks(state, 32, { move: [127, 0] });
    expect(shown(state)[0]).toBe('    @#');
    ticks(state, 8, { move: [0, 127] });
    expect(shown(state)[1]).toBe('    @ ');
    ticks(state, 8, { move: [-127, 0] });
    ticks(state, 8, { move: [-127, 0] });
    expect(shown(state)[1], 'a turn is no new push: nothing waits').toBe('  @   ');
    ticks(state, 1);
    expect(state.stick, 'at rest nothing is kept').toBeUndefined();
  });

  test('the fox looks at once where a key points', () => {
    const state = playing(['#@ #', '####']);
    ticks(state, 1, pressing('left'));
    expect(state.facing).toBe('left');
    ticks(state, 1, pressing('digRight'));
    expect(state.facing).toBe('right');
  });

  test('Z and X dig beside the fox', () => {
    const state = playing(['.@.#', '####']);
    expect(typesOf(ticks(state, 8, holding('digLeft')))).toEqual(['dug']);
    expect(typesOf(ticks(state, 8, holding('digRight')))).toEqual(['dug']);
    expect(shown(state)[0]).toBe(' @ #');
  });
});

describe('a run', () => {
  test('monsters step every twelve ticks', () => {
    const state = playing(['m    ', '#####', '@####']);
    ticks(state, 11);
    expect(shown(state)[0]).toBe('m    ');
    ticks(state, 13);
    expect(shown(state)[0]).toBe('  m  ');
  });

  test('a diamond is worth ten points', () => {
    const state = playing(['@*#', '###']);
    expect(ticks(state, 8, holding('right'))).toContainEqual(
      expect.objectContaining({ type: 'diamondTaken', points: 10, left: 8 }),
    );
    expect(state.score).toBe(10);
  });

  test.each([
    [1, 10],
    [2, 12],
    [10, 28],
    [20, 48],
  ])('level %i needs %i diamonds', (level, needed) => {
    const state = opened({ from: level });
    rules.onResponse?.(state, 1, t);
    expect(state.cave.needed).toBe(needed);
  });

  test('after the exit two seconds of overlay, then the next level', () => {
    const state = playing(['@X', '##'], { needed: 0 });
    expect(typesOf(ticks(state, 8, holding('right')))).toEqual(['levelCompleted']);
    const texts = hud(state, t).flatMap(item => (item.kind === 'message' ? [item.text] : []));
    expect(texts).toEqual(['LEVEL COMPLETE!', 'Get ready for next level...']);
    ticks(state, 119);
    expect(state.level).toBe(1);
    expect(typesOf(ticks(state, 1))).toEqual(['caveBegan']);
    expect([state.level, state.phase]).toEqual([2, 'playing']);
  });

  test('the exit pays what was collected beyond the need, and the light that is left; nothing where there is neither', () => {
    const leaves = (parts: Parameters<typeof caveFrom>[1]) => {
      const state = playing(['@*X', '###'], parts);
      const events = ticks(state, 16, holding('right'));
      const line = hud(state, t).find(item => item.kind === 'message' && item.id === 'bonus');
      const [end] = events.flatMap(event => (event.type === 'levelCompleted' ? [event.bonus] : []));
      return [state.score, state.totals.bonus, end?.points, line && 'text' in line ? line.text : null];
    };
    expect(leaves({ needed: 1 })).toEqual([10, 0, 0, null]);
    expect(leaves({ needed: 0 })).toEqual([30, 20, 20, '1 diamond more: +20']);
    expect(leaves({ needed: 0, lamp: 16 + 30 * 60 })).toEqual([90, 80, 80, '1 diamond more, 30 s of light: +80']);
  });

  test('a cave begun again gives back what was taken from it', () => {
    const state = playing(['@*#', '###']);
    ticks(state, 8, holding('right'));
    expect([state.score, state.totals.diamonds]).toEqual([10, 1]);
    ticks(state, 1, pressing('again'));
    expect([state.score, state.totals.diamonds]).toEqual([0, 0]);
  });

  test('it ends with its cause and what would have been enough', () => {
    const state = playing(['O', '@', '#']);
    expect(typesOf(ticks(state, 8))).toContain('foxLost');
    expect(rules.result(state, t)).toMatchObject({
      outcome: 'lost',
      title: 'GAME OVER',
      again: 'Restart',
      lines: expect.arrayContaining(['Press R to restart', 'A boulder fell on you on level 1.']),
    });
  });

  test('the lamp goes out', () => {
    const state = playing(['@ ', '##'], { lamp: 30 });
    ticks(state, 29);
    expect(state.phase).toBe('playing');
    ticks(state, 1);
    expect([state.phase, state.cave.cause]).toEqual(['lost', 'lamp']);
  });

  test('Restart begins the same cave with the score it began with', () => {
    const state = opened();
    rules.onResponse?.(state, 3, t);
    const { cells } = state.cave;
    state.score = 70;
    ticks(state, 40, holding('down'));
    expect(typesOf(ticks(state, 1, pressing('again')))).toEqual(['caveBegan']);
    expect(state.cave.cells).toBe(cells);
    expect(state.score).toBe(0);
    expect(state.totals.again).toBe(1);
  });

  test('a restart in the middle of a cave can be taken back for ten seconds; the run is then as it was', () => {
    const state = opened();
    rules.onResponse?.(state, 3, t);
    ticks(state, 1201, holding('down'));
    expect(state.phase).toBe('playing');
    const before = copy(state);
    ticks(state, 1, pressing('again'));
    const offered = () => view(state).canTakeBack;
    expect([state.totals.again, offered()]).toEqual([1, true]);
    ticks(state, 599);
    expect(offered()).toBe(true);
    expect(typesOf(rules.command?.(state, { type: 'takeBack' }, t) ?? [])).toEqual(['restartTakenBack']);
    expect(offered()).toBe(false);
    const { ticks: played, ...totals } = before.totals;
    expect(state).toEqual({ ...before, totals: { ...totals, ticks: played + 599 } });
    ticks(state, 1, pressing('again'));
    ticks(state, 600);
    expect(offered()).toBe(false);
    expect(rules.command?.(state, { type: 'takeBack' }, t)).toEqual([]);
  });

  test('one soon after its beginning needs no way back', () => {
    const state = opened();
    rules.onResponse?.(state, 3, t);
    ticks(state, 600);
    ticks(state, 1, pressing('again'));
    expect(state.held).toBeUndefined();
  });

  test('the specification’s hint stands on the first level', () => {
    const state = opened();
    rules.onResponse?.(state, 1, t);
    expect(hud(state, t)).toContainEqual({
      kind: 'prompt',
      id: 'hint',
      text: 'Use arrow keys to move, Z/X to dig left/right',
    });
    const counters = hud(state, t).flatMap(item => (item.kind === 'counter' ? [[item.label, item.value]] : []));
    expect(counters).toEqual([
      ['Level', 1],
      ['Score', 0],
      ['Diamonds', '0/10'],
    ]); // prettier-ignore
  });
});

test('a cave from elsewhere is the whole run: it is won, ends in no result, asks for nothing, and R begins it again', () => {
  const cave = '[cave]\nName=Corridor\nDiamondsRequired=2\n[map]\nWWWWWWW\nWP.ddXW\nWWWWWWW\n[/map]\n[/cave]';
  const state = opened({ cave });
  const events = ticks(state, 48, holding('right'));
  expect(events).toContainEqual(expect.objectContaining({ type: 'ownCompleted', diamonds: 2 }));
  expect([state.phase, state.cave.collected, rules.result(state, t), rules.request?.(state, t)]).toEqual([
    'won',
    2,
    null,
    null,
  ]);
  ticks(state, 1, pressing('again'));
  expect([state.phase, state.cave.collected, state.score]).toEqual(['playing', 0, 0]);
});

test('a link whose cave cannot be read says so and begins the levels', () => {
  const state = opened({ cave: 'nothing' });
  expect([state.own, state.phase]).toEqual([null, 'waiting']);
  expect(state.complaint).toMatch(/There is no \[cave\]/);
});

describe('what is asked', () => {
  const levelOf = (state: State) => (rules.request?.(state, t) as { level: number } | null)?.level;

  test('this cave before play, the next one while this is played, then nothing', () => {
    const state = opened();
    expect(levelOf(state)).toBe(1);
    expect(state.phase).toBe('waiting');
    ticks(state, 20, holding('right'));
    expect(state.phase, 'it waits').toBe('waiting');
    expect(typesOf([...(rules.onResponse?.(state, 4, t) ?? [])])).toEqual(['caveBegan']);
    expect([state.sub, state.phase, levelOf(state)]).toEqual([4, 'playing', 2]);
    rules.onResponse?.(state, 7, t);
    expect([state.nextSub, levelOf(state)]).toEqual([7, undefined]);
  });

  test('a level whose cave is not known yet waits for it', () => {
    const state = playing(['@X', '##'], { needed: 0 });
    state.nextSub = null;
    ticks(state, 8, holding('right'));
    ticks(state, 121);
    expect([state.level, state.phase, levelOf(state)]).toEqual([2, 'waiting', 2]);
    rules.onResponse?.(state, 1, t);
    expect(state.phase).toBe('playing');
  });

  test.each([[-1], [0], [UNPROVEN + 1], [1.5], ['3'], [null], [{}], [Number.NaN]])('%j is no answer', answer => {
    const state = opened();
    const before = copy(state);
    rules.onResponse?.(state, answer, t);
    expect(state).toEqual(before);
  });

  test('the answer is a number, and the same for the same question', () => {
    const question = rules.request?.(opened({}, 5), t) ?? null;
    expect(findCave(question)).toBe(findCave(copy(question)));
    expect(findCave(question)).toBeLessThan(UNPROVEN);
  });
});
