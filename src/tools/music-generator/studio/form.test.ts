// Musical form: sections in sequence, and the position of a step in them.
import { expect, test } from 'vitest';
import { compose, composeBridge } from '../../../../scenes/kit/sound/composer/composer.ts';
import { endOf, LAYERS, stepsOf } from '../../../../scenes/kit/sound/composer/piece.ts';
import { arrange, positionIn, sectionsOf, spaced } from './form.ts';

const asked = { genre: 'horror', intensity: 'battle', complexity: 50, seed: 7, drums: true } as const;
const sections = { A: compose(asked), B: composeBridge(asked) };

test('A A B A is A twice, B, and A, each where the one before ends', () => {
  const whole = arrange('AABA', sections);
  const long = stepsOf(sections.A);
  expect(whole.bars).toHaveLength(16);
  for (const layer of LAYERS)
    for (const [place, section] of (['A', 'A', 'B', 'A'] as const).entries()) {
      const inPlace = whole.layers[layer].filter(({ at }) => at >= place * long && at < (place + 1) * long);
      expect(inPlace.map(event => ({ ...event, at: event.at - place * long }))).toEqual(
        sections[section].layers[layer],
      );
      for (const event of inPlace) expect(endOf(event)).toBeLessThanOrEqual((place + 1) * long);
    }
});

test('one section is the loop itself', () => {
  expect(arrange('A', sections)).toBe(sections.A);
  expect(sectionsOf('A')).toEqual(['A']);
  expect(sectionsOf('AABA')).toEqual(['A', 'B']);
  expect(spaced('AABA')).toBe('A A B A');
});

test.each([
  ['AABA', 0, { place: 0, section: 'A', step: 0 }],
  ['AABA', 64, { place: 1, section: 'A', step: 0 }],
  ['AABA', 130, { place: 2, section: 'B', step: 2 }],
  ['AABA', 255, { place: 3, section: 'A', step: 63 }],
  ['A', 5, { place: 0, section: 'A', step: 5 }],
] as const)('of %s of four bars each, step %i', (form, step, place) =>
  expect(positionIn(form, step, 4)).toEqual(place),
);
