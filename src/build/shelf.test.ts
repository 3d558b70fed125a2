// What every page loads of the games is a line each; what the Games page loads is their cards.
import { expect, test } from 'vitest';
import { CATALOG } from '../../scenes/catalog.ts';
import { MODULES } from './shelf.ts';

const shelf = MODULES['virtual:shelf'](CATALOG);
const cards = MODULES['virtual:cards'](CATALOG);

test.each(CATALOG.map(game => [game.id, game] as const))('%s is on the shelf and among the cards', (id, game) => {
  expect(shelf).toContain(`{id:"${id}",frame:"${game.frame}",load:()=>import("/scenes/${id}/index.ts")}`);
  const parsed = JSON.parse(cards.slice('export const CARDS='.length, -1)) as { id: string }[];
  expect(parsed.find(card => card.id === id)).toEqual({ id, title: game.title, card: game.card, ink: game.stage.ink });
});

const levels = MODULES['virtual:levels'](CATALOG);

test.each(CATALOG.map(game => [game.id, game] as const))('%s brings levels where it has them', (id, game) => {
  const fetched = `"${id}":()=>import("virtual:levels/${id}")`;
  expect(levels.includes(fetched)).toBe(game.levels !== undefined);
});

test('help and controls stay with their game', () => {
  for (const { howToPlay, controls } of CATALOG)
    for (const words of [...howToPlay, ...controls.map(control => control.label)])
      expect((shelf + cards).includes(JSON.stringify(words).slice(1, -1) + '"')).toBe(false);
});
