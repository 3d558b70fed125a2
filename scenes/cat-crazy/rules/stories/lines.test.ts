// Tests of what cats say: four lines for each cause, none twice, none in a row, and the words follow the bar.
import { expect, test } from 'vitest';
import { seeded } from '../../../kit/core/rng.ts';
import { view } from '../../view.ts';
import { BARS, CARE_ACTIONS } from '../state.ts';
import { play, roomOf, send, t } from '../testing.ts';
import { BAR_OF, causeOf, LINES, lineOf, nextLine, remember } from './lines.ts';

const CAUSES = ['dire', 'need', 'whim'] as const;
const barsAt = (value: number) => ({ hunger: value, thirst: value, happiness: value, energy: value });

test('each wish has at least four lines for each cause, and no line stands under two', () => {
  const all = CARE_ACTIONS.flatMap(deed =>
    (deed === 'work' ? ['dire' as const] : CAUSES).map(cause => LINES[deed][cause]),
  );
  for (const lines of all) expect(lines.length).toBeGreaterThanOrEqual(4);
  expect(new Set(all.flat()).size).toBe(all.flat().length);
});

/** Words that claim a want, with the values of the bar at which they are true. */
const CLAIMS: readonly (readonly [words: RegExp, from: number, to: number])[] = [
  [
    /on the spot|by themselves|Carry me|all yawn|empty|Soon|sandpaper|So dry|lonely|bored|Nothing ever|eat the bowl|the rain/,
    0,
    29,
  ],
  [/a bit thirsty|getting slow|would do me good|I miss|A nap would/, 0, 64],
  [/Not hungry|Not thirsty|Not tired|for fun|for the sound/, 65, 100],
];
test.each(CARE_ACTIONS)('%s: no line is untrue at any value of its bar', deed => {
  for (let value = 0; value <= 100; value++)
    for (let line = 0; line < 8; line++) {
      const text = lineOf(barsAt(value), deed, line);
      for (const [words, from, to] of CLAIMS)
        if (words.test(text)) expect([text, value, value >= from && value <= to]).toEqual([text, value, true]);
    }
});

test('causes: urgent under 30, a need under 65, else a whim; work is always one', () => {
  expect([29, 30, 64, 65].map(value => causeOf(barsAt(value), 'rest'))).toEqual(['dire', 'need', 'need', 'whim']);
  expect(causeOf(barsAt(0), 'work')).toBe('whim');
  expect(BARS.every(bar => Object.values(BAR_OF).includes(bar))).toBe(true);
});

test('no line twice in a row, nor within the last four of its cause', () => {
  for (const deed of CARE_ACTIONS)
    for (const cause of CAUSES) {
      const rng = seeded(3);
      let said: readonly string[] = [];
      const heard: string[] = [];
      for (let i = 0; i < 60; i++) {
        const line = LINES[deed][cause][nextLine(rng, said, LINES[deed][cause])] as string;
        expect(heard.slice(-3)).not.toContain(line);
        heard.push(line);
        said = remember(said, line);
      }
      expect(new Set(heard).size).toBe(LINES[deed][cause].length);
    }
});

test('the words of a wish that waits follow the bar: who was tired and slept is not tired', () => {
  const state = roomOf({ ...barsAt(80), energy: 20, wishIn: 0 });
  play(state);
  const says = () => view(state, t).chosen?.says;
  expect(LINES.rest.dire).toContain(says()?.text);
  expect(says()?.why).toBe('Rested 20, +20');
  Object.assign(state.cats[0] as object, { energy: 80 });
  expect(LINES.rest.whim).toContain(says()?.text);
  expect(says()?.why).toBe('+20');
  send(state, { type: 'rest' });
  expect(says()).toBeNull();
});
