// A sweep covers the range of a constant on its steps, with the number of constants.ts among them.
import { expect, test } from 'vitest';
import { knob } from '../../../../scenes/kit/core/constants.ts';
import { sweepJobs, sweptValues } from './sweep.ts';

const SPEED = knob(2, [0.5, 6], 'px', 'fast', 0.1);

test('numbers of a sweep', () => {
  expect(sweptValues(SPEED)).toEqual([0.5, 1.4, 2, 2.3, 3.3, 4.2, 5.1, 6]);
  expect(sweptValues(knob(1, [0, 2], 'lives', 'more'))).toEqual([0, 1, 2]);
});

test('the first seed is played at every number before the second', () => {
  const seeds = sweepJobs('speed', SPEED, { other: 3 }).map(({ job }) => job.seed);
  expect(seeds).toEqual(seeds.toSorted((a, b) => a - b));
  expect(sweepJobs('speed', SPEED, { other: 3 })[0]?.job).toMatchObject({
    who: 'newcomer',
    overrides: { other: 3, speed: 0.5 },
  });
});
