// Ladder bench of the lab: plays jobs at the numbers of the moment, tells how far it is, and keeps what was played until the numbers change.
import { createStore, type StoreApi } from 'zustand/vanilla';
import { same } from '../../../../scenes/kit/core/json.ts';
import { playersOf } from '../../../../scenes/kit/core/ladder/climb.ts';
import type { Ladder } from '../../../../scenes/kit/core/ladder/ladder.ts';
import { SEEDS, type Table } from '../../../../scenes/kit/core/ladder/verdict.ts';
import { own } from '../../../../scenes/kit/core/own.ts';
import type { GameDefinition } from '../../../../scenes/kit/game.ts';
import type { MountedGame } from '../../stage/PhaserHost.tsx';
import type { Overrides } from '../knobs/tuning.ts';
import type { LabeledJob, LadderAnswer, LadderJob } from './ladderJob.ts';
import { createRunner, type LadderRunner } from './ladderRunner.ts';
import { loadLadder, loadRecorded } from './ladders.ts';
import { NOTHING_PLAYED, type Played, rowSoFar, withPastFirst, withRun } from './ladderTable.ts';
import { type Swept, sweepJobs, withSweptRun } from './sweep.ts';

export const RUNGS: readonly string[] = ['idle', 'naive', 'newcomer', 'practised'];
/** Seeds of a first look, and how long it may take. */
const FIRST_SEEDS = SEEDS.slice(0, 5);
const FIRST_LOOK_MS = 60_000;

export interface BenchState {
  /** The chosen ladder; null until it is loaded. */
  readonly chosen: { readonly name: string; readonly ladder: Ladder; readonly recorded: Table | null } | null;
  readonly played: Played;
  /** Numbers that `played` belongs to. */
  readonly overrides: Overrides;
  readonly progress: { readonly done: number; readonly of: number; readonly label: string } | null;
  readonly swept: Swept | null;
  /** What there is to say after the last run: why it ended early. */
  readonly note: string | null;
}

export interface LadderBench {
  readonly store: Pick<StoreApi<BenchState>, 'getState' | 'getInitialState' | 'subscribe'>;
  choose(name: string): Promise<void>;
  /** Five seeds of the four players, within a minute. */
  firstLook(): Promise<void>;
  /** All twenty seeds of the four players, and whether the newcomer gets past the first stage. */
  twenty(): Promise<void>;
  /** One of the others, with as many seeds as the practised player has. */
  one(who: string): Promise<void>;
  /** All that the check plays. */
  everything(): Promise<void>;
  /** Newcomer and practised at some steps of one constant. */
  sweep(name: string): Promise<void>;
  cancel(): void;
  close(): void;
}

const NONE: BenchState = {
  chosen: null,
  played: NOTHING_PLAYED,
  overrides: {},
  progress: null,
  swept: null,
  note: null,
};

export function createLadderBench(definition: GameDefinition, mounted: MountedGame): LadderBench {
  const { session } = mounted.stage;
  const store = createStore<BenchState>(() => NONE);
  let runner: LadderRunner | null = null;
  let control: AbortController | null = null;

  async function play(
    jobs: readonly LabeledJob[],
    onAnswer: (job: LadderJob, answer: LadderAnswer) => void,
    mostMs?: number,
  ): Promise<boolean> {
    const { chosen } = store.getState();
    if (!chosen || control) return false;
    runner ??= createRunner(definition, mounted);
    const playing = runner;
    const { signal } = (control = new AbortController());
    let isLate = false;
    const deadline =
      mostMs &&
      setTimeout(() => {
        isLate = true;
        control?.abort();
      }, mostMs);
    if (playing.onPage) session.pause();
    let [next, done] = [0, 0];
    const tell = (label: string) => store.setState({ progress: { done, of: jobs.length, label }, note: null });
    tell('');
    const lane = async (index: number) => {
      while (next < jobs.length && !signal.aborted) {
        const { label, job } = jobs[next++] as LabeledJob;
        tell(label);
        onAnswer(job, await playing.run(index, chosen.name, job, signal));
        done++;
        tell(label);
      }
    };
    let fault: string | null = null;
    try {
      await Promise.all(Array.from({ length: playing.lanes }, (_, index) => lane(index)));
    } catch (error) {
      if (!signal.aborted) fault = `Stopped: ${wordsOf(error)}`;
      control.abort();
    }
    const ended = `${isLate ? 'A minute is over' : 'Cancelled'}: ${done} of ${jobs.length} runs.`;
    clearTimeout(deadline);
    control = null;
    store.setState({ progress: null, note: done === jobs.length ? null : (fault ?? ended) });
    return done === jobs.length;
  }

  /** Numbers of the moment; what was played at others is dropped. */
  function overridesNow(): Overrides {
    const { overrides } = store.getState();
    if (!same(overrides, session.overrides))
      store.setState({ overrides: { ...session.overrides }, played: NOTHING_PLAYED });
    return store.getState().overrides;
  }
  const note = (job: LadderJob, answer: LadderAnswer) =>
    store.setState(({ played }) => ({
      played:
        answer.kind === 'pastFirst'
          ? withPastFirst(played, job.seed, answer.isPast)
          : withRun(played, job.kind === 'run' ? job.who : '', job.seed, answer.run),
    }));
  /** Jobs that are not played yet, all players seed by seed. */
  const missing = (who: readonly string[], seeds: readonly number[]): readonly LabeledJob[] => {
    const overrides = overridesNow();
    const { runs } = store.getState().played;
    return seeds.flatMap(seed =>
      who.flatMap(name =>
        runs.get(name)?.has(seed)
          ? []
          : [{ label: `${name}, seed ${seed}`, job: { kind: 'run', who: name, seed, overrides } as const }],
      ),
    );
  };
  async function playPastFirst(): Promise<void> {
    const { chosen, played, overrides } = store.getState();
    const newcomer = rowSoFar(played, 'newcomer');
    if (!chosen || !newcomer?.stages) return;
    const known = (index: number) => (chosen.ladder.runsPerSeed ? undefined : newcomer.stages?.[index]);
    const jobs = SEEDS.flatMap((seed, index) =>
      played.pastFirst.has(seed)
        ? []
        : [
            {
              label: `first stage, seed ${seed}`,
              job: { kind: 'pastFirst', seed, overrides, known: known(index) } as const,
            },
          ],
    );
    if (jobs.length > 0) await play(jobs, note);
  }
  const withChosen = async (act: (ladder: Ladder) => Promise<unknown>) => {
    const { chosen } = store.getState();
    if (chosen) await act(chosen.ladder);
  };

  return {
    store,
    async choose(name) {
      const ladder = await loadLadder(definition.id, name);
      if (!ladder) return;
      const recorded = await loadRecorded(definition.id, name);
      store.setState({ ...NONE, chosen: { name, ladder, recorded } });
    },
    firstLook: () => withChosen(() => play(missing(RUNGS, FIRST_SEEDS), note, FIRST_LOOK_MS)),
    twenty: () => withChosen(async () => (await play(missing(RUNGS, SEEDS), note)) && playPastFirst()),
    one: who =>
      withChosen(() => {
        overridesNow();
        const count = rowSoFar(store.getState().played, 'practised')?.values.length ?? FIRST_SEEDS.length;
        return play(missing([who], SEEDS.slice(0, count)), note);
      }),
    everything: () =>
      withChosen(async ladder => {
        const who = [...playersOf(ladder, mounted.runtime.kind).keys()];
        if (await play(missing(who, SEEDS), note)) await playPastFirst();
      }),
    async sweep(name) {
      const knob = own(mounted.runtime.constants, name);
      if (!knob || control) return;
      store.setState({ swept: { name, runs: new Map() } });
      await play(sweepJobs(name, knob, session.overrides), (job, answer) =>
        store.setState(({ swept }) => {
          if (!swept || job.kind !== 'run' || answer.kind !== 'run') return {};
          return { swept: withSweptRun(swept, job.who, job.overrides[name] ?? knob.value, answer.run) };
        }),
      );
    },
    cancel: () => control?.abort(),
    close() {
      control?.abort();
      runner?.close();
    },
  };
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
