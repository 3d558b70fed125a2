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
import { bestOf, type LevelStats } from '../best.ts';
import styles from './CollectionsSheet.module.css';
import { LevelCard, LevelCards } from './LevelCard.tsx';
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
        <progress max={count} value={done} aria-hidden="true" />
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
      {isOpen && <AllLevels collection={collection} stats={stats} at={at} from={at ?? first} onPlay={onPlay} />}
    </li>
  );
}

/** Levels per page: a collection may hold five thousand. */
const PAGE = 60;

interface AllLevelsProps extends Pick<RowProps, 'collection' | 'stats' | 'at' | 'onPlay'> {
  /** The level whose page is shown first. */
  readonly from: number;
}

function AllLevels({ collection, stats, at, from, onPlay }: AllLevelsProps) {
  const [page, setPage] = useState(Math.floor(from / PAGE));
  const levels = levelsOf(collection);
  const pages = Array.from({ length: Math.ceil(levels.length / PAGE) }, (_, value) => ({
    value,
    label: `${value * PAGE + 1} to ${Math.min(levels.length, (value + 1) * PAGE)}`,
  }));
  return (
    <div className={styles.all}>
      {pages.length > 1 && <Select<number> label="Levels" value={page} options={pages} onChange={setPage} />}
      <LevelCards>
        {levels.slice(page * PAGE, (page + 1) * PAGE).map((level, offset) => {
          const index = page * PAGE + offset;
          return (
            <LevelCard
              key={index}
              name={level.title ? `${index + 1}. ${level.title}` : `Level ${index + 1}`}
              level={level}
              best={bestOf(stats, boardKey(level), null)}
              par={null}
              isCurrent={index === at}
              onPlay={() => onPlay(index)}
            />
          );
        })}
      </LevelCards>
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
  const [error, setError] = useState<string>();
  const [said, setSaid] = useState<readonly string[]>([]);

  const fail = (sentence: string) => {
    setSaid([]);
    setError(sentence);
  };
  const bring = async (read: string, fileName: string) => {
    try {
      const { title, author, levels, odd } = readCollection(read);
      const called = (title || fileName || 'Pasted levels').slice(0, 200);
      const written = levels.map(level => writeXsb(level)).join('\n');
      const brought = { title: called, author, count: levels.length, text: written };
      const kept = await saveCollection(game, hashOf(written), brought);
      const isKept = typeof kept !== 'string';
      await onBrought(isKept ? kept : { ...brought, key: `unkept/${hashOf(written)}`, at: 0 });
      setError(undefined);
      setSaid([
        `${called}: ${levels.length} ${levels.length === 1 ? 'level' : 'levels'}.`,
        ...(isKept ? [] : [kept]),
        ...(odd.length > 0 ? [`${odd.length} left out:`] : []),
        ...new Set(odd),
      ]);
      setText('');
    } catch (problem) {
      fail(`${refusalOf(problem)} Nothing was changed.`);
    }
  };
  /** A file is brought at once; one that is refused is shown, so that it can be mended. */
  const open = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > MAX_TEXT) return fail('The file is larger than 4 MB. Nothing was changed.');
    const read = await file.text();
    setText(read);
    await bring(read, file.name.replace(/\.\w{1,5}$/, ''));
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
          onChange={event => {
            const input = event.currentTarget;
            // Emptied, so that the same file can be chosen again.
            void open(input.files?.[0]).then(() => (input.value = ''));
          }}
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
      <Button disabled={text.trim() === ''} onClick={() => void bring(text, '')}>
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
