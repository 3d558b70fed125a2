// The visitor's favourite and recent games, from the profile.
import { CARDS } from 'virtual:cards';
import { useStore } from 'zustand';
import type { profile } from '../data/profile.ts';
import { Cards, CatalogueSection, GameCard } from './catalogue.tsx';

const MOST = 4;

export function YourGames({ store }: { readonly store: typeof profile }) {
  const records = useStore(store, ({ games }) => games);
  const known = CARDS.flatMap(game => {
    const record = records[game.id];
    return record && (record.favourite || record.lastPlayed > 0) ? [{ game, record }] : [];
  });
  const mine = known
    .toSorted(
      (a, b) => Number(b.record.favourite) - Number(a.record.favourite) || b.record.lastPlayed - a.record.lastPlayed,
    )
    .slice(0, MOST);
  if (mine.length === 0) return null;
  return (
    <CatalogueSection title="Yours" aside="your favourites, and what you played last">
      <Cards>
        {mine.map(({ game }) => (
          <GameCard key={game.id} game={game} />
        ))}
      </Cards>
    </CatalogueSection>
  );
}
