// Boulder Dash at length: every cave of ten levels on twenty seeds is finished by the pilot on the real rules, and twenty levels are proven.
import { expect, test } from 'vitest';
import { CONSTANTS } from '../../scenes/boulder-dash/constants.ts';
import { firstProven } from '../../scenes/boulder-dash/levels/caveSearch.ts';
import { UNPROVEN } from '../../scenes/boulder-dash/levels/levels.ts';
import { finished } from '../../scenes/boulder-dash/rules/testing.ts';
import { tune } from '../../scenes/kit/core/constants.ts';

const t = tune(CONSTANTS);

test.each(Array.from({ length: 20 }, (_, i) => i + 1))('seed %i: the pilot finishes levels 1 to 10', seed => {
  expect(finished(seed, 10)).toEqual([11, 'playing']);
});

test('twenty levels of another seed, plain and mixed, are proven too', () => {
  for (let level = 1; level <= 20; level++)
    expect(firstProven({ seed: 900 + level, level, plain: level % 3 === 0, t }), `level ${level}`).toBeLessThan(
      UNPROVEN,
    );
});
