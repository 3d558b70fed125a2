// Card of a level in a list: its board, its name, and the best that was done, by pushes and by moves; a press plays it.
import type { ReactNode } from 'react';
import { plural } from '../../../../scenes/kit/core/plural.ts';
import type { Level } from '../../../../scenes/sokoban/rules/level.ts';
import type { Best } from '../best.ts';
import { MEDAL_NAMES, MedalMark } from '../MedalMark.tsx';
import { BoardPicture } from './BoardPicture.tsx';
import styles from './LevelCard.module.css';

export const LevelCards = ({ children }: { readonly children: ReactNode }) => (
  <ol className={styles.cards}>{children}</ol>
);

interface LevelCardProps {
  readonly name: string;
  readonly level: Level;
  readonly best: Best | null;
  /** The fewest pushes, where they are proven: medals are given only then. */
  readonly par: number | null;
  readonly difficulty?: { readonly value: number; readonly most: number };
  readonly isCurrent: boolean;
  onPlay(): void;
}

export function LevelCard({ name, level, best, par, difficulty, isCurrent, onPlay }: LevelCardProps) {
  const said = [
    name,
    plural(level.boxes.length, 'parcel'),
    ...(par === null ? [] : [`par ${par} pushes`]),
    ...(difficulty ? [`difficulty ${difficulty.value}`] : []),
    ...(best ? [`done in ${plural(best.pushes, 'push', 'pushes')}`] : []),
    ...(best && best.moves !== null ? [`fewest moves ${best.moves}`] : []),
    ...(best && par !== null ? [`${MEDAL_NAMES[best.medal]} medal`] : []),
  ];
  return (
    <li>
      <button
        type="button"
        data-done={best !== null || undefined}
        aria-current={isCurrent ? 'true' : undefined}
        aria-label={said.join(', ')}
        title={difficulty && `Difficulty ${difficulty.value}`}
        onClick={onPlay}
      >
        <BoardPicture level={level} />
        <b>{name}</b>
        <small>{best ? <Done best={best} par={par} /> : par === null ? '' : `par ${par}`}</small>
        {difficulty && <meter min={0} max={difficulty.most} value={difficulty.value} aria-hidden="true" />}
      </button>
    </li>
  );
}

/** Pushes, of the fewest there are where that is known, and moves. */
const Done = ({ best: { pushes, moves, medal }, par }: { readonly best: Best; readonly par: number | null }) => (
  <>
    {par !== null && <MedalMark medal={medal} />}
    {par === null ? plural(pushes, 'push', 'pushes') : `${pushes} of ${par}`}
    {moves !== null && `, ${plural(moves, 'move')}`}
  </>
);
