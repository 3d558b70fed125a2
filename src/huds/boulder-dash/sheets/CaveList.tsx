// All caves of a collection: search, a page of them, and what each was left with.
import { useState } from 'react';
import { pieceOf, type ShelfCave } from '../../../../scenes/boulder-dash/levels/bdcff/shelf.ts';
import { plural } from '../../../../scenes/kit/core/plural.ts';
import type { Collection } from '../../../data/games/collections.ts';
import { Paged } from '../../../play/shelf/ShelfRow.tsx';
import type { Shelves } from '../../../play/shelf/useShelves.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { cavesOf } from '../shelf.ts';
import styles from './Caves.module.css';
import { CaveThumb } from './CaveThumb.tsx';
import { useSolver } from './useSolver.ts';

/** From so many caves on there is a search. */
const MANY = 12;

interface CaveListProps {
  readonly collection: Collection;
  readonly shelves: Shelves;
  /** The most diamonds with which each cave was left, by its key. */
  readonly bests: Readonly<Record<string, number>>;
  /** The cave that is being played. */
  readonly at: number | null;
  onPlay(index: number): void;
  /** Shows the recorded solution of its file. */
  onWatch(index: number): void;
}

export function CaveList({ collection, shelves, bests, at, onPlay, onWatch }: CaveListProps) {
  const [wanted, setWanted] = useState('');
  const caves = cavesOf(collection);
  const word = wanted.trim().toLowerCase();
  const found = caves.flatMap((cave, index) => (cave.name.toLowerCase().includes(word) ? [{ cave, index }] : []));
  const remove = (index: number) => {
    const { name } = caves[index] as ShelfCave;
    if (caves.length === 1) return shelves.remove(collection);
    const text = caves.flatMap(({ key, bdcff }, i) => (i === index ? [] : [pieceOf(key, bdcff)])).join('');
    return shelves.removeFrom(collection, { count: caves.length - 1, text }, name);
  };
  return (
    <>
      {caves.length > MANY && <TextField label="Search by name" value={wanted} onChange={setWanted} />}
      {found.length === 0 && <p>No cave has this in its name.</p>}
      <Paged items={found} label="Caves" from={word === '' ? (at ?? 0) : 0}>
        {page => (
          <ul className={styles.list}>
            {page.map(({ cave, index }) => (
              <CaveRow
                key={cave.key}
                cave={cave}
                number={index + 1}
                best={bests[cave.key]}
                isPlayed={index === at}
                onPlay={() => onPlay(index)}
                onWatch={() => onWatch(index)}
                onRemove={() => void remove(index)}
              />
            ))}
          </ul>
        )}
      </Paged>
    </>
  );
}

interface CaveRowProps {
  readonly cave: ShelfCave;
  readonly number: number;
  readonly best: number | undefined;
  readonly isPlayed: boolean;
  onPlay(): void;
  onWatch(): void;
  onRemove(): void;
}

function CaveRow({ cave, number, best, isPlayed, onPlay, onWatch, onRemove }: CaveRowProps) {
  const { name, bdcff, solution, unsolved } = cave;
  const solver = useSolver(bdcff);
  return (
    <li className={styles.cave} data-done={best !== undefined || undefined}>
      <CaveThumb bdcff={bdcff} />
      <span className={styles.name}>
        <b>
          {number}. {name}
        </b>
        <small>
          {best === undefined ? 'not yet left by its exit' : `left with ${plural(best, 'diamond')}`}
          {isPlayed && ', being played'}
        </small>
        {solution === null ? (
          <small role="status">{solver.status}</small>
        ) : (
          <small>Proven by the solution in its file.</small>
        )}
        {unsolved !== null && <small>Its file’s solution is not shown: {unsolved}.</small>}
      </span>
      <span className={styles.actions}>
        <Button size="sm" aria-label={`Play ${name}`} onClick={onPlay}>
          Play
        </Button>
        {solution === null ? (
          <Button
            size="sm"
            variant="secondary"
            aria-label={solver.working ? 'Cancel' : `Prove ${name}`}
            onClick={() => (solver.working ? solver.cancel() : solver.prove())}
          >
            {solver.working ? 'Cancel' : 'Prove'}
          </Button>
        ) : (
          <Button
            size="sm"
            variant="secondary"
            aria-label={`Watch the file’s solution of ${name}`}
            title="Watch the file’s solution"
            onClick={onWatch}
          >
            Watch
          </Button>
        )}
        <Button size="sm" variant="ghost" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </span>
    </li>
  );
}
