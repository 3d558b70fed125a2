// What a search on the Games page finds: cards, the best first, or a sentence about what is not here with what comes nearest.
import { CARDS } from 'virtual:cards';
import { type ReactNode, useEffect } from 'react';
import { findable } from '../site/find/findable.ts';
import { type Findable, findIn } from '../site/find/findIn.ts';
import { NotHere } from '../site/find/NotHere.tsx';
import { type Filter, type Listed, listedGame, narrowed, type SearchQuery } from '../site/games/searchGames.ts';
import { useGamesKept } from '../site/offline/playable.ts';
import { recordIn, useVisitor, type Visitor } from '../site/visitor.ts';
import { TOOLS } from '../tools/catalog.ts';
import { Button } from '../ui/Button.tsx';
import { Cards, CatalogueSection, ToolCard } from './catalogue.tsx';
import styles from './FindGames.module.css';
import { FEATURED, FeaturedCard, playableOf } from './featured/featured.tsx';
import { GameCard } from './GameCard.tsx';

type Found = Findable & Listed & { readonly game?: string; card(visitor: Visitor): ReactNode };

/** All that the page lists, in the order of its shelf. */
const ALL: readonly Found[] = [
  ...FEATURED.map((game): Found => {
    const { path, title, blurb, tags } = game;
    const played = playableOf(game.game);
    return {
      ...(played ? { ...findable(played), ...listedGame(played) } : { words: tags, kinds: [], added: '' }),
      ...{ id: path, title, text: blurb },
      card: () => <FeaturedCard key={path} game={game} />,
    };
  }),
  ...CARDS.filter(({ card }) => card.listing.section !== 'featured').map(
    (game): Found => ({
      ...findable(game),
      ...listedGame(game),
      card: visitor => <GameCard key={game.id} game={game} visitor={visitor} />,
    }),
  ),
  ...TOOLS.map(
    (tool): Found => ({
      ...{ id: tool.path, about: tool.path, title: tool.title, text: tool.card.blurb },
      words: [...tool.card.tags, 'tool'],
      kinds: ['tools'],
      added: '',
      card: () => <ToolCard key={tool.path} tool={tool} />,
    }),
  ),
];
const find = findIn(ALL);

interface FoundGamesProps {
  readonly query: SearchQuery;
  readonly filters: readonly Filter[];
  /** Given what was found, in words. */
  onFound(says: string): void;
  onClear(): void;
}

export default function FoundGames({ query, filters, onFound, onClear }: FoundGamesProps) {
  const visitor = useVisitor();
  const playsOf = ({ game }: Found) => (game === undefined ? 0 : (recordIn(visitor, game)?.plays ?? 0));
  const kept = useGamesKept(query.filters['where'] !== undefined);
  const { found: answers, missing } = find(query.words);
  const listed = answers.map(one => ({ ...one, isKept: one.game !== undefined && kept.has(one.game) }));
  const found = narrowed(listed, query, filters, playsOf);
  const count = found.length;
  const says = `${missing === undefined ? '' : `Nothing like “${missing}”. `}${count === 0 ? 'Nothing found' : `${counted(count)} found`}`;
  useEffect(() => onFound(says), [onFound, says]);
  if (count === 0)
    return (
      <div className={styles.nothing}>
        <p>
          {query.words.trim() === ''
            ? 'Nothing on the shelf fits all of that.'
            : `Nothing on the shelf answers to “${query.words.trim()}”.`}
        </p>
        <Button onClick={onClear}>Show everything</Button>
      </div>
    );
  return (
    <>
      {missing !== undefined && (
        <p className={styles.nothing}>
          <NotHere name={missing} />
        </p>
      )}
      <CatalogueSection title={missing === undefined ? 'Found' : 'Nearest'} aside={counted(count)}>
        <Cards>{found.map(({ card }) => card(visitor))}</Cards>
      </CatalogueSection>
    </>
  );
}

const counted = (count: number): string => (count === 1 ? 'one thing' : `${count} things`);
