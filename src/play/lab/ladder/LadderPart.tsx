// Ladder section of the lab: the players of the game's ladder at the numbers of the moment, beside the recorded table, and what the verdict says.
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { same } from '../../../../scenes/kit/core/json.ts';
import { playersOf } from '../../../../scenes/kit/core/ladder/climb.ts';
import { likelyOf, type Row, SEEDS, typicalOf } from '../../../../scenes/kit/core/ladder/verdict.ts';
import type { GameDefinition } from '../../../../scenes/kit/game.ts';
import { Button } from '../../../ui/Button.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { Select } from '../../../ui/Select.tsx';
import { useSession } from '../../session/useSession.ts';
import type { MountedGame } from '../../stage/PhaserHost.tsx';
import { short, shown } from '../knobs/knobText.ts';
import styles from '../Lab.module.css';
import { type Scale, Strip, scaleOf } from './charts.tsx';
import ladders from './Ladder.module.css';
import { type BenchState, type LadderBench, RUNGS } from './ladderBench.ts';
import { ladderNames } from './ladders.ts';
import { difference, isComplete, rowSoFar, tableSoFar, verdictSoFar } from './ladderTable.ts';
import { SweepPart } from './SweepPart.tsx';

interface LadderPartProps {
  readonly definition: GameDefinition;
  readonly mounted: MountedGame;
  readonly bench: LadderBench;
}

export function LadderPart({ definition, mounted, bench }: LadderPartProps) {
  const names = ladderNames(definition.id);
  const state = useStore(bench.store);
  const { chosen, progress, note } = state;
  useEffect(() => {
    if (!bench.store.getState().chosen) void bench.choose('ladder');
  }, [bench]);
  if (names.length === 0) return <p>This game has no ladder: scenes/README.md says how to write one.</p>;
  if (!chosen) return <p>Loading the ladder …</p>;
  return (
    <section className={styles.section} aria-label="Ladder">
      {names.length > 1 && (
        <Select
          label="Ladder"
          value={chosen.name}
          options={names.map(name => ({ value: name, label: name.replace(/^ladder\.?/, '') || 'default setup' }))}
          disabled={progress !== null}
          onChange={name => void bench.choose(name)}
        />
      )}
      <p className={ladders.note}>
        {chosen.ladder.measure}, {middleOf(chosen.ladder)};{' '}
        {mounted.runtime.hasBodies ? 'played on this page while the game rests' : 'played beside the game'}.
      </p>
      <div className={styles.row}>
        <Button size="sm" disabled={progress !== null} onClick={() => void bench.firstLook()}>
          Run five seeds
        </Button>
        <Button size="sm" variant="secondary" disabled={progress !== null} onClick={() => void bench.twenty()}>
          Run all twenty
        </Button>
        <Button size="sm" variant="secondary" disabled={progress !== null} onClick={() => void bench.everything()}>
          Run the whole check
        </Button>
      </div>
      {progress && (
        <div className={ladders.progress}>
          <Progress
            label={progress.label || 'Runs'}
            value={progress.done}
            max={progress.of}
            format={done => `${done} of ${progress.of}`}
          />
          <Button size="sm" variant="secondary" onClick={bench.cancel}>
            Cancel
          </Button>
        </div>
      )}
      <p role="status" className={ladders.note}>
        {note}
      </p>
      <Results definition={definition} mounted={mounted} bench={bench} state={state} chosen={chosen} />
      <SweepPart mounted={mounted} bench={bench} ladder={chosen.ladder} isBusy={progress !== null} />
    </section>
  );
}

interface ResultsProps extends LadderPartProps {
  readonly state: BenchState;
  readonly chosen: NonNullable<BenchState['chosen']>;
}

function Results({ definition, mounted, bench, state, chosen }: ResultsProps) {
  const { session } = mounted.stage;
  const { ladder, recorded } = chosen;
  const { played, overrides, progress } = state;
  const tuned = useSession(session, () => session.overrides);
  const who = [...playersOf(ladder, mounted.runtime.kind).keys()];
  const table = tableSoFar(ladder, who, played);
  const recordedRow = (name: string) => recorded?.rows.find(row => row.who === name) ?? null;
  const values = [...table.rows, ...(recorded?.rows ?? [])].flatMap(row => row.values);
  const scale = scaleOf(values);
  const middle = ladder.runsPerSeed ? 'mean' : 'median';
  const isOld = table.rows.length > 0 && !same(tuned, overrides);
  const line = (name: string) => (
    <PlayerRow
      key={name}
      who={name}
      ladder={ladder}
      scale={scale}
      recorded={recordedRow(name)}
      now={rowSoFar(played, name)}
      {...(!RUNGS.includes(name) && { run: () => void bench.one(name), isBusy: progress !== null })}
    />
  );
  return (
    <>
      {isOld && (
        <p role="status" className={ladders.old}>
          The numbers have changed since: these runs are of {wordsOf(overrides)}.
        </p>
      )}
      <table className={ladders.table} aria-label="Players">
        <thead>
          <tr>
            <th scope="col">Player</th>
            <th scope="col">Recorded {middle}</th>
            <th scope="col">{middle} now</th>
            <th scope="col">Seeds</th>
          </tr>
        </thead>
        {RUNGS.map(line)}
      </table>
      <Verdict definition={definition} chosen={chosen} who={who} table={table} overrides={overrides} />
      {who.length > RUNGS.length && (
        <details className={styles.group}>
          <summary>
            Without each thing, and shortcuts <span>{who.length - RUNGS.length}</span>
          </summary>
          <table className={ladders.table} aria-label="Ablations and shortcuts">
            {who.slice(RUNGS.length).map(line)}
          </table>
        </details>
      )}
    </>
  );
}

interface PlayerRowProps {
  readonly who: string;
  readonly ladder: ResultsProps['chosen']['ladder'];
  readonly scale: Scale;
  readonly recorded: Row | null;
  readonly now: Row | null;
  readonly run?: () => void;
  readonly isBusy?: boolean;
}

function PlayerRow({ who, ladder, scale, recorded, now, run, isBusy }: PlayerRowProps) {
  const runsOf = (row: Row | null) =>
    row && { values: row.values, middle: typicalOf(ladder, row), likely: likelyOf(ladder, row) };
  // Of the recorded runs those with the same seeds: the others would compare luck.
  const known = recorded && now ? { ...recorded, values: recorded.values.slice(0, now.values.length) } : recorded;
  const [before, after] = [runsOf(known), runsOf(now)];
  const inWords = (runs: typeof before) =>
    runs
      ? `${ladder.runsPerSeed ? 'mean' : 'median'} ${short(runs.middle)}, likely ${short(runs.likely[0])} to ${short(runs.likely[1])}`
      : 'not played';
  return (
    <tbody>
      <tr>
        <th scope="row">{who}</th>
        <td>{before ? short(before.middle) : '–'}</td>
        <td>
          {after ? <b>{short(after.middle)}</b> : '–'}
          {after && (
            <small>
              {' '}
              {short(after.likely[0])} to {short(after.likely[1])}
            </small>
          )}
        </td>
        <td>
          {run ? (
            <Button size="sm" variant="secondary" aria-label={`Run ${who}`} disabled={isBusy} onClick={run}>
              {now ? now.values.length : 'Run'}
            </Button>
          ) : (
            (now?.values.length ?? 0)
          )}
        </td>
      </tr>
      <tr>
        <td colSpan={4}>
          <Strip
            title={`${who}: recorded ${inWords(before)}; now ${inWords(after)}`}
            scale={scale}
            recorded={before}
            now={after}
          />
        </td>
      </tr>
    </tbody>
  );
}

interface VerdictProps extends Pick<ResultsProps, 'definition' | 'chosen'> {
  readonly who: readonly string[];
  readonly table: ReturnType<typeof tableSoFar>;
  readonly overrides: BenchState['overrides'];
}

function Verdict({ definition, chosen: { ladder, recorded }, who, table, overrides }: VerdictProps) {
  if (table.rows.length === 0) return null;
  const { faults, accepted } = verdictSoFar(definition, ladder, who, table);
  const isWhole = isComplete(who, table);
  const seeds = Math.min(...table.rows.map(({ values }) => values.length));
  const isDefault = Object.keys(overrides).length === 0;
  const others = isDefault
    ? table.rows.flatMap(row => {
        const known = recorded?.rows.find(one => one.who === row.who);
        return (known && difference(row, known)) ?? [];
      })
    : [];
  return (
    <div className={ladders.verdict} role="group" aria-label="Verdict">
      <h3>{isWhole ? 'The check says' : `So far, with ${seeds} of ${SEEDS.length} seeds, luck included`}</h3>
      <ul>
        {faults.map(fault => (
          <li key={fault} data-fault>
            {fault}
          </li>
        ))}
        {accepted.map(({ fault, why }) => (
          <li key={fault}>
            accepted: {fault}. {why}
          </li>
        ))}
        {faults.length === 0 && <li>{isWhole ? 'Every rule of depth holds.' : 'Nothing breaks so far.'}</li>}
        {others.map(other => (
          <li key={other} data-fault>
            {other}
          </li>
        ))}
        {isDefault && recorded && others.length === 0 && (
          <li>These runs agree with the recorded table, seed by seed.</li>
        )}
      </ul>
    </div>
  );
}

/** What the numbers of the table are. */
const middleOf = ({ runsPerSeed }: ResultsProps['chosen']['ladder']): string =>
  runsPerSeed ? `the mean over the seeds, ${runsPerSeed} runs a seed` : 'the median over the seeds';

const wordsOf = (overrides: BenchState['overrides']): string =>
  Object.entries(overrides)
    .map(([name, value]) => `${name} ${shown(value)}`)
    .join(', ') || 'constants.ts as it stands';
