// Statistics sheet: averages of the games that count, none before the first game.
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import definition from '../../../../scenes/yay-zee/index.ts';
import play from '../../../../scenes/yay-zee/play.ts';
import { CATEGORIES } from '../../../../scenes/yay-zee/rules/categories.ts';
import { profile, recordStat } from '../../../data/profile.ts';
import StatisticsSheet from './StatisticsSheet.tsx';

beforeEach(() => profile.setState({ games: {} }));
afterEach(cleanup);

const scores = (first: number) => CATEGORIES.map((_, slot) => (slot === 0 ? first : 10));
const ended = (first: number, alone = true) => ({
  type: 'ended',
  score: 120 + first,
  scores: alone ? scores(first) : null,
  upper: 50 + first,
  rating: null,
  won: false,
});
function played(...games: readonly ReturnType<typeof ended>[]) {
  for (const game of games) for (const feat of [play.stat?.(game) ?? []].flat()) recordStat(definition, feat);
  render(<StatisticsSheet definition={definition} kept={{ best: null, medals: [], track: null }} />);
}
const fact = (name: string) => screen.getByText(name).nextSibling?.textContent;
const row = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('averages stand beside the most', () => {
  played(ended(4), ended(1), ended(2));
  expect(fact('Average score')).toBe('122.3');
  expect(fact('Upper slots, on average')).toBe('52.3');
  expect(row('Ones')).toEqual(['2.3', '4']);
  expect(row('Chance')).toEqual(['10.0', '10']);
});

it('a game of several people counts for none of them', () => {
  played(ended(4), ended(1, false));
  expect(fact('Average score')).toBe('124.0');
});

it('before the first game there is no average', () => {
  played();
  expect(fact('Average score')).toBe('–');
  expect(row('Ones')).toEqual(['–', '–']);
});
