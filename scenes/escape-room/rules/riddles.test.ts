// Riddles: their texts are enough to work out the three digits, and nothing less is.
import { expect, it, test } from 'vitest';
import { seeded } from '../../kit/core/rng.ts';
import { drawRiddle, RIDDLE_KINDS, type Riddle, readRiddle, riddleText, turnedOver, wheelText } from './riddles.ts';

const textsOf = (riddle: Riddle): readonly string[] => [
  riddleText(riddle, 'Safe'),
  ...(riddle.kind === 'cipher' ? [wheelText(riddle.shift)] : []),
];

test.each(RIDDLE_KINDS)('%s: the digits follow from the texts, whatever the seed', kind => {
  for (let seed = 1; seed <= 60; seed++) {
    const riddle = drawRiddle(seeded(seed), kind);
    expect(riddle.code).toHaveLength(3);
    expect(riddle.code[0], 'no leading zero').toBeGreaterThan(0);
    expect(readRiddle(textsOf(riddle), 'Safe')).toBe(riddle.code.join(''));
    expect(readRiddle(textsOf(riddle), 'Computer'), 'another lock').toBeNull();
    expect(textsOf(riddle).join(' '), 'the code itself is not written').not.toMatch(
      kind === 'timetable' ? /never/ : new RegExp(`\\b${riddle.code.join('')}\\b`),
    );
  }
});

it('scales have one solution, and a timetable one train that cannot be', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const scales = readRiddle([riddleText(drawRiddle(seeded(seed), 'scales'), 'Safe')], 'Safe');
    expect(scales).toMatch(/^[1-9]{3}$/);
    const riddle = drawRiddle(seeded(seed), 'timetable');
    if (riddle.kind !== 'timetable') throw new Error('another kind');
    const wrong = riddle.trains.filter(({ leaves, takes, arrives }) => leaves + takes !== arrives);
    expect(wrong.map(({ number }) => String(number))).toEqual([riddle.code.join('')]);
    expect(Math.max(...riddle.trains.map(({ arrives }) => arrives))).toBeLessThan(24 * 60);
  }
});

it('a cipher without its wheel tells nothing', () => {
  const riddle = drawRiddle(seeded(3), 'cipher');
  expect(readRiddle([riddleText(riddle, 'Safe')], 'Safe')).toBeNull();
});

it('upside down the last digit comes first, and six is nine', () => {
  expect(turnedOver([9, 2, 5])).toEqual([5, 2, 6]);
  expect(turnedOver(turnedOver([1, 6, 8]))).toEqual([1, 6, 8]);
});
