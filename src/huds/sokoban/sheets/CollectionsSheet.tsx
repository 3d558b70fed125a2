// Imported collections: list with progress, continue, choose a level, import.
import { useState } from 'react';
import { useStore } from 'zustand';
import { hashOf } from '../../../../scenes/kit/core/json.ts';
import { refusalOf } from '../../../../scenes/kit/core/refusal.ts';
import { uiOf } from '../../../../scenes/kit/core/session/ui.ts';
import { readCollection } from '../../../../scenes/sokoban/levels/collection.ts';
import { MAX_TEXT, writeXsb } from '../../../../scenes/sokoban/levels/xsb.ts';
import type { Level } from '../../../../scenes/sokoban/rules/level.ts';
import { boardKey } from '../../../../scenes/sokoban/rules/state.ts';
import type { SokobanUi } from '../../../../scenes/sokoban/ui.ts';
import type { Collection } from '../../../data/games/collections.ts';
import { recordOf, useProfile } from '../../../data/profile.ts';
import { TextArea } from '../../../play/editor/TextArea.tsx';
import styles from '../../../play/shelf/Shelf.module.css';
import { Paged, RemovedNote, ShelfRow } from '../../../play/shelf/ShelfRow.tsx';
import { type Shelves, useShelves } from '../../../play/shelf/useShelves.ts';
import { Button } from '../../../ui/Button.tsx';
import { bestOf, type LevelStats } from '../best.ts';
import { levelsOf, openLevel, progressOf } from '../collections.ts';
import { LevelCard, LevelCards } from './LevelCard.tsx';
import type { SheetProps } from './sheetProps.ts';

export function CollectionsSheet(props: SheetProps) {
  const { definition, session, view, onDone } = props;
  const shelves = useShelves(definition.id);
  const { kept } = shelves;
  const [error, setError] = useState<string>();
  const stats = useProfile(profile => recordOf(profile, definition).feats);
  const now = useStore(uiOf<SokobanUi>(session), state => state.active);

  const play = (collection: Collection, index: number) => {
    const refusal = openLevel(session, collection, index);
    if (refusal) setError(refusal);
    else onDone();
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
        <RemovedNote shelves={shelves} />
        <ul className={styles.list}>
          {kept.map(collection => {
            const at = now?.collection.key === collection.key ? now.index : null;
            const onPlay = (index: number) => play(collection, index);
            const progress = progressOf(collection, stats);
            return (
              <ShelfRow
                key={collection.key}
                collection={collection}
                {...progress}
                doneWord="solved"
                at={at}
                one="level"
                all="All levels"
                onPlay={onPlay}
                onRemove={() => void shelves.remove(collection)}
              >
                {() => (
                  <Paged items={levelsOf(collection)} label="Levels" from={at ?? progress.first}>
                    {(levels, offset) => <Levels {...{ levels, offset, stats, at, onPlay }} />}
                  </Paged>
                )}
              </ShelfRow>
            );
          })}
        </ul>
      </section>
      <ImportCollection shelves={shelves} />
    </div>
  );
}

/** Endings of the files that are read: the label names what the picker offers. */
const ENDINGS = ['.xsb', '.sok', '.txt', '.slc', '.xml', '.json'] as const;

interface LevelsProps {
  readonly levels: readonly Level[];
  /** Number of the first of them in its collection. */
  readonly offset: number;
  readonly stats: LevelStats;
  /** The level that is being played. */
  readonly at: number | null;
  onPlay(index: number): void;
}

const Levels = ({ levels, offset, stats, at, onPlay }: LevelsProps) => (
  <LevelCards>
    {levels.map((level, place) => {
      const index = offset + place;
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
);

/** Import by file, drop or paste. Boards that are not levels are reported, the others are saved. */
function ImportCollection({ shelves }: { readonly shelves: Shelves }) {
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
      const refusal = await shelves.add(hashOf(written), brought);
      setError(undefined);
      setSaid([
        `${called}: ${levels.length} ${levels.length === 1 ? 'level' : 'levels'}.`,
        ...(refusal === null ? [] : [refusal]),
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
        {`A file (${ENDINGS.join(', ')})`}
        <input
          type="file"
          accept={[...ENDINGS, 'text/plain', 'text/xml', 'application/json'].join()}
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
