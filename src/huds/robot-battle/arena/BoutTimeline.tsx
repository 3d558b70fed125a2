// Timeline of a match in the arena: the health of every robot as a chart that grows with the match, each with its own dashes, under a slider that shows any tick.
import { useMemo } from 'react';
import { markOf } from '../../../../scenes/robot-battle/arena/faceShapes.ts';
import { ARENA } from '../../../../scenes/robot-battle/arena/numbers.ts';
import type { ArenaFighter, Snapshot } from '../../../../scenes/robot-battle/arena/types.ts';
import { Scrubber } from '../Scrubber.tsx';
import styles from '../Timeline.module.css';
import { PLACES } from './places.ts';

interface BoutTimelineProps {
  readonly fighters: readonly ArenaFighter[];
  readonly snapshots: readonly Snapshot[];
  readonly at: number;
  /** The tick that is played: the chart goes no farther than this and `at`, or it would tell the end before it comes. */
  readonly played: number;
  onGo(tick: number): void;
}

export function BoutTimeline({ fighters, snapshots, at, played, onGo }: BoutTimelineProps) {
  const last = snapshots.length - 1;
  const until = Math.max(at, played);
  const lines = useMemo(
    () =>
      fighters.map((_, index) =>
        snapshots.map(
          ({ robots }, tick) => `${tick},${(100 - (100 * (robots[index]?.health ?? 0)) / ARENA.health).toFixed(1)}`,
        ),
      ),
    [fighters, snapshots],
  );
  const sentence = fighters
    .map(({ name }, index) => `${name} ${Math.ceil(snapshots[until]?.robots[index]?.health ?? 0)}`)
    .join(', ');
  return (
    <Scrubber at={at} last={last} onGo={onGo}>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${Math.max(1, last)} 100`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Health of every robot at tick ${until}: ${sentence}`}
      >
        {lines.map((points, index) => (
          <polyline
            key={PLACES[index]}
            points={points.slice(0, until + 1).join(' ')}
            style={{ stroke: `var(--${markOf(fighters[index]?.team ?? 0).ink})` }}
            strokeDasharray={DASHES[index % DASHES.length]}
          />
        ))}
      </svg>
    </Scrubber>
  );
}

const DASHES = ['none', '7 3', '2 3', '9 3 2 3', '4 4', '1 4'] as const;
