// A clock that is drawn: its words say where the hands of a real one stand, and tell the time again.
import { expect, it } from 'vitest';
import { deduceCode } from '../rules/codeDeduction.ts';
import { building } from '../rules/testing.ts';
import { timeText } from './building/links.ts';
import { timeCode } from './draws.ts';

const TIMES = Array.from({ length: 12 * 11 }, (_, i) => ({ hour: 1 + Math.floor(i / 11), minute: 5 * (1 + (i % 11)) }));

/** How far from its mark the short hand stands, in hours, where these words are said. */
const RANGES: Readonly<Record<string, readonly [least: number, most: number]>> = {
  'just past': [0, 0.4],
  'just before': [-0.4, 0],
  between: [0.4, 0.6],
};

/** How far a hand stands past a mark, in hours; negative before it. */
const past = (hour: number, minute: number, mark: number): number =>
  ((((hour + minute / 60 - mark) % 12) + 18) % 12) - 6;

it.each(TIMES)('$hour:$minute', ({ hour, minute }) => {
  const { draws } = building({ office: 'briefcase' }, { hour, minute, isTimeDrawn: true });
  const text = timeText(draws);
  const [, where = '', mark = '', long = ''] =
    /short hand (just past|just before|between) (\d+)(?: and \d+)?, the long hand on (\d+)\.$/.exec(text) ?? [];
  const far = past(hour, minute, Number(mark));
  const [least, most] = RANGES[where] ?? [9, 9];
  expect(far, text).toBeGreaterThan(least);
  expect(far, text).toBeLessThan(most);
  expect(Number(long) * 5).toBe(minute);
  expect(deduceCode([{ from: 'filing', text }], { id: 'clock' })).toBe(timeCode(draws));
});
