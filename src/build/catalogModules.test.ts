// Catalogue modules: every page loads one line for each game, the Games page loads their cards.
import { expect, test } from 'vitest';
import { CATALOG } from '../../scenes/catalog.ts';
import { factsOf } from '../site/games/gameFacts.ts';
import { MODULES } from './catalogModules.ts';

const routes = MODULES['virtual:game-routes'](CATALOG);
const cards = MODULES['virtual:cards'](CATALOG);

test.each(CATALOG.map(game => [game.id, game] as const))('%s is among the routes and the cards', (id, game) => {
  expect(routes).toContain(`{id:"${id}",frame:"${game.frame}",load:()=>import("/scenes/${id}/index.ts")}`);
  const parsed = JSON.parse(cards.slice('export const CARDS='.length, -1)) as { id: string }[];
  expect(parsed.find(card => card.id === id)).toEqual(JSON.parse(JSON.stringify(factsOf(game))));
});

const levels = MODULES['virtual:levels'](CATALOG);

test.each(CATALOG.map(game => [game.id, game] as const))('%s brings levels where it has them', (id, game) => {
  const loader = `"${id}":()=>import("virtual:levels/${id}")`;
  expect(levels.includes(loader)).toBe(game.levels !== undefined);
});

test('help and controls stay with their game', () => {
  for (const { howToPlay, controls } of CATALOG)
    for (const words of [...howToPlay, ...controls.map(control => control.label)])
      expect((routes + cards).includes(JSON.stringify(words).slice(1, -1) + '"')).toBe(false);
});
