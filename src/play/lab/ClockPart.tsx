// Clock section of the lab: run or hold, single tick, slow motion, seed, hit boxes, and the cost of ticks and frames.
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { readSeed } from '../page/address.ts';
import { useSession } from '../session/useSession.ts';
import type { MountedGame } from '../stage/PhaserHost.tsx';
import styles from './Lab.module.css';

export function ClockPart({ mounted: { stage, clock } }: { readonly mounted: MountedGame }) {
  const { session, input } = stage;
  const held = useStore(clock.store, state => state.held);
  const seed = useSession(session, state => state.seed);
  const speed = useSession(session, state => state.speed);
  const phase = useSession(session, state => state.phase);
  const [typed, setTyped] = useState<string | null>(null);
  const [boxes, setBoxes] = useState(false);

  function oneTick() {
    clock.hold();
    if (phase === 'ready') session.start();
    session.resume();
    session.tick(input.take());
  }

  return (
    <section className={styles.part} aria-label="Clock">
      <p className={styles.figures}>
        <span>
          {phase}, tick <Tick session={session} />
        </span>
        <Cost stage={stage} />
      </p>
      <div className={styles.row}>
        <Button size="sm" variant="secondary" onClick={held ? clock.run : clock.hold}>
          {held ? 'Run' : 'Hold'}
        </Button>
        <Button size="sm" variant="secondary" onClick={oneTick}>
          Step
        </Button>
        <Button size="sm" variant="secondary" onClick={() => session.restart(readSeed(typed) ?? seed)}>
          Restart
        </Button>
      </div>
      <details className={styles.more}>
        <summary>
          Seed {seed}, speed {Math.min(1, speed).toFixed(2)}×
        </summary>
        <label className={styles.seed}>
          Seed
          <input
            inputMode="numeric"
            value={typed ?? String(seed)}
            onChange={event => setTyped(event.currentTarget.value)}
            onBlur={() => setTyped(readSeed(typed) === null ? null : typed)}
          />
        </label>
        <Slider
          label="Slow motion"
          value={Math.min(1, speed)}
          min={0.1}
          max={1}
          step={0.05}
          format={value => `${value.toFixed(2)}×`}
          onChange={value => session.setSpeed(value)}
        />
        {session.outlines() && (
          <Switch
            label="Hit boxes"
            checked={boxes}
            onChange={on => {
              setBoxes(on);
              stage.showHitBoxes(on);
            }}
          />
        )}
      </details>
    </section>
  );
}

/** Tick counter; a component of its own, so that the rest of the lab does not re-render with every tick. */
function Tick({ session }: Pick<MountedGame['stage'], 'session'>) {
  return <b>{useSession(session, state => state.tick)}</b>;
}

/** Mean cost of ticks and frames over 30 frames, in milliseconds. */
function Cost({ stage }: Pick<MountedGame, 'stage'>) {
  const [{ tick, frame }, setMean] = useState({ tick: 0, frame: 0 });
  useEffect(() => {
    let sums = { tick: 0, frame: 0, count: 0 };
    let request = requestAnimationFrame(function sample() {
      const now = stage.cost();
      sums = { tick: sums.tick + now.tick, frame: sums.frame + now.frame, count: sums.count + 1 };
      if (sums.count === 30) {
        setMean({ tick: sums.tick / sums.count, frame: sums.frame / sums.count });
        sums = { tick: 0, frame: 0, count: 0 };
      }
      request = requestAnimationFrame(sample);
    });
    return () => cancelAnimationFrame(request);
  }, [stage]);
  return (
    <span>
      tick {tick.toFixed(2)} ms, frame {frame.toFixed(2)} ms
    </span>
  );
}
