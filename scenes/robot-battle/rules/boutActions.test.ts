// The arena's ground before a bout: who stands there, and where the first match will begin.
import { expect, test } from 'vitest';
import type { ArenaBout } from '../arena/types.ts';
import { ui } from '../ui.ts';
import { enteredIn, fightersOf, laidOut } from './boutActions.ts';
import { RULES } from './rules.ts';
import { t } from './testing.ts';

const { arena } = ui();

test.each([
  ['the ladder', { bout: 'ladder', rival: 'tumbler' }, ['Your robot', 'Tumbler']],
  ['the week', { bout: 'week', date: '2026-11-25' }, ['Your robot', 'Spinner', 'Gambler', 'Mirror', 'Fable']],
  ['free play', { bout: 'free', map: 'yard' }, ['Your robot', 'Tumbler', 'Snail']],
] as const)('%s lies ready with whoever meets there, standing where the first match begins', (_, setup, names) => {
  const idle = RULES.create({ seed: 3, setup: { mode: 'arena', ...setup }, levels: [] }, t);
  const bout = idle.bout as ArenaBout;
  expect(fightersOf(bout, arena).map(({ name }) => name)).toEqual(names);
  const begun = RULES.apply(idle, { type: 'begin', entrants: enteredIn(bout, arena) }, t, 0).state.bout as ArenaBout;
  expect(begun.phase).toBe('resolving');
  expect(laidOut(bout, arena)).toEqual(begun.now);
  expect(fightersOf(begun, arena)).toEqual(begun.fighters);
});
