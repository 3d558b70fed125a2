// Search of the Games page: the form, and what it finds. Without a query the sections of the shelf stand in its place.
import { CARDS } from 'virtual:cards';
import type { ReactNode } from 'react';
import { WithoutScript } from '../site/frame/NeedsScript.tsx';
import { KINDS } from '../site/games/gameKinds.ts';
import { gamePath } from '../site/games/gamePath.ts';
import {
  EMPTY_QUERY,
  filtersFor,
  findListed,
  hasQuery,
  type Listed,
  listedGame,
  MAX_WORDS,
  ORDERS,
  type SearchQuery,
} from '../site/games/searchGames.ts';
import { useGamesKept } from '../site/offline/playable.ts';
import { recordIn, useVisitor, type Visitor } from '../site/visitor.ts';
import { TOOLS } from '../tools/catalog.ts';
import { Button } from '../ui/Button.tsx';
import { Cards, CatalogueSection, ToolCard } from './catalogue.tsx';
import styles from './FindGames.module.css';
import { FEATURED, FeaturedCard, playableOf } from './featured/featured.tsx';
import { GameCard } from './GameCard.tsx';
import { useSearchQuery } from './useSearchQuery.ts';

const FILTERS = filtersFor(KINDS);

type Found = Listed & { readonly id?: string; card(visitor: Visitor): ReactNode };

/** All that the page lists, in the order of its shelf. */
const ALL: readonly Found[] = [
  ...FEATURED.map((game): Found => {
    const texts = [game.title, game.blurb, ...game.tags];
    const played = playableOf(game.game);
    return {
      ...(played ? listedGame(played, game.path) : { path: game.path, texts, kinds: [], added: '' }),
      card: () => <FeaturedCard key={game.path} game={game} />,
    };
  }),
  ...CARDS.filter(({ card }) => card.listing.section !== 'featured').map(
    (game): Found => ({
      ...listedGame(game, gamePath(game.id)),
      card: visitor => <GameCard key={game.id} game={game} visitor={visitor} />,
    }),
  ),
  ...TOOLS.map(
    (tool): Found => ({
      path: tool.path,
      texts: [tool.title, tool.card.blurb, ...tool.card.tags, 'tool'],
      kinds: ['tools'],
      added: '',
      card: () => <ToolCard key={tool.path} tool={tool} />,
    }),
  ),
];

export function FindGames({ children }: { readonly children: ReactNode }) {
  const [query, setQuery] = useSearchQuery(FILTERS);
  const visitor = useVisitor();
  const playsOf = ({ id }: Found) => (id === undefined ? 0 : (recordIn(visitor, id)?.plays ?? 0));
  const kept = useGamesKept(query.filters['where'] !== undefined);
  const listed = ALL.map(one => ({ ...one, isKept: one.id !== undefined && kept.has(one.id) }));
  const found = hasQuery(query) ? findListed(listed, query, FILTERS, playsOf) : null;
  const clear = () => setQuery(EMPTY_QUERY);
  return (
    <>
      <WithoutScript hides="next">
        <p className={styles.nothing}>
          Search and games run on your own device, with JavaScript. Please allow it here.
        </p>
      </WithoutScript>
      <SearchForm query={query} onQuery={setQuery} count={found?.length ?? null} />
      {found === null && children}
      {found?.length === 0 && (
        <div className={styles.nothing}>
          <p>
            {query.words.trim() === ''
              ? 'Nothing on the shelf is all of that.'
              : `Nothing on the shelf answers to “${query.words.trim()}”.`}
          </p>
          <Button onClick={clear}>Show everything</Button>
        </div>
      )}
      {found !== null && found.length > 0 && (
        <CatalogueSection title="Found" aside={counted(found.length)}>
          <Cards>{found.map(({ card }) => card(visitor))}</Cards>
        </CatalogueSection>
      )}
    </>
  );
}

const counted = (count: number): string => (count === 1 ? 'one thing' : `${count} things`);

interface SearchFormProps {
  readonly query: SearchQuery;
  /** Number of things found; null while nothing is query. */
  readonly count: number | null;
  onQuery(query: SearchQuery): void;
}

function SearchForm({ query, count, onQuery }: SearchFormProps) {
  const choose = (name: string, value: string) => {
    const { [name]: _, ...rest } = query.filters;
    onQuery({ ...query, filters: value === '' ? rest : { ...rest, [name]: value } });
  };
  return (
    <search className={styles.search}>
      <div className={styles.form}>
        <label className={styles.words}>
          <span>Find a game</span>
          <input
            type="search"
            value={query.words}
            maxLength={MAX_WORDS}
            placeholder="puzzle, two players, dice …"
            autoComplete="off"
            onChange={event => onQuery({ ...query, words: event.currentTarget.value })}
          />
        </label>
        {FILTERS.map(({ name, label, any, options }) => (
          <Choice
            key={name}
            label={label}
            value={query.filters[name] ?? ''}
            options={[{ value: '', label: any }, ...options]}
            onChoose={value => choose(name, value)}
          />
        ))}
        <Choice
          label="Order"
          value={query.order}
          options={ORDERS}
          onChoose={value => onQuery({ ...query, order: ORDERS.find(one => one.value === value)?.value ?? 'shelf' })}
        />
      </div>
      <p role="status" data-aloud>
        {count === null ? '' : count === 0 ? 'Nothing found' : `${counted(count)} found`}
      </p>
    </search>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  onChoose(value: string): void;
}

const Choice = ({ label, value, options, onChoose }: ChoiceProps) => (
  <select
    className={styles.choice}
    aria-label={label}
    value={value}
    data-set={value === options[0]?.value ? undefined : true}
    onChange={event => onChoose(event.currentTarget.value)}
  >
    {options.map(option => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </select>
);
