// Hot reload: an edited constant reaches the running game and becomes its default.
import { expect, test, vi } from 'vitest';
import { knob } from '../../../scenes/kit/core/constants.ts';
import type { Session } from '../../../scenes/kit/core/session/session.ts';
import { retune } from './hotConstants.ts';

test('only what was edited is turned; new defaults count as unchanged', () => {
  const held = { constants: { speed: knob(4, [1, 9], 'px', 'x'), size: knob(2, [1, 9], 'px', 'x') }, LEVELS: [1, 2] };
  const next = { constants: { speed: knob(6, [1, 9], 'px', 'x'), size: knob(2, [1, 9], 'px', 'x') }, LEVELS: [3] };
  const tune = vi.fn();
  retune({ tuning: { speed: 4, size: 2 }, overrides: {}, tune } as unknown as Session, held, next);
  expect(tune.mock.calls).toEqual([['speed', 6]]);
  expect(held.constants.speed.value).toBe(6);
  expect(held.LEVELS).toEqual([1, 2]);
});

test('a number that was saved as it is tuned counts as unchanged', () => {
  const held = { constants: { speed: knob(4, [1, 9], 'px', 'x') } };
  const next = { constants: { speed: knob(6, [1, 9], 'px', 'x') } };
  const tune = vi.fn();
  retune({ tuning: { speed: 6 }, overrides: { speed: 6 }, tune } as unknown as Session, held, next);
  expect(tune.mock.calls).toEqual([['speed', 6]]);
});
