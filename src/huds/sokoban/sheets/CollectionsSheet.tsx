// Imported collections: list with progress, continue, choose a level, import.

import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { hashOf } from '../../../../scenes/kit/core/json.ts';
import { refusalOf } from '../../../../scenes/kit/core/refusal.ts';
import { readCollection } from '../../../../scenes/sokoban/collection.ts';
import { boardKey } from '../../../../scenes/sokoban/state.ts';
import { MAX_TEXT, writeXsb } from '../../../../scenes/sokoban/xsb.ts';
import { type Collection, deleteCollection, loadCollections, saveCollection } from '../../../data/collections.ts';
import { recordOf, useProfile } from '../../../data/profile.ts';
import { TextArea } from '../../../play/editor/TextArea.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';
import { activeCollection, levelsOf, openLevel, progressOf } from '../activeCollection.ts';
import type { LevelStats } from '../best.ts';
import styles from './CollectionsSheet.module.css';
import type { SheetProps } from './sheetProps.ts';

export function CollectionsSheet(props: SheetProps) {
  const { definition, session, view, onDone } = props;
  const [kept, setKept] = useState<readonly Collection[]>([]);
  const [error, setError] = useState<string>();
  const stats = useProfile(profile => recordOf(profile, definition).feats);
  const now = useStore(activeCollection, state => state.now);
  useEffect(() => {
    void loadCollections(definition.id).then(setKept);
  }, [definition.id]);

  const play = (collection: Collection, index: number) => {
    const refusal = openLevel(session, collection, index);
    if (refusal) setError(refusal);
    else onDone();
  };
  const remove = async ({ key }: Collection) => {
    await deleteCollection(key);
    setKept(await loadCollections(definition.id));
  };
  return (
    <div className={styles.sheet}>
      <section className={styles.part}>
        <h3>Your collections</h3>
        {error && <p role="alert">{error}</p>}
        {view.isOwn && (
          <Button
            variant="secondary"
            onClick={() => {
              session.resume();
              session.send({ type: 'level', number: view.number });
              onDone();
            }}
          >
            Back to Level {view.number}
          </Button>
        )}
        {kept.length === 0 && <p>None yet. Bring one: a file, or text pasted below.</p>}
        <ul className={styles.list}>
          {kept.map(collection => (
            <Row
              key={collection.key}
              collection={collection}
              stats={stats}
              at={now?.collection.key === collection.key ? now.index : null}
              onPlay={index => play(collection, index)}
              onRemove={() => void remove(collection)}
            />
          ))}
        </ul>
      </section>
      <ImportCollection
        game={definition.id}
        onBrought={async brought => {
          const all = await loadCollections(definition.id);
          setKept(all.some(({ key }) => key === brought.key) ? all : [...all, brought]);
        }}
      />
    </div>
  );
}

interface RowProps {
  readonly collection: Collection;
  readonly stats: LevelStats;
  /** The level of it that is being played. */
  readonly at: number | null;
  onPlay(index: number): void;
  onRemove(): void;
}

function Row({ collection, stats, at, onPlay, onRemove }: RowProps) {
  const { title, author, count } = collection;
  const { done, first } = progressOf(collection, stats);
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={styles.collection} data-done={done === count || undefined}>
      <span className={styles.name}>
        <b>{title}</b>
        <small>
          {done} of {count} solved{author && ` · ${author}`}
        </small>
      </span>
      <span className={styles.actions}>
        <Button size="sm" onClick={() => onPlay(at ?? first)}>
          {at === null ? `Play level ${first + 1}` : `Back to level ${at + 1}`}
        </Button>
        <Button size="sm" variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          All levels
        </Button>
        <Button size="sm" variant="ghost" aria-label={`Remove ${title}`} onClick={onRemove}>
          Remove
        </Button>
      </span>
      {isOpen && <AllLevels collection={collection} stats={stats} from={at ?? first} onPlay={onPlay} />}
    </li>
  );
}

/** Levels per page: a collection may hold five thousand. */
const PAGE = 100;

function AllLevels({
  collection,
  stats,
  from,
  onPlay,
}: Pick<RowProps, 'collection' | 'stats' | 'onPlay'> & { readonly from: number }) {
  const [page, setPage] = useState(Math.floor(from / PAGE));
  const levels = levelsOf(collection);
  const pages = Array.from({ length: Math.ceil(levels.length / PAGE) }, (_, value) => ({
    value,
    label: `${value * PAGE + 1} to ${Math.min(levels.length, (value + 1) * PAGE)}`,
  }));
  return (
    <div className={styles.all}>
      {pages.length > 1 && <Select<number> label="Levels" value={page} options={pages} onChange={setPage} />}
      <ol className={styles.numbers}>
        {levels.slice(page * PAGE, (page + 1) * PAGE).map((level, offset) => {
          const index = page * PAGE + offset;
          const pushes = stats[boardKey(level)];
          const name = level.title ? `Level ${index + 1}, ${level.title}` : `Level ${index + 1}`;
          return (
            <li key={index}>
              <button
                type="button"
                data-done={pushes !== undefined || undefined}
                aria-label={pushes === undefined ? name : `${name}, solved in ${pushes} pushes`}
                title={level.title || undefined}
                onClick={() => onPlay(index)}
              >
                {index + 1}
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Import by file, drop or paste. Boards that are not levels are reported, the others are saved. */
function ImportCollection({
  game,
  onBrought,
}: {
  readonly game: string;
  onBrought(brought: Collection): Promise<void>;
}) {
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [said, setSaid] = useState<readonly string[]>([]);

  const bring = async () => {
    try {
      const { title, author, levels, odd } = readCollection(text);
      const called = (title || name || 'Pasted levels').slice(0, 200);
      const written = levels.map(level => writeXsb(level)).join('\n');
      const brought = { title: called, author, count: levels.length, text: written };
      const kept = await saveCollection(game, hashOf(written), brought);
      const isKept = typeof kept !== 'string';
      await onBrought(isKept ? kept : { ...brought, key: `unkept/${hashOf(written)}`, at: 0 });
      setSaid([
        `${called}: ${levels.length} ${levels.length === 1 ? 'level' : 'levels'}.`,
        ...(isKept ? [] : [kept]),
        ...(odd.length > 0 ? [`${odd.length} left out:`] : []),
        ...new Set(odd),
      ]);
      setText('');
      setName('');
    } catch (problem) {
      setError(`${refusalOf(problem)} Nothing was changed.`);
    }
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    setError(undefined);
    if (file.size > MAX_TEXT) return setError('The file is larger than 4 MB. Nothing was changed.');
    setText(await file.text());
    setName(file.name.replace(/\.\w{1,5}$/, ''));
  };
  return (
    <section
      className={styles.part}
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault();
        void open(event.dataTransfer.files[0]);
      }}
    >
      <h3>Bring a collection</h3>
      <label className={styles.file}>
        A file (.xsb, .sok, .txt, .slc)
        <input
          type="file"
          accept=".xsb,.sok,.txt,.slc,.xml,text/plain,text/xml"
          onChange={event => void open(event.currentTarget.files?.[0])}
        />
      </label>
      <TextArea
        label="Or its text"
        note="Up to 5,000 levels. What is no level is named and left out."
        rows={8}
        value={text}
        onChange={value => {
          setText(value);
          setError(undefined);
        }}
        {...(error !== undefined && { error })}
      />
      <Button disabled={text.trim() === ''} onClick={() => void bring()}>
        Add this collection
      </Button>
      <ul className={styles.said} role="status">
        {said.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
