// Sweep section of the lab: what one constant does to newcomer and practised over its whole range, as curves.
import { useState } from 'react';
import { useStore } from 'zustand';
import type { Ladder } from '../../../../scenes/kit/core/ladder/ladder.ts';
import { own } from '../../../../scenes/kit/core/own.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';
import { useSession } from '../../session/useSession.ts';
import type { MountedGame } from '../../stage/PhaserHost.tsx';
import { short } from '../knobs/knobText.ts';
import styles from '../Lab.module.css';
import { Curve } from './charts.tsx';
import type { LadderBench } from './ladderBench.ts';
import { curveOf, SWEPT_PLAYERS } from './sweep.ts';

interface SweepPartProps {
  readonly mounted: MountedGame;
  readonly bench: LadderBench;
  readonly ladder: Ladder;
  readonly isBusy: boolean;
}

export function SweepPart({ mounted: { stage, runtime }, bench, ladder, isBusy }: SweepPartProps) {
  const { session } = stage;
  const names = Object.keys(runtime.constants);
  const changed = useSession(session, () => session.overrides);
  const [picked, setPicked] = useState<string | null>(null);
  const { swept } = useStore(bench.store);
  const name = picked ?? Object.keys(changed)[0] ?? names[0] ?? '';
  const sweptKnob = swept && own(runtime.constants, swept.name);

  return (
    <div className={styles.section} role="group" aria-label="Sweep">
      <Select
        label="Sweep"
        value={name}
        options={names.map(one => ({ value: one, label: one }))}
        disabled={isBusy}
        onChange={one => setPicked(one)}
      />
      <Button size="sm" variant="secondary" disabled={isBusy} onClick={() => void bench.sweep(name)}>
        Sweep {name} over its range
      </Button>
      {swept && sweptKnob && (
        <Curve
          title={`${ladder.runsPerSeed ? 'mean' : 'median'} of ${ladder.measure} over ${swept.name}, in ${sweptKnob.unit}:`}
          range={sweptKnob.range}
          mark={sweptKnob.value}
          curves={SWEPT_PLAYERS.map(who => ({
            name: who,
            points: curveOf(ladder, swept.runs.get(who) ?? new Map()),
          }))}
          format={short}
        />
      )}
    </div>
  );
}
