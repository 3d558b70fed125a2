// Timeline of a match: both robots' health and energy as a chart that grows with it, and a slider over it that shows any tick.
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { UiStore } from '../../../scenes/kit/core/session/ui.ts';
import { type Arena, LETTERS, SIDES, type Side } from '../../../scenes/robot-battle/rules/arena.ts';
import { cachedSnapshots, showTick } from '../../../scenes/robot-battle/rules/playerActions.ts';
import type { Match, RobotUi } from '../../../scenes/robot-battle/ui.ts';
import { Scrubber } from './Scrubber.tsx';
import styles from './Timeline.module.css';

interface TimelineProps {
  readonly ui: UiStore<RobotUi>;
  readonly match: Match;
  /** The tick that is played. */
  readonly tick: number;
  /** The tick that a match under way has come to: the chart goes no farther than this and the shown one. */
  readonly played: number;
  /** Called before another tick is shown, to pause the match. */
  onScrub(): void;
}

export function Timeline({ ui, match, tick, played, onScrub }: TimelineProps) {
  const snapshot = useStore(ui, state => state.snapshot);
  const snapshots = cachedSnapshots(match);
  const last = snapshots.length - 1;
  const at = Math.min(last, snapshot?.tick ?? tick);
  const go = (to: number) => {
    onScrub();
    showTick(ui, match, to);
  };
  return (
    <Scrubber at={at} last={last} onGo={go}>
      <Chart
        snapshots={snapshots}
        until={Math.min(last, Math.max(at, played))}
        full={match.t.startHealth}
        cap={match.t.energyCap}
      />
    </Scrubber>
  );
}

interface ChartProps {
  readonly snapshots: readonly Arena[];
  /** The last tick that is drawn: the rest would tell the end before it comes. */
  readonly until: number;
  /** Health at the start, and most energy: the chart's height. */
  readonly full: number;
  readonly cap: number;
}

/** Health as a thick line, energy as a thin one; B's are dashed. */
function Chart({ snapshots, until, full, cap }: ChartProps) {
  const lines = useMemo(
    () =>
      SIDES.map(side => ({
        side,
        health: pointsOf(snapshots, side, robot => robot.health / full),
        energy: pointsOf(snapshots, side, robot => robot.energy / cap),
      })),
    [snapshots, full, cap],
  );
  const now = snapshots[until];
  const sentence = SIDES.map(side => `${LETTERS[side]} has ${now?.robots[side].health ?? 0} health`).join(', ');
  const drawn = (points: readonly string[]) => points.slice(0, until + 1).join(' ');
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${Math.max(1, snapshots.length - 1)} 100`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`Health and energy of both robots at tick ${until}: ${sentence}`}
    >
      {lines.map(({ side, health, energy }) => (
        <g key={side} data-side={LETTERS[side]}>
          <polyline points={drawn(energy)} data-energy />
          <polyline points={drawn(health)} />
        </g>
      ))}
    </svg>
  );
}

const pointsOf = (
  snapshots: readonly Arena[],
  side: Side,
  part: (robot: Arena['robots'][Side]) => number,
): readonly string[] => snapshots.map(({ robots }, tick) => `${tick},${(100 - 100 * part(robots[side])).toFixed(1)}`);
