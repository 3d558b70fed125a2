// Timeline of a match: both robots' health and energy as a chart, and a slider over it that shows any tick.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { UiStore } from '../../../scenes/kit/core/session/ui.ts';
import { type Arena, LETTERS, SIDES, type Side } from '../../../scenes/robot-battle/rules/arena.ts';
import { cachedSnapshots, showTick } from '../../../scenes/robot-battle/rules/playerActions.ts';
import type { Match, RobotUi } from '../../../scenes/robot-battle/ui.ts';
import { Button } from '../../ui/Button.tsx';
import { Range } from '../../ui/Range.tsx';
import styles from './Timeline.module.css';

interface TimelineProps {
  readonly ui: UiStore<RobotUi>;
  readonly match: Match;
  /** The tick that is played. */
  readonly tick: number;
  /** Called before another tick is shown, to pause the match. */
  onScrub(): void;
}

export function Timeline({ ui, match, tick, onScrub }: TimelineProps) {
  const snapshot = useStore(ui, state => state.snapshot);
  const snapshots = cachedSnapshots(match);
  const last = snapshots.length - 1;
  const at = Math.min(last, snapshot?.tick ?? tick);
  const go = (to: number) => {
    onScrub();
    showTick(ui, match, to);
  };
  return (
    <div className={styles.timeline} data-timeline>
      <Button
        variant="secondary"
        className={styles.step}
        aria-label="One tick back"
        disabled={at <= 0}
        onClick={() => go(at - 1)}
      >
        <ChevronLeft aria-hidden />
      </Button>
      <div className={styles.track}>
        <Chart snapshots={snapshots} full={match.t.startHealth} cap={match.t.energyCap} />
        <Range
          aria-label="Tick of the match"
          min={0}
          max={Math.max(1, last)}
          value={at}
          aria-valuetext={`tick ${at} of ${last}`}
          onChange={go}
        />
      </div>
      <Button
        variant="secondary"
        className={styles.step}
        aria-label="One tick on"
        disabled={at >= last}
        onClick={() => go(at + 1)}
      >
        <ChevronRight aria-hidden />
      </Button>
      <span className={styles.tick}>
        Tick <b>{at}</b>/{last}
      </span>
    </div>
  );
}

interface ChartProps {
  readonly snapshots: readonly Arena[];
  /** Health at the start, and most energy: the chart's height. */
  readonly full: number;
  readonly cap: number;
}

/** Health as a thick line, energy as a thin one; B's are dashed. */
function Chart({ snapshots, full, cap }: ChartProps) {
  const lines = useMemo(
    () =>
      SIDES.map(side => ({
        side,
        health: pointsOf(snapshots, side, robot => robot.health / full),
        energy: pointsOf(snapshots, side, robot => robot.energy / cap),
      })),
    [snapshots, full, cap],
  );
  const end = snapshots.at(-1);
  const sentence = SIDES.map(side => `${LETTERS[side]} ends with ${end?.robots[side].health ?? 0} health`).join(', ');
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${Math.max(1, snapshots.length - 1)} 100`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`Health and energy of both robots: ${sentence}`}
    >
      {lines.map(({ side, health, energy }) => (
        <g key={side} data-side={LETTERS[side]}>
          <polyline points={energy} data-energy />
          <polyline points={health} />
        </g>
      ))}
    </svg>
  );
}

const pointsOf = (snapshots: readonly Arena[], side: Side, part: (robot: Arena['robots'][Side]) => number): string =>
  snapshots.map(({ robots }, tick) => `${tick},${(100 - 100 * part(robots[side])).toFixed(1)}`).join(' ');
