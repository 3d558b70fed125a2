// Saved generations: the specified key, fields and order; corrupt ones are skipped with the specified message, and never lost.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULTS } from '../studio/settings.ts';
import { changeSaved, generationOf, STORAGE_KEY, savedGenerations } from './savedGenerations.ts';

const LINE = 'Failed to parse saved generations from localStorage';
const now = new Date('2026-03-03T14:05:09.000Z');
const one = generationOf({ ...DEFAULTS, seed: 7 }, 'Cave', now);

let said: unknown[][];
beforeEach(() => {
  localStorage.clear();
  said = [];
  vi.spyOn(console, 'log').mockImplementation((...words) => void said.push(words));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('an entry has the specified fields, and the composer’s version', () => {
  expect(one).toEqual({
    id: `gen_${now.getTime()}`,
    name: 'Cave',
    genre: 'fantasy',
    tempo: 110,
    volume: -8,
    complexity: 50,
    seed: 7,
    composer: 2,
    intensity: 'exploration',
    date: '2026-03-03T14:05:09.000Z',
  });
});

test('a name that is only blanks becomes genre and time', () => {
  expect(generationOf(DEFAULTS, '  \t ', now).name).toMatch(/^fantasy \d+\/\d+\/2026, /);
  expect(generationOf(DEFAULTS, '  Cave ', now).name).toBe('Cave');
});

test('the list stands under savedGenerations, the newest first', () => {
  const two = generationOf({ ...DEFAULTS, genre: 'calm' }, 'Lake', new Date(now.getTime() + 1));
  expect(changeSaved(list => [one, ...list])).toBe('saved');
  expect(changeSaved(list => [two, ...list])).toBe('saved');
  expect(JSON.parse(localStorage.getItem('savedGenerations') ?? '')).toEqual([two, one]);
  expect(savedGenerations().map(({ name }) => name)).toEqual(['Lake', 'Cave']);
  expect(said).toEqual([]);
});

test.each([
  ['torn JSON', '[{"id":"gen_'],
  ['no list', '{"id":"gen_1"}'],
  ['null', 'null'],
  ['an entry of another shape', `[${JSON.stringify({ ...one, tempo: 'fast' })}]`],
  ['an entry of a form nobody knows', `[${JSON.stringify({ ...one, form: 'ABCD' })}]`],
  ['notes that are none', `[${JSON.stringify({ ...one, written: { A: { melody: 'x' }, B: {} } })}]`],
  ['an entry of another composer', `[${JSON.stringify({ ...one, composer: 1 })}]`],
  ['an entry out of range', `[${JSON.stringify({ ...one, tempo: 900 })}]`],
])('%s is ignored with the specified line, and set aside before anything is written', (_, text) => {
  localStorage.setItem(STORAGE_KEY, text);
  expect(savedGenerations()).toEqual([]);
  expect(said).toEqual([[LINE]]);
  expect(localStorage.getItem(STORAGE_KEY)).toBe(text);
  expect(changeSaved(list => [one, ...list])).toBe('saved');
  expect(savedGenerations()).toEqual([one]);
  expect(localStorage.getItem(`${STORAGE_KEY}.unreadable.1`)).toBe(text);
});

test('sound entries among spoilt ones are kept', () => {
  localStorage.setItem(STORAGE_KEY, JSON.stringify([{ nonsense: 1 }, one]));
  expect(savedGenerations()).toEqual([one]);
  expect(said).toEqual([[LINE]]);
});

test('full and forbidden storage are told apart', () => {
  const storage = (getItem: () => null, setItem: () => void) => vi.stubGlobal('localStorage', { getItem, setItem });
  const fail = () => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  storage(() => null, fail);
  expect(changeSaved(list => [one, ...list])).toBe('full');
  storage(fail, fail);
  expect(changeSaved(list => [one, ...list])).toBe('forbidden');
  expect(savedGenerations()).toEqual([]);
});
