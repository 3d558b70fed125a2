// Rules: locks and what opens them, messages, inventory, timers.
import { describe, expect, it, test } from 'vitest';
import { fixturesIn, fixturesOf } from './fixtures.ts';
import { ROOMS } from './item.ts';
import { RULES } from './rules.ts';
import { currentItem } from './state.ts';
import {
  ACT,
  after,
  afterSolving,
  BUILDINGS,
  beforeSolving,
  building,
  look,
  newEscape,
  pick,
  refusal,
  send,
  submit,
  TUNING,
} from './testing.ts';
import { THINGS } from './things.ts';

const MINUTE = 60 * 60;
/** The colour chart hangs in the Laboratory. */
const CHART = { places: { legend: { room: 'lab', x: 448, y: 136 } } } as const;

describe('as specified', () => {
  it('four rooms, three hints, thirty minutes', () => {
    expect(ROOMS.map(({ name }) => name)).toEqual(['Laboratory', 'Office', 'Library', 'Control Room']);
    expect(newEscape()).toMatchObject({ hintsLeft: 3, inventory: [], selected: null, room: 'lab' });
    const ring = RULES.alarm?.({ ...newEscape(), warned: 2 }, TUNING);
    expect(ring).toEqual({ command: { type: 'ring' }, at: 1800 * 60 });
  });

  it('every item has the specified fields and no others of its own kind', () => {
    const fields =
      'id name description locked keyRequired toolRequired codeRequired contains reveals hidden hint isExit image';
    const state = newEscape();
    for (const { id } of [...fixturesOf(state.draws), ...THINGS.values()])
      for (const field of fields.split(' ')) expect(currentItem(state, id), `${id}.${field}`).toHaveProperty(field);
  });

  test.each([
    ['a door without its key', after(building(), look('officeDoor')), ACT, 'Office door is locked.'],
    [
      'a vent without its tool',
      after(building(), look('vent')),
      ACT,
      'Bare hands do not help here. Its screws have a cross in their heads.',
    ],
    [
      'the wrong thing in hand',
      after(afterSolving('drawer'), pick('battery'), look('vent')),
      ACT,
      'Battery: that does not help here. Its screws have a cross in their heads.',
    ],
    [
      'the wrong key at a locked door',
      after({ ...building(), inventory: ['smallKey'] }, pick('smallKey'), look('officeDoor')),
      ACT,
      'Office door is locked.',
    ],
    [
      'a bolt from the other side',
      after(afterSolving('officeDoor'), { type: 'go', to: 'office' }, look('libraryDoor')),
      ACT,
      'Library door is locked.',
    ],
    ['a room one has not come to', newEscape(), { type: 'go', to: 'control' }, 'Control Room is locked.'],
    [
      'the fourth hint',
      after(newEscape(), { type: 'hint' }, { type: 'hint' }, { type: 'hint' }),
      { type: 'hint' },
      'No hints remaining!',
    ],
  ] as const)('%s: refused in its sentence', (_, state, command, sentence) => {
    expect(refusal(state, command)).toBe(sentence);
  });

  it('a wrong code costs two seconds of every lock and nothing else', () => {
    const at = beforeSolving('cabinet');
    const wrong = send(at, submit('1111'), 600);
    expect(wrong.events).toMatchObject([{ type: 'wrongCode', message: 'Incorrect code. Try again.' }]);
    const { stuckUntil: _, wrongCodes: __, message: ___, ...same } = wrong.state;
    expect(at).toMatchObject(same);
    expect(RULES.alarm?.(wrong.state, TUNING)).toEqual({ command: { type: 'ring' }, at: 720 });
    expect(refusal(wrong.state, submit('8631'), 719)).toBe('The lock is still stuck from the wrong code.');
    const freed = send(wrong.state, { type: 'ring' }, 720);
    expect(freed).toMatchObject({ state: { stuckUntil: null }, events: [{ type: 'freed' }] });
    expect(refusal(freed.state, submit('1112'), 720)).toBeNull();
  });

  it('out: Escape Successful! Late: Time’s Up! You Failed to Escape', () => {
    const out = send(beforeSolving('exit'), ACT, 14 * MINUTE + 32 * 60).state;
    expect(RULES.result(out, TUNING)).toMatchObject({
      outcome: 'won',
      title: 'Escape Successful!',
      score: 1900 + (1800 - 872) + 300,
      lines: ['Out after 14:32.', '0 hints, 0 wrong codes.'],
      again: 'Play Again',
      menu: 'Back to Menu',
      medals: ['No hint', 'No wrong code'],
    });
    const late = send({ ...afterSolving('note'), warned: 2 }, { type: 'ring' }, 30 * MINUTE).state;
    expect(RULES.result(late, TUNING)).toMatchObject({
      outcome: 'lost',
      title: "Time's Up! You Failed to Escape",
      score: 127,
      lines: ['1 of 15 puzzles solved.', 'Next was the air vent, Laboratory.'],
    });
    expect(refusal(late, look('note'))).toBe('The game is over.');
  });
});

describe('looking and finding', () => {
  it('looking says what is there, notes what is written, and solves what is only to be read', () => {
    const { state, events } = send(building({}, CHART), look('legend'));
    expect(events.map(({ type }) => type)).toEqual(['looked', 'noted', 'solved']);
    expect(state).toMatchObject({ focus: 'legend', done: ['legend'], notes: [{ from: 'legend' }] });
    expect(state.message).toMatch(/^Each colour has its shape and its digit: red triangle \d/);
    expect(after(state, look('legend')).notes).toHaveLength(1);
    expect(after(state, { type: 'back' })).toMatchObject({ focus: null, message: 'You are in the Laboratory.' });
  });

  it('what is inside is taken at once, and only once', () => {
    const open = after(building(), look('drawer'), ACT);
    expect(open).toMatchObject({
      inventory: ['screwdriver', 'battery'],
      message: 'It opens. You take: Screwdriver, Battery.',
    });
    expect(refusal(open, ACT)).toBe('Nothing more is to be done here.');
    expect(after(open, { type: 'back' }, look('drawer')).message).toBe('The drawer stands open. It is empty.');
  });

  it('what is hidden is found by searching', () => {
    const before = beforeSolving('plant');
    expect(currentItem(before, 'smallKey')?.hidden).toBe(true);
    const found = after(before, ACT);
    expect(currentItem(found, 'smallKey')?.hidden).toBe(false);
    expect(found.inventory).toContain('smallKey');
  });

  it('the tool that is needed must be in hand, and stays behind', () => {
    const unlocked = afterSolving('officeDoor');
    expect(unlocked.inventory).not.toContain('officeKey');
    expect(unlocked.selected).toBeNull();
    expect(currentItem(unlocked, 'officeDoor')?.locked).toBe(false);
    expect(after(unlocked, ACT)).toMatchObject({ room: 'office', focus: null });
  });

  it('two things that fit make a third, which is in hand at once; others are refused', () => {
    const state = afterSolving('vent');
    expect(state.inventory).toEqual(['battery', 'uvLamp']);
    expect(refusal(state, { type: 'combine', a: 'battery', b: 'battery' })).toBe('That takes two things.');
    expect(after(state, { type: 'combine', a: 'uvLamp', b: 'battery' })).toMatchObject({
      inventory: ['litLamp'],
      selected: 'litLamp',
    });
    const odd = { ...state, inventory: ['battery', 'gear'] };
    expect(refusal(odd, { type: 'combine', a: 'battery', b: 'gear' })).toBe('These two do not fit together.');
    expect(refusal(state, { type: 'combine', a: 'battery', b: 'gear' })).toBe('You do not have both.');
  });

  it('the clock takes its gear first, and then a time, however it is typed', () => {
    const from = building({}, { hour: 4, minute: 35 });
    const bare = { ...afterSolving('book', from), focus: 'clock', room: 'library' as const };
    expect(refusal(bare, submit('435'))).toBe('Bare hands do not help here. Its works want a gear.');
    const fitted = after(bare, pick('gear'), ACT);
    expect(fitted).toMatchObject({
      fitted: ['computer', 'clock'],
      message: 'The gear fits. Now the hands can be set.',
    });
    expect(after(fitted, ACT).asking).toBe(true);
    for (const text of ['435', '4:35', ' 04:35 '])
      expect(after(fitted, submit(text)).inventory, text).toContain('keycard');
    expect(send(fitted, submit('440')).events).toMatchObject([
      { type: 'wrongCode', message: 'The clock strikes once. Nothing opens.' },
    ]);
    for (const text of ['', 'four', '1'.repeat(30), null, 435])
      expect(refusal(fitted, { type: 'submit', text })).toBe('Type digits alone.');
  });

  it('without power nothing in the Control Room is read, asked or opened', () => {
    const dark = { ...afterSolving('controlDoor'), room: 'control' as const };
    expect(after(dark, look('monitors'))).toMatchObject({ message: 'Four dark monitors.', notes: dark.notes });
    expect(refusal(after(dark, look('terminal')), ACT)).toBe('It has no power.');
    expect(refusal(after(dark, look('terminal')), submit('1234'))).toBe('It has no power.');
    expect(refusal(after(dark, look('exit')), ACT)).toBe('Exit door is locked.');
  });
});

describe('the clock', () => {
  it('warns twice and ends it; acting does not hold it off', () => {
    let state = newEscape();
    const at = () => RULES.alarm?.(state, TUNING)?.at;
    expect(at()).toBe(25 * MINUTE);
    expect(refusal(state, { type: 'ring' }, 25 * MINUTE - 1)).toBe('The clock has not come so far.');
    state = after(state, look('note'));
    const warned = send(state, { type: 'ring' }, 25 * MINUTE);
    expect(warned.events).toEqual([{ type: 'warned', message: '5 minutes left.' }]);
    state = warned.state;
    expect(at()).toBe(29 * MINUTE);
    state = send(state, { type: 'ring' }, 29 * MINUTE).state;
    expect(at()).toBe(30 * MINUTE);
    expect(send(state, { type: 'ring' }, 30 * MINUTE).state.phase).toBe('timeUp');
  });

  it('untimed it never rings, pays no seconds, and the run counts as helped', () => {
    const state = newEscape(1, { time: 'untimed' });
    expect(RULES.alarm?.(state, TUNING)).toBeNull();
    const out = send({ ...beforeSolving('exit'), isUntimed: true }, ACT, 60 * MINUTE).state;
    expect(RULES.result(out, TUNING)).toMatchObject({ score: 2200, helped: true });
  });

  it('swift, and without a hint or a wrong code: three medals', () => {
    const out = send(beforeSolving('exit'), ACT, 10 * MINUTE - 1).state;
    expect(RULES.result(out, TUNING)?.medals).toEqual(['No hint', 'Under 10 min', 'No wrong code']);
    const hinted = send(after(beforeSolving('exit'), { type: 'hint' }), ACT, 10 * MINUTE).state;
    expect(RULES.result({ ...hinted, wrongCodes: 1 }, TUNING)?.medals).toEqual([]);
  });
});

it('no two places of a room are closer than two thumbs on the narrowest phone, and none leaves the picture', () => {
  const [thumb, width, height] = [99, 720, 480];
  for (const [i, plots] of BUILDINGS.entries())
    for (const { id } of ROOMS) {
      const all = fixturesIn(building(plots, {}, 1 + (i % 5)).draws, id);
      for (const { at, id: name } of all) {
        const [w, h] = [Math.max(at.w, thumb) / 2, Math.max(at.h, thumb) / 2];
        expect(at.x - w >= -10 && at.x + w <= width + 10 && at.y - h >= 0 && at.y + h <= height, name).toBe(true);
        for (const { at: other, id: neighbour } of all) {
          if (neighbour === name) continue;
          const apart = (d: number, one: number, two: number) =>
            Math.abs(d) >= (Math.max(one, thumb) + Math.max(two, thumb)) / 2 - 6;
          expect(
            apart(at.x - other.x, at.w, other.w) || apart(at.y - other.y, at.h, other.h),
            `${Object.values(plots).join()}: ${name}, ${neighbour}`,
          ).toBe(true);
        }
      }
    }
});

describe('gadgets', () => {
  const at = (node: string, plots: Parameters<typeof building>[0]) => beforeSolving(node, building(plots));
  it('a part is moved once by each command, said in words, and the last move that is needed solves it', () => {
    const before = at('valves', { control: 'valves' });
    const nearly = send(before, { type: 'turn', part: 0 });
    expect(nearly.events).toMatchObject([{ type: 'turned', at: 'valves', part: 0 }]);
    expect(nearly.state.message).toMatch(/^Needles, from the left: /);
    const fixture = fixturesIn(before.draws, 'control').find(({ id }) => id === 'valves');
    expect(fixture?.gadget?.start).toEqual(before.draws.valves);
    const done = afterSolving('valves', before);
    expect(done.done).toContain('valves');
    expect(refusal(done, { type: 'turn', part: 0 })).toBe('Nothing more is to be done here.');
  });

  it('what is no part, no gadget or still shut is refused in a sentence', () => {
    const pipes = after(building({ lab: 'lens' }), look('pipes'));
    for (const part of [-1, 8, 1.5, '1', null, undefined])
      expect(refusal(pipes, { type: 'turn', part })).toBe('It has no such part.');
    expect(refusal(pipes, ACT)).toBe('Its parts are moved one by one.');
    expect(refusal(after(building(), look('drawer')), { type: 'turn', part: 0 })).toBe('Nothing here is turned.');
    expect(refusal(after(building({ lab: 'lens' }), look('sink')), ACT)).toBe('The sink is full of water.');
    const lid = {
      ...afterSolving('computer', building({ library: 'piano' })),
      room: 'library' as const,
      focus: 'piano',
    };
    expect(refusal(lid, { type: 'turn', part: 0 })).toBe(
      'Bare hands do not help here. Its lid is locked. The keyhole is small and round.',
    );
  });

  it('a tune that was played wrong says so, costs nothing, and begins anew', () => {
    const before = at('intercom', { office: 'intercom' });
    const goal = before.draws.blinks;
    const wrong = goal.map(button => (button + 1) % 4);
    const state = after({ ...before, settings: {} }, ...wrong.map(part => ({ type: 'turn', part }) as const));
    expect(state.message).toContain('Nothing happens. Begin anew.');
    expect(state).toMatchObject({ wrongCodes: 0, stuckUntil: null });
    expect(after(state, ...goal.map(part => ({ type: 'turn', part }) as const)).done).toContain('intercom');
  });
});
