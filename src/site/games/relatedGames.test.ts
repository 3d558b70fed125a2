// Related games: each game has some, with a reason that holds.
import { expect, test } from 'vitest';
import { CATALOG } from '../../../scenes/catalog.ts';
import { factsOf } from './gameFacts.ts';
import { KINDS, kindsOf } from './gameKinds.ts';
import { nextRelated, relatedGames } from './relatedGames.ts';

const CARDS = CATALOG.map(factsOf);
const tagsOf = (id: string) => CARDS.find(card => card.id === id)?.card.tags ?? [];

test('every tag of a card belongs to one kind, and every kind has a game', () => {
  for (const tag of CARDS.flatMap(({ card }) => card.tags)) expect(kindsOf([tag]), tag).toHaveLength(1);
  for (const kind of KINDS)
    expect(
      CARDS.filter(({ card }) => kindsOf(card.tags).includes(kind)),
      kind.id,
    ).not.toEqual([]);
});

test.each(CARDS.map(({ id }) => id))('%s leads on, and says truly why', id => {
  const related = relatedGames(CARDS, id);
  expect(related).toHaveLength(5);
  expect(related.map(other => other.id)).not.toContain(id);
  for (const { id: other, why } of related) {
    const [, label] = /^also (.*)$/.exec(why) ?? [];
    if (label === undefined) continue;
    const kind = KINDS.find(one => one.label.toLowerCase() === label);
    expect(kind && kindsOf(tagsOf(id)).includes(kind) && kindsOf(tagsOf(other)).includes(kind)).toBe(true);
  }
});

test('the first that was never played is next, else the one that was not played for longest', () => {
  const related = [
    { id: 'a', title: 'A', why: 'also puzzles' },
    { id: 'b', title: 'B', why: 'also puzzles' },
  ];
  expect(nextRelated(related, id => (id === 'a' ? 5 : 0))).toEqual({
    id: 'b',
    title: 'B',
    why: 'also puzzles, not yet played',
  });
  expect(nextRelated(related, id => (id === 'a' ? 5 : 9))).toEqual(related[0]);
  expect(nextRelated([], () => 0)).toBeUndefined();
});
