// The game of the day, in every game that has one: each place that leads to it opens the same game, and one that counts.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { CATALOG } from '../../../scenes/catalog.ts';
import type { Setup } from '../../../scenes/kit/core/rules.ts';
import Today from '../../pages/Today.tsx';
import { isDailySetup } from '../../site/games/daySeed.ts';
import { type EntrySources, entriesOf } from '../../site/palette/entries.ts';
import { StartCard } from '../cards/StartCard.tsx';
import { dailySeed, readAddress } from './address.ts';

afterEach(cleanup);

const DAILY = CATALOG.filter(({ usesSeed }) => usesSeed);

/** Where the entries of the palette lead to, by their title. */
function palette(): ReadonlyMap<string, string> {
  let went = '';
  const sources = { routes: [], cards: CATALOG, tools: [], path: '/', choices: {}, go: (to: string) => (went = to) };
  const entries = entriesOf({ ...sources, page: { slowable: false, actions: () => [] } } as unknown as EntrySources);
  const daily = entries.filter(({ group }) => group === 'Daily games');
  return new Map(daily.map(({ title, run }) => (run(), [title, went])));
}

test('palette and Today lead to the same address, for every game with a game of the day', () => {
  const listed = palette();
  render(<Today />, { wrapper: MemoryRouter });
  expect([...listed.keys()]).toEqual(DAILY.map(({ title }) => `Daily of ${title}`));
  for (const { id, title } of DAILY) {
    const link = screen.queryByRole('link', { name: title });
    expect(listed.get(`Daily of ${title}`), id).toBe(`/games/${id}?daily`);
    if (link) expect(link.getAttribute('href'), id).toBe(`/games/${id}?daily`);
  }
  expect(
    screen.getAllByRole('link', { name: new RegExp(DAILY.map(({ title }) => title).join('|')) }).length,
  ).toBeGreaterThan(9);
});

test.each(DAILY.map(definition => [definition.id, definition] as const))(
  '%s: its address and the choice Daily of its card begin the same game',
  (id, definition) => {
    const search = new URL(palette().get(`Daily of ${definition.title}`) ?? '', 'https://x.example').search;
    const { seed, setup, daily } = readAddress({ search, hash: '' }, definition);
    expect({ seed, daily }, id).toEqual({ seed: dailySeed(), daily: true });
    const begun: [Setup, unknown][] = [];
    const begin = (from: Setup | null, link: boolean) => {
      render(
        <StartCard
          definition={definition}
          last={from}
          best={null}
          {...(link && { linked: { daily: true, pastDay: null, beat: null, setup: from } })}
          onStart={(...how) => begun.push(how)}
          onHelp={() => {}}
        />,
      );
      if (!link) fireEvent.click(screen.getByRole('checkbox', { name: 'Daily' }));
      fireEvent.click(document.querySelector('[data-primary]') as Element);
      cleanup();
    };
    begin(setup, true);
    begin(null, false);
    const [linked, chosen] = begun;
    expect(linked?.[0], id).toEqual(chosen?.[0]);
    expect(isDailySetup(definition, { ...linked?.[0] }), id).toBe(true);
  },
);

test('no other file writes such an address', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(file =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  const writers = sources.filter(file => {
    const code = readFileSync(join('src', file), 'utf8').replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');
    return /[?&](?:daily\b|seed=)/.test(code);
  });
  expect(writers).toEqual(['site/games/gamePath.ts']);
});
