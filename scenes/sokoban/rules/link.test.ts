// Links: round trip of a position; an invalid link gives a message and the default level.
import { expect, test } from 'vitest';
import { writeLink } from './link.ts';
import { levelOf } from './state.ts';
import { draw, newGame, on, walk } from './testing.ts';

test('a position of a numbered level comes back in that level, whose start is its own', () => {
  const there = walk(newGame({ level: 3 }), 'uuurDld');
  const board = writeLink(levelOf(there), there);
  expect(board).not.toMatch(/\s/);
  const opened = newGame({ board });
  expect(opened).toMatchObject({ number: 3, own: null, placed: true, lurd: '', complaint: null });
  expect(draw(opened)).toBe(draw(there));
});

test('the start of a numbered level is that level, begun properly', () => {
  const level = levelOf(newGame({ level: 2 }));
  expect(newGame({ board: writeLink(level) })).toMatchObject({ number: 2, own: null, placed: false });
});

test('any other board is an own level', () => {
  const own = on('#######\n#     #\n# $@. #\n#######');
  const opened = newGame({ board: writeLink(levelOf(own)), level: 4 });
  expect(opened).toMatchObject({ number: 4, placed: false });
  expect(draw(opened)).toBe(draw(own));
});

test.each([
  ['no board', 'hello world', /no level in the text/],
  ['a board without a player', '5#|#-$.#|5#', /no player/],
  ['too much', '#'.repeat(20_001), /./],
  ['nothing', '', /no level in the text/],
  ['a row of no cells', '|0#', /no cells/],
  ['rows of no cells', '0#|00@|0$|0.', /no cells/],
])('%s leaves level 1 and says why', (_name, board, message) => {
  const state = newGame({ board });
  expect(draw(state)).toBe(draw(newGame()));
  expect(state.complaint).toMatch(/^This link holds no board that can be read\. .* This is level 1 instead\.$/);
  expect(state.complaint).toMatch(message);
  expect(walk(state, 'd').complaint).toBeNull();
});
