// Rules as tables; a new game replaces these with its own.
import { expect, test } from 'vitest';
import { tune } from '../../kit/core/constants.ts';
import { constants } from '../constants.ts';
import { WORDS } from '../words.ts';
import { rules, type State, say } from './rules.ts';

const t = tune(constants);
const thinking = (secret: State['secret']): State => ({
  ...rules.create({ seed: 1, setup: {}, levels: [] }, t),
  secret,
});
const said = (state: State, ...texts: readonly string[]) =>
  texts.reduce((now, text) => rules.apply(now, say(text), t, 0).state, state);

test.each([
  ['boat', '"boat": 3 letters.'],
  ['  FOLD ', '"fold": 1 letter.'],
  ['coat', '"coat" it is.'],
])('%j is answered by %j', (text, told) => expect(said(thinking('coat'), text).log.at(-1)?.text).toBe(told));

test.each([
  ['xylophone', 'That is none of the words.'],
  ['boat', 'You said that already.'],
  ['', 'That is none of the words.'],
])('%j is refused: %s', (text, message) => {
  const state = said(thinking('coat'), 'boat');
  expect(rules.apply(state, say(text), t, 0)).toEqual({ state, events: [{ type: 'refused', message }] });
});

test('each guess costs, and after the last one the word is told', () => {
  expect(rules.result(said(thinking('coat'), 'boat', 'coat'), t)).toMatchObject({ outcome: 'won', score: 90 });
  const others = WORDS.filter(word => word !== 'coat').slice(0, t.tries);
  expect(rules.result(said(thinking('coat'), ...others), t)).toMatchObject({ outcome: 'lost', title: 'It was "coat"' });
});
