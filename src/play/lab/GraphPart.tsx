// Graph section of the lab: pinned numbers of the state and the HUD over time, while playing and along a replay.
import { useEffect, useId, useState } from 'react';
import { useStore } from 'zustand';
import type { Replay } from '../../../scenes/kit/core/replay/replay.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { Button } from '../../ui/Button.tsx';
import { inSlices } from '../../ui/inSlices.ts';
import { Slider } from '../../ui/Slider.tsx';
import { useSession } from '../session/useSession.ts';
import { fetchLevels } from '../stage/fetchGame.ts';
import type { MountedGame } from '../stage/PhaserHost.tsx';
import graph from './Graph.module.css';
import knobs from './knobs/Knobs.module.css';
import { short, shown } from './knobs/knobText.ts';
import styles from './Lab.module.css';
import { TraceLine } from './ladder/charts.tsx';
import { openLadderGame } from './ladder/ladderJob.ts';
import { numberNamed, numberNames, SAMPLE_TICKS, type Trace, type Traces, traceReplay } from './traces.ts';

interface GraphPartProps {
  readonly definition: GameDefinition;
  readonly mounted: MountedGame;
  readonly traces: Traces;
}

export function GraphPart({ definition, mounted, traces }: GraphPartProps) {
  const { session } = mounted.stage;
  const pinned = useStore(traces.store);
  const playback = useSession(session, state => state.playback);
  const [words, setWords] = useState('');
  const [names, setNames] = useState(() => numberNames(session));
  const list = useId();
  const count = pinned.size;
  useFilledTraces(definition, mounted, traces, count);

  function pin() {
    const wanted = words.trim();
    if (numberNamed(session, wanted) === null) return;
    traces.pin(wanted);
    setWords('');
  }
  return (
    <section className={styles.section} aria-label="Graph">
      <form
        className={graph.pin}
        onSubmit={event => {
          event.preventDefault();
          pin();
        }}
      >
        <input
          className={knobs.find}
          type="search"
          list={list}
          aria-label="Number to pin"
          placeholder="Number of the state or HUD"
          value={words}
          onFocus={() => setNames(numberNames(session))}
          onChange={event => setWords(event.currentTarget.value)}
        />
        <datalist id={list}>
          {names.map(name => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
        <Button type="submit" size="sm" disabled={!names.includes(words.trim())}>
          Pin
        </Button>
      </form>
      {count === 0 && (
        <p className={knobs.count}>{names.length} numbers can be pinned: they are plotted while the game is played.</p>
      )}
      <ul className={graph.list}>
        {[...pinned].map(([name, trace]) => (
          <Pinned key={name} name={name} trace={trace} mounted={mounted} onUnpin={() => traces.unpin(name)} />
        ))}
      </ul>
      {playback && count > 0 && <Scrubber mounted={mounted} ticks={playback.ticks} />}
    </section>
  );
}

interface PinnedProps {
  readonly name: string;
  readonly trace: Trace;
  readonly mounted: MountedGame;
  onUnpin(): void;
}

function Pinned({ name, trace, mounted: { stage }, onUnpin }: PinnedProps) {
  const { session } = stage;
  const tick = useSession(session, state => state.tick - (state.tick % SAMPLE_TICKS));
  const length = useSession(session, state => state.playback?.ticks ?? 0);
  const points = [...trace].toSorted(([a], [b]) => a - b);
  const now = numberNamed(session, name);
  const ticks = Math.max(length, tick, points.at(-1)?.[0] ?? 0);
  return (
    <li>
      <div className={graph.head}>
        <b>{name}</b>
        <output>{now === null ? 'none now' : shown(now)}</output>
        <Button size="sm" variant="ghost" aria-label={`Unpin ${name}`} onClick={onUnpin}>
          Unpin
        </Button>
      </div>
      <TraceLine
        title={`${name} over ${ticks} ticks, ${points.length} samples`}
        points={points}
        ticks={ticks}
        tick={tick}
        format={short}
      />
    </li>
  );
}

/** Seeks in the replay that is watched. */
function Scrubber({ mounted: { stage }, ticks }: { readonly mounted: MountedGame; readonly ticks: number }) {
  const { session } = stage;
  const tick = useSession(session, state => state.tick);
  return (
    <Slider
      label="Tick of the replay"
      value={tick}
      min={0}
      max={ticks}
      onChange={wanted => void inSlices(session.seekIncrementally(wanted))}
    />
  );
}

/** Fills in what was not seen: of a replay when it is watched, of the run so far when a further number is pinned. */
function useFilledTraces(definition: GameDefinition, mounted: MountedGame, traces: Traces, count: number): void {
  const { session } = mounted.stage;
  const run = useSession(session, state => state.run);
  useEffect(() => {
    const { tick, isRecorded, run: now } = session.store.getState();
    const replay = session.replay();
    if (count === 0 || now !== run || !isRecorded || (tick === 0 && replay.ticks === 0)) return;
    const control = new AbortController();
    void traced(definition, mounted, replay, traces, control.signal).catch((error: unknown) => reportError(error));
    return () => control.abort();
  }, [definition, mounted, session, traces, count, run]);
}

async function traced(
  definition: GameDefinition,
  { runtime, stage }: MountedGame,
  replay: Replay,
  traces: Traces,
  signal: AbortSignal,
): Promise<void> {
  const levels = await fetchLevels(definition);
  const { rulesVersion } = definition;
  const game = await openLadderGame(runtime, {
    levels,
    ...(rulesVersion !== undefined && { rulesVersion }),
    ...(runtime.hasBodies && { physics: stage.physics }),
  });
  if (signal.aborted) return;
  const names = [...traces.store.getState().keys()];
  const session = game.open({ seed: replay.seed, setup: {} });
  const samples = await inSlices(traceReplay(session, replay, names), { signal });
  if (samples) traces.fill(samples);
}
