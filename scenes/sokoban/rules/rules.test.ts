// Rules as drawings: steps, obstacles, winning, next level, refusals.
import { describe, expect, it, test } from 'vitest';
import { levelFile } from '../levels/levelFile.ts';
import { RULES } from './rules.ts';
import type { SokobanState } from './state.ts';
import { draw, drive, FILES, newGame, on, send, TUNING, walk } from './testing.ts';

const types = (state: SokobanState, command: unknown) => send(state, command).events.map(({ type }) => type);
const move = (direction: 'u' | 'd' | 'l' | 'r') => ({ type: 'move', direction }) as const;

describe('a step', () => {
  it.each([
    ['walks on free floor', '######\n#@ $.#\n######', 'r', '######\n# @$.#\n######', ['moved']],
    ['walks over a goal', '######\n#@.$ #\n######', 'r', '######\n# +$ #\n######', ['moved']],
    ['pushes the box before it', '#######\n#@$  .#\n#######', 'r', '#######\n# @$ .#\n#######', ['pushed']],
    ['pushes it off a goal', '######\n#@*  #\n#.$  #\n######', 'r', '######\n# +$ #\n#.$  #\n######', ['pushed']],
    ['pushes it home', '#######\n#@$.$.#\n#######', 'r', '#######\n# @*$.#\n#######', ['pushed', 'homed']],
    ['and the last one wins', '#####\n#@$.#\n#####', 'r', '#####\n# @*#\n#####', ['pushed', 'homed', 'solved']],
  ] as const)('%s', (_name, before, direction, after, events) => {
    const state = on(before);
    expect(draw(send(state, move(direction)).state)).toBe(after);
    expect(types(state, move(direction))).toEqual(events);
  });

  it.each([
    ['a wall', '#####\n#@$.#\n#####', 'u', 'A wall is in the way.'],
    ['a wall behind the box', '######\n#.@$##\n######', 'r', 'A wall blocks the parcel.'],
    ['a second box', '########\n#@$$ ..#\n########', 'r', 'A second parcel blocks it.'],
  ] as const)('is blocked by %s, and says so', (_name, drawing, direction, message) => {
    const state = on(drawing);
    const answer = send(state, move(direction));
    expect(answer.state).toBe(state);
    expect(answer.events).toEqual([{ type: 'bumped', direction, message }]);
  });

  it('counts moves and pushes', () => {
    expect(walk(newGame(), 'dddll')).toMatchObject({ lurd: 'dddll', pushes: 0 });
    expect(walk(newGame(), 'dddlluUU')).toMatchObject({ lurd: 'dddlluUU', pushes: 2 });
  });
});

describe('the five levels', () => {
  it('have the proven fewest pushes 9, 19, 21, 27, 30, which their solutions reach', () => {
    expect(FILES.map(text => levelFile(text).par)).toEqual([9, 19, 21, 27, 30]);
    for (const [index, text] of FILES.entries()) {
      const { par, solution } = levelFile(text);
      const state = walk(newGame({ level: index + 1 }), solution);
      expect(state).toMatchObject({ number: index + 1, lurd: solution, pushes: par });
      expect(draw(state)).not.toContain('$');
    }
  });

  it('follow one another two seconds after a win, and the first follows the last', () => {
    let state = newGame();
    for (const next of [2, 3, 4, 5, 1]) {
      expect(RULES.due?.(state, TUNING)).toBeNull();
      const { solution } = levelFile(FILES[state.number - 1] as string);
      const won = walk(state, solution);
      expect(RULES.due?.(won, TUNING)).toEqual({ command: { type: 'next' }, afterTicks: 120 });
      expect(types(won, { type: 'move', direction: 'l' })).toEqual(['awaited']);
      state = drive(won, { type: 'next' });
      expect(state).toMatchObject({ number: next, lurd: '', pushes: 0 });
    }
    expect(draw(state)).toBe(draw(newGame()));
  });

  it('are chosen by their number, and reset to their start', () => {
    const third = drive(walk(newGame(), 'dd'), { type: 'level', number: 3 });
    expect(third).toMatchObject({ number: 3, lurd: '' });
    expect(draw(drive(walk(third, 'uuu'), { type: 'reset' }))).toBe(draw(third));
    expect(newGame({ level: 4 }).number).toBe(4);
    for (const level of [0, 6, 1.5, 'x', true]) expect(newGame({ level }).number, String(level)).toBe(1);
  });
});

describe('what is won', () => {
  it('earns the best of its level, but not with help and not from the middle', () => {
    const solved = (state: SokobanState) => {
      const { solution } = levelFile(FILES[0] as string);
      const before = walk(state, solution.slice(0, -1));
      return send(before, { type: 'move', direction: 'r' }).events.find(({ type }) => type === 'solved');
    };
    expect(solved(newGame())).toEqual({
      type: 'solved',
      key: '1',
      number: 1,
      moves: 24,
      pushes: 9,
      par: 9,
      counts: true,
    });
    expect(solved(drive(newGame(), { type: 'takeHelp' }))).toMatchObject({ counts: false });
    expect(solved({ ...newGame(), placed: true })).toMatchObject({ counts: false });
  });

  it('of an own level has no next one, and walking on waits for Reset', () => {
    const won = walk(on('#####\n#@$.#\n#####'), 'r');
    expect(RULES.due?.(won, TUNING)).toBeNull();
    expect(types(won, { type: 'next' })).toEqual(['refused']);
    expect(types(won, move('l'))).toEqual(['refused']);
    expect(RULES.legal(won, TUNING)).toContainEqual({ type: 'reset' });
  });

  it('a board opened with every box home can still be walked about', () => {
    expect(types(on('######\n#@* .#\n#$   #\n######'), move('r'))).toEqual(['pushed']);
    expect(types(on('######\n#@ * #\n######'), move('r'))).toEqual(['moved']);
    expect(walk(on('######\n#@ * #\n######'), 'rl')).toMatchObject({ lurd: 'rl' });
  });
});

describe('whole ways', () => {
  const state = on('########\n#@  $ .#\n#   ####\n########');
  it('walk by the shortest way and push by the fewest pushes', () => {
    expect(drive(state, { type: 'walk', to: 8 * 2 + 3 }).lurd).toHaveLength(3);
    expect(drive(state, { type: 'push', box: 8 + 4, to: 8 + 6 })).toMatchObject({ lurd: 'rrRR', pushes: 2 });
  });
  it('a click on a parcel that is stuck is answered for the parcel, not for a place', () => {
    const stuck = on('#######\n#$@$ .#\n#.  ###\n#######');
    expect(send(stuck, { type: 'push', box: 8, to: 9 }).events).toEqual([
      { type: 'refused', message: 'This parcel cannot be pushed now.' },
    ]);
  });
  it.each([
    ['where no way leads', { type: 'walk', to: 8 + 6 }, 'There is no way there.'],
    ['into a wall', { type: 'walk', to: 0 }, 'There is no way there.'],
    ['nowhere', { type: 'walk', to: 999 }, 'There is no way there.'],
    ['not at all', { type: 'walk' }, 'There is no way there.'],
    ['to where one is', { type: 'walk', to: 9 }, 'It is there already.'],
    ['a box that cannot get there', { type: 'push', box: 12, to: 17 }, 'The parcel cannot be pushed there.'],
    ['no box', { type: 'push', box: 10, to: 13 }, 'The parcel cannot be pushed there.'],
  ])('are refused %s', (_name, command, message) => {
    const answer = send(state, command);
    expect(answer.state).toBe(state);
    expect(answer.events).toEqual([{ type: 'refused', message }]);
  });
});

describe('letters', () => {
  it('play from the start or from here, in one step', () => {
    const begun = walk(newGame(), 'dd');
    expect(drive(begun, { type: 'play', lurd: 'dddlluUU', from: 'start' })).toMatchObject({
      lurd: 'dddlluUU',
      pushes: 2,
    });
    expect(drive(begun, { type: 'play', lurd: 'dlluUU', from: 'here' })).toMatchObject({ lurd: 'dddlluUU', pushes: 2 });
    expect(types(begun, { type: 'play', lurd: FILES[0]?.match(/; (\w{20,})/)?.[1], from: 'start' })).toEqual([
      'began',
      'played',
      'solved',
    ]);
  });

  it.each([
    ['an illegal move', 'ddddl', /^Step 4 \(d\): .* Nothing was changed\.$/],
    ['a push written as a walk', 'dddlluUu', /^Step 8 \(u\): it pushes a box.* Nothing was changed\.$/],
    ['a strange letter', 'ddx', /^Letter 3: .* Nothing was changed\.$/],
    ['nothing', '  ', /^There are no letters/],
    ['no text', 7, /^There are no letters/],
  ])('with %s change nothing and name it', (_name, lurd, message) => {
    const state = walk(newGame(), 'dd');
    const answer = send(state, { type: 'play', lurd, from: 'start' });
    expect(answer.state).toBe(state);
    expect(answer.events).toEqual([{ type: 'refused', message: expect.stringMatching(message) }]);
  });
});

test('a level of one’s own is opened, or refused with a word and nothing changed', () => {
  const state = walk(newGame(), 'dd');
  const opened = drive(state, { type: 'open', xsb: 'Title: Mine\n#####\n#@$.#\n#####' });
  expect(opened).toMatchObject({ own: 'Title: Mine\n#####\n#@$.#\n#####\n', lurd: '' });
  for (const [xsb, message] of [
    ['#####\n# $.#\n#####', /no player/],
    ['######\n#@$ .#\n#$   #\n######', /more boxes than goals/],
    ['hello', /no level/],
    ['#'.repeat(2_000_000), /longer than/],
    [null, /no level to open/],
  ] as const) {
    const answer = send(state, { type: 'open', xsb });
    expect(answer.state).toBe(state);
    expect(answer.events).toEqual([{ type: 'refused', message: expect.stringMatching(message) }]);
  }
});

describe('what belongs to no step', () => {
  it('is help, which marks the attempt until the level begins again', () => {
    const helped = drive(newGame(), { type: 'takeHelp' });
    expect(helped.helped).toBe(true);
    expect(RULES.undoable?.(newGame(), { type: 'takeHelp' })).toBe('aside');
    expect(drive(helped, { type: 'reset' }).helped).toBe(false);
  });

  it('is a solution that was shown: pasted on its level it counts as help in every attempt, played by hand it is one’s own', () => {
    const solution = FILES[0]?.match(/; (\w{20,})/)?.[1] ?? '';
    const paste = { type: 'play', lurd: solution, from: 'start' } as const;
    const shown = drive(newGame(), { type: 'takeSolution' });
    expect(shown.helped).toBe(true);
    expect(drive(shown, { type: 'reset' }).helped).toBe(false);
    expect(drive(shown, { type: 'reset' }, paste).helped).toBe(true);
    expect(drive(newGame(), paste).helped).toBe(false);
    expect(drive(shown, { type: 'level', number: 2 }, { type: 'level', number: 1 }, paste).helped).toBe(true);
    expect(walk(drive(shown, { type: 'reset' }), 'd').helped).toBe(false);
    expect(drive(shown, { type: 'level', number: 2 }, { type: 'play', lurd: 'l', from: 'here' }).helped).toBe(false);
    expect(RULES.undoable?.(newGame(), { type: 'takeSolution' })).toBe('aside');
    expect(drive(RULES.survives?.(newGame(), shown) ?? newGame(), { type: 'reset' }, paste).helped).toBe(true);
  });

  it('survives undo within the attempt, and only there', () => {
    const before = walk(newGame(), 'd');
    const helped = drive(walk(before, 'd'), { type: 'takeHelp' });
    expect(RULES.survives?.(before, helped).helped).toBe(true);
    expect(RULES.survives?.(before, drive(helped, { type: 'level', number: 2 })).helped).toBe(false);
  });

  it('and the proven fewest pushes of an own level', () => {
    const own = on('#####\n#@$.#\n#####');
    expect(drive(own, { type: 'notePar', pushes: 1 }).proven).toBe(1);
    expect(drive(own, { type: 'notePar', pushes: 1 }, { type: 'reset' }).proven).toBe(1);
    expect(types(newGame(), { type: 'notePar', pushes: 1 })).toEqual(['refused']);
    expect(types(own, { type: 'notePar', pushes: -1 })).toEqual(['refused']);
  });
});

test.each([
  [{ type: 'resign' }, 'That is not a move in this game.'],
  [{ type: 'move', direction: 'x' }, 'That is no direction.'],
  [{ type: 'move' }, 'That is no direction.'],
  [{ type: 'level', number: 6 }, 'There is no such level.'],
  [{ type: 'level', number: '2' }, 'There is no such level.'],
  [{ type: 'next' }, 'Solve this level first.'],
  [{ type: 'reset' }, 'The level is at its start.'],
])('%j is refused', (command, message) => {
  const state = newGame();
  expect(send(state, command)).toEqual({ state, events: [{ type: 'refused', message }] });
});

test('the legal commands are accepted, and the old state stays as it was', () => {
  let state = newGame();
  const seen = new Set<string>();
  for (let i = 0; i < 400; i++) {
    const legal = RULES.legal(state, TUNING);
    expect(legal.length).toBeGreaterThan(0);
    const before = JSON.stringify(state);
    for (const command of legal) {
      const { state: next, events } = send(state, command);
      expect(next, JSON.stringify(command)).not.toBe(state);
      expect(events.length).toBeGreaterThan(0);
      seen.add(command.type);
    }
    expect(JSON.stringify(state)).toBe(before);
    state = send(state, legal[(i * 7) % Math.max(1, legal.length - 5)]).state;
  }
  expect([...seen].sort()).toEqual(['level', 'move', 'reset']);
});
