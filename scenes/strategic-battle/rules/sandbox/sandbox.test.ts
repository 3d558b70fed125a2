// The sandbox: armies set by hand and by link, a fight that decides and puts all back, and no favour to either side.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import definition from '../../index.ts';
import { COLUMNS, ROWS } from '../grid.ts';
import { rules } from '../rules.ts';
import type { State } from '../state.ts';
import { click, opened, play, refusal, send, t, types } from '../testing.ts';
import { UNITS } from '../units.ts';
import { ARMIES_ROOM, HALF, type Placed, readArmies, writeArmies } from './armies.ts';
import { SANDBOX_PACES } from './paces.ts';

const sandbox = (army = '', seed = 1): State => opened(seed, { mode: 'sandbox', army });
const empty = (): State => {
  const state = sandbox();
  send(state, { type: 'clear' });
  return state;
};
/** Lets them fight to the end. */
function decided(state: State): State {
  send(state, { type: 'fight' });
  for (let ticks = 0; state.sandbox?.isFighting && ticks < 60 * 200; ticks++) play(state);
  return state;
}
const armies = fc
  .uniqueArray(fc.integer({ min: 0, max: ARMIES_ROOM - 1 }), { maxLength: ARMIES_ROOM })
  .chain(cells =>
    fc.tuple(
      ...cells.map(cell =>
        fc.constantFrom(...UNITS).map(kind => ({ kind, row: Math.floor(cell / COLUMNS), col: cell % COLUMNS })),
      ),
    ),
  )
  .map(placed => placed as readonly Placed[]);
const inOrder = (placed: readonly Placed[]) =>
  placed.toSorted((one, other) => one.row * COLUMNS + one.col - (other.row * COLUMNS + other.col));

describe('a link', () => {
  test('keeps every army, in a letter for each unit at most', () => {
    fc.assert(
      fc.property(armies, placed => {
        const text = writeArmies(placed);
        expect(text.length).toBeLessThanOrEqual(ARMIES_ROOM);
        expect(readArmies(text)).toEqual(inOrder(placed));
      }),
      { numRuns: 60 },
    );
    expect(definition.texts?.['army']?.room).toBe(ARMIES_ROOM);
  });

  test('of anybody is read or refused in a sentence, and what is read can be written', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[iacmkIACMK\d]*$/)), text => {
        const read = readArmies(text);
        if (typeof read === 'string') expect(read).toMatch(/^[“A-Z].*\.$/u);
        else expect(readArmies(writeArmies(read))).toEqual(inOrder(read));
      }),
    );
  });

  test.each([
    ['27x', '“x” is no unit.'],
    ['10a', 'A unit of row 1 stands on the other side.'],
    ['A', 'A unit of row 1 stands on the other side.'],
    ['200a', 'It has more cells than the field.'],
    ['a'.repeat(201), 'It has more than 200 characters.'],
  ])('%j is refused: %s', (text, words) => {
    expect(readArmies(text)).toBe(words);
    const state = sandbox(text);
    expect([state.own, state.enemies]).toEqual([[], []]);
    expect(state.sandbox?.complaint).toBe(
      `This link holds no armies that can be read. ${words} The field is empty instead.`,
    );
  });

  test('opens its armies, whatever the mode', () => {
    const state = opened(1, { army: '3k12M' });
    expect(state.own.map(({ kind, row, col }) => [kind, row, col])).toEqual([['Catapult', 0, 3]]);
    expect(state.enemies.map(({ kind, row, col }) => [kind, row, col])).toEqual([['Mage', 0, 16]]);
  });
});

describe('the armies', () => {
  test('stand on either half, for nothing, one in a cell', () => {
    const state = empty();
    for (const col of [HALF - 1, HALF])
      expect(types(send(state, { type: 'place', unit: 'Catapult', row: 9, col }))).toEqual(['unitPlaced']);
    expect([state.own.length, state.enemies.length, state.resources]).toEqual([1, 1, 0]);
    for (const at of [
      { row: 9, col: HALF },
      { row: ROWS, col: 0 },
      { row: 0, col: COLUMNS },
      { row: 0.5, col: 1 },
    ])
      expect(refusal(send(state, { type: 'place', unit: 'Mage', ...at }))).toBe(
        'Invalid placement. Try another location.',
      );
    send(state, { type: 'choose', unit: 'Mage' });
    click(state, 2, 15);
    click(state, 2, 4);
    expect(state.sandbox?.armies).toBe('44m10M133kK');
  });

  test('are taken off, mirrored and cleared', () => {
    const state = empty();
    send(state, { type: 'place', unit: 'Archer', row: 3, col: 1 });
    send(state, { type: 'place', unit: 'Mage', row: 5, col: 12 });
    expect(types(send(state, { type: 'mirror' }))).toEqual(['armiesSet']);
    expect(state.sandbox?.armies).toBe('61a16A');
    expect(types(send(state, { type: 'sell', row: 3, col: 18 }))).toEqual(['unitRemoved']);
    expect(refusal(send(state, { type: 'sell', row: 3, col: 18 }))).toBe('Nobody stands on this cell.');
    send(state, { type: 'clear' });
    expect([state.own, state.enemies, state.sandbox?.armies]).toEqual([[], [], '']);
  });

  test('with nobody on one half do not fight', () => {
    const state = empty();
    expect(refusal(send(state, { type: 'fight' }))).toBe('Nobody stands on the left half: place a unit there.');
    send(state, { type: 'place', unit: 'Archer', row: 3, col: 1 });
    expect(refusal(send(state, { type: 'fight' }))).toBe('Nobody stands on the right half: place a unit there.');
  });
});

describe('a fight', () => {
  test('decides, says who is left after how long, and all stand again as they were set', () => {
    const state = sandbox();
    const before = state.sandbox?.armies;
    const [own, enemies] = [state.own.length, state.enemies.length];
    decided(state);
    expect(state.sandbox?.outcome).toMatchObject({
      winner: expect.stringMatching(/left|right/),
      of: expect.any(Number),
    });
    const { left = 0, of = 0, seconds = 0 } = state.sandbox?.outcome ?? {};
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(of);
    expect(seconds).toBeGreaterThan(5);
    expect([state.sandbox?.armies, state.own.length, state.enemies.length]).toEqual([before, own, enemies]);
    expect(rules.result(state, t)).toBeNull();
  });

  test.each(SANDBOX_PACES)('at pace %i ends as at any other', pace => {
    const state = sandbox('', 5);
    expect(types(send(state, { type: 'pace', pace }))).toEqual(['paceChanged']);
    expect(decided(state).sandbox?.outcome).toEqual(decided(sandbox('', 5)).sandbox?.outcome);
  });

  test('is ended by a press, and nobody can be placed in it', () => {
    const state = sandbox();
    send(state, { type: 'fight' });
    play(state, {}, 60 * 3);
    expect(refusal(send(state, { type: 'place', unit: 'Mage', row: 9, col: 9 }))).toBe(
      'They are fighting: end the fight first.',
    );
    send(state, { type: 'fight' });
    expect([state.sandbox?.isFighting, state.own.length, state.enemies.length]).toEqual([false, 12, 5]);
  });

  test('of an army against its mirror image favours neither side', () => {
    const wins = { left: 0, right: 0 };
    for (let seed = 1; seed <= 30; seed++) {
      const state = sandbox('22a2i16a2i16a2i16c2i', seed);
      send(state, { type: 'mirror' });
      const { winner } = decided(state).sandbox?.outcome ?? {};
      if (winner) wins[winner]++;
    }
    expect(Math.min(wins.left, wins.right)).toBeGreaterThanOrEqual(7);
  });
});
