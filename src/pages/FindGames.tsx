// Search of the Games page: the form; what it finds is a part that is fetched when the search is begun. Without a query the shelf stands in its place.
import { type ReactNode, type Ref, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { WithoutScript } from '../site/frame/NeedsScript.tsx';
import { KINDS } from '../site/games/gameKinds.ts';
import { EMPTY_QUERY, filtersFor, hasQuery, MAX_WORDS, ORDERS, type SearchQuery } from '../site/games/searchGames.ts';
import { lazyPart } from '../site/lazy/lazyPart.tsx';
import styles from './FindGames.module.css';
import { useSearchQuery } from './useSearchQuery.ts';

const FILTERS = filtersFor(KINDS);
const loadFound = () => import('./FoundGames.tsx');
const FoundGames = lazyPart(loadFound);

export function FindGames({ children }: { readonly children: ReactNode }) {
  const [query, setQuery] = useSearchQuery(FILTERS);
  const [says, setSays] = useState('');
  const asks = hasQuery(query);
  const form = useRef<HTMLElement>(null);
  const { search } = useLocation();
  // A link that asks leads to the answers; who types sees them already.
  useEffect(() => {
    if (search !== '' && !form.current?.contains(document.activeElement))
      form.current?.scrollIntoView({ behavior: 'instant' });
  }, [search]);
  return (
    <>
      <WithoutScript hides="next">
        <p className={styles.nothing}>
          Search and games run on your own device, with JavaScript. Please allow it here.
        </p>
      </WithoutScript>
      <SearchForm ref={form} query={query} onQuery={setQuery} says={asks ? says : ''} />
      {asks ? (
        <div className={styles.found}>
          <Suspense>
            <FoundGames query={query} filters={FILTERS} onFound={setSays} onClear={() => setQuery(EMPTY_QUERY)} />
          </Suspense>
        </div>
      ) : (
        children
      )}
    </>
  );
}

interface SearchFormProps {
  readonly ref: Ref<HTMLElement>;
  readonly query: SearchQuery;
  /** What was found, in words. */
  readonly says: string;
  onQuery(query: SearchQuery): void;
}

function SearchForm({ ref, query, says, onQuery }: SearchFormProps) {
  const choose = (name: string, value: string) => {
    const { [name]: _, ...rest } = query.filters;
    onQuery({ ...query, filters: value === '' ? rest : { ...rest, [name]: value } });
  };
  return (
    // Fetched with the first sign of a search, so that the first letter is answered at once.
    <search ref={ref} className={styles.search} onFocus={() => void loadFound().catch(() => undefined)}>
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
        {says}
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
