// Book sheet: coats, stories, album, stored data.

import { Suspense } from 'react';
import { CARE_ACTION_NAMES } from '../../../../scenes/cat-crazy/hud.ts';
import { ALL_COATS, BREEDS, coatIndex, KINDS } from '../../../../scenes/cat-crazy/rules/cats/breeds.ts';
import type { Book, DiaryEntry } from '../../../../scenes/cat-crazy/rules/state.ts';
import { countCoats } from '../../../../scenes/cat-crazy/rules/stories/book.ts';
import { storyOf } from '../../../../scenes/cat-crazy/rules/stories/stories.ts';
import { grouped } from '../../../../scenes/kit/core/digits.ts';
import { lazyPart } from '../../../site/lazy/lazyPart.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { Portrait } from '../Portrait.tsx';
import { Album } from './Album.tsx';
import styles from './BookSheet.module.css';

const StoredData = lazyPart(() => import('../../../play/page/StoredData.tsx'));

interface BookSheetProps {
  readonly book: Book;
  readonly diary: readonly DiaryEntry[];
  readonly game: string;
}

export default function BookSheet({ book, diary, game }: BookSheetProps) {
  const kept = (
    <Suspense>
      <StoredData />
    </Suspense>
  );
  return (
    <Tabs
      label="Book"
      tabs={[
        { id: 'coats', label: 'Coats', panel: <Coats book={book} /> },
        { id: 'stories', label: 'Stories', panel: <Stories book={book} /> },
        { id: 'diary', label: 'Diary', panel: <Diary diary={diary} /> },
        { id: 'album', label: 'Album', panel: <Album game={game} /> },
        { id: 'kept', label: 'On this device', panel: kept },
      ]}
    />
  );
}

function Coats({ book }: { readonly book: Book }) {
  return (
    <>
      <p className={styles.soft}>
        {countCoats(book)} of {ALL_COATS} coats, {grouped(book.wishes)} wishes granted.
      </p>
      {BREEDS.map(breed => (
        <section key={breed} className={styles.row} aria-label={KINDS[breed].name}>
          <h3>
            {KINDS[breed].name} <small>{KINDS[breed].trait}</small>
          </h3>
          <ul>
            {KINDS[breed].coats.map((name, coat) => {
              const count = book.coats[coatIndex(breed, coat)] ?? 0;
              return (
                <li key={name} data-found={count > 0 || undefined}>
                  <Portrait breed={breed} coat={coat} look={count > 0 ? 'glad' : 'shut'} />
                  {count > 0 ? (
                    <span>{name}</span>
                  ) : (
                    <span>
                      <span aria-hidden="true">?</span> <span data-aloud>Not found yet</span>
                    </span>
                  )}
                  {count > 1 && <small>× {count}</small>}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </>
  );
}

/** The newest visit first; within a visit as it happened. */
function Diary({ diary }: { readonly diary: readonly DiaryEntry[] }) {
  if (diary.length === 0) return <p className={styles.soft}>Nothing is written yet. The first kitten begins it.</p>;
  const visits = [...new Set(diary.map(({ visit }) => visit))].toReversed();
  return visits.map(visit => (
    <section key={visit} className={styles.story}>
      <h3>Visit {visit}</h3>
      <ul>
        {[...new Set(diary.filter(entry => entry.visit === visit).map(({ text }) => text))].map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  ));
}

function Stories({ book }: { readonly book: Book }) {
  return BREEDS.map((breed, index) => {
    const { title, pages } = storyOf(breed, book);
    const told = book.pages[index] ?? 0;
    const next = pages[told];
    return (
      <section key={breed} className={styles.story}>
        <h3>
          {title} <small>{`${KINDS[breed].name}, ${told} of ${pages.length}`}</small>
        </h3>
        {pages.slice(0, told).map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
        {next && (
          <p className={styles.soft}>
            The next page comes when a {KINDS[breed].name} wishes: {CARE_ACTION_NAMES[next.deed]}.
          </p>
        )}
      </section>
    );
  });
}
