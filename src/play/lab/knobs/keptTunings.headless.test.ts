// Kept tunings: a name stands for one set, two tabs add up, and what one of them removed is gone.
import { expect, test } from 'vitest';
import { StoredValue } from '../../../data/StoredValue.ts';
import { MemoryStorage } from '../../../data/testing.ts';
import { type KeptTunings, MAX_TUNINGS, storedTunings, withTuning } from './keptTunings.ts';

const one = (name: string, stride = 1): KeptTunings[number] => ({ name, values: { stride } });

test('a name stands for one set, and of too many the oldest goes', () => {
  expect(withTuning([one('a', 1), one('b')], one('a', 2))).toEqual([one('a', 2), one('b')]);
  const many = Array.from({ length: MAX_TUNINGS }, (_, i) => one(String(i)));
  expect(withTuning(many, one('new')).map(({ name }) => name)).toEqual([...many.slice(1).map(m => m.name), 'new']);
});

test('two tabs add up', () => {
  const { format } = storedTunings('walk');
  const storage = new MemoryStorage();
  const tab = (id: string) => new StoredValue(format, { id, storage: () => storage as never });
  const [left, right] = [tab('left'), tab('right')];
  left.save([one('a'), one('b')]);
  right.load();
  right.save([one('b'), one('c')]);
  expect(left.save([one('a'), one('b'), one('d')]).state.map(({ name }) => name)).toEqual(['b', 'c', 'd']);
});
