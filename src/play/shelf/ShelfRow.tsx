// A collection on its shelf: its title, how much of it is done, and what can be done with it; open, all of its levels.
import { type ReactNode, useState } from 'react';
import type { Collection } from '../../data/games/collections.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import edge from './Edge.module.css';
import styles from './Shelf.module.css';
import type { Shelves } from './useShelves.ts';

interface ShelfRowProps {
  readonly collection: Collection;
  /** How many are done, and in which word: 'solved'. */
  readonly done: number;
  readonly doneWord: string;
  /** The first that is not done, from 0, and the one that is being played. */
  readonly first: number;
  readonly at: number | null;
  /** What one of it is called, and all: 'level', 'All levels'. */
  readonly one: string;
  readonly all: string;
  onPlay(index: number): void;
  onRemove(): void;
  /** Further buttons. */
  readonly actions?: ReactNode;
  /** All of its levels, shown when it is open. */
  children(): ReactNode;
}

export function ShelfRow(props: ShelfRowProps) {
  const { collection, done, doneWord, first, at, one, all, onPlay, onRemove, actions, children } = props;
  const { title, author, count } = collection;
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={styles.collection} data-done={done === count || undefined}>
      <span className={styles.name}>
        <b>{title}</b>
        <small>
          {done} of {count} {doneWord}
          {author && ` · ${author}`}
        </small>
        <progress max={count} value={done} aria-hidden="true" />
      </span>
      <span className={styles.actions}>
        <Button size="sm" onClick={() => onPlay(at ?? first)}>
          {at === null ? `Play ${one} ${first + 1}` : `Back to ${one} ${at + 1}`}
        </Button>
        <Button size="sm" variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {all}
        </Button>
        {actions}
        <Button size="sm" variant="ghost" aria-label={`Remove ${title}`} onClick={onRemove}>
          Remove
        </Button>
      </span>
      {isOpen && <div className={`${styles.all} ${edge.edge}`}>{children()}</div>}
    </li>
  );
}

/** Says which collection was removed, and brings it back. */
export function RemovedNote({ shelves: { removed, undo } }: { readonly shelves: Shelves }) {
  return (
    <p role="status" className={styles.removed}>
      {removed && (
        <>
          {removed.name} was removed.{' '}
          <Button size="sm" variant="secondary" onClick={() => void undo()}>
            Undo
          </Button>
        </>
      )}
    </p>
  );
}

/** Levels per page: a collection may hold five thousand. */
const PAGE = 60;

interface PagedProps<T> {
  readonly items: readonly T[];
  /** 'Levels'. */
  readonly label: string;
  /** The item whose page is shown first. */
  readonly from: number;
  children(items: readonly T[], offset: number): ReactNode;
}

/** A page of many items, and a select for the others. */
export function Paged<T>({ items, label, from, children }: PagedProps<T>) {
  const [chosen, setChosen] = useState(Math.floor(from / PAGE));
  const pages = Array.from({ length: Math.ceil(items.length / PAGE) }, (_, value) => ({
    value,
    label: `${value * PAGE + 1} to ${Math.min(items.length, (value + 1) * PAGE)}`,
  }));
  // Of fewer items, as a search leaves them, the last page.
  const page = Math.max(0, Math.min(chosen, pages.length - 1));
  return (
    <>
      {pages.length > 1 && <Select<number> label={label} value={page} options={pages} onChange={setChosen} />}
      {children(items.slice(page * PAGE, (page + 1) * PAGE), page * PAGE)}
    </>
  );
}
