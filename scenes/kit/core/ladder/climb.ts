// Runs of a ladder's players, piece by piece: the check and the lab play them by these functions, at any numbers and with any seeds.
import { TICKS_PER_SECOND } from '../clock.ts';
import type { Incremental } from '../incremental.ts';
import { NO_INPUT } from '../input/input.ts';
import type { Json } from '../json.ts';
import type { OpenOptions, Session } from '../session/session.ts';
import type { Ladder } from './ladder.ts';
import { type Row, SEEDS, type Table } from './verdict.ts';

/** The newcomer may try the first stage so often. */
const TRIES = 3;
/** Ticks of one piece of a run. */
const PIECE_TICKS = 8;
/** Between the seeds of a seed's further runs. */
const NEXT_RUN = 1000;

type AnyPlayer = Ladder['players']['naive'];

/** Game that a ladder is played in. */
export interface LadderGame {
  readonly kind: 'realtime' | 'turns';
  /** Opens a session as the game's page does; the numbers are those of constants.ts or its own. */
  open(options: Pick<OpenOptions, 'seed' | 'setup' | 'withoutHud'>): Session;
}

/** What the runs of one seed came to: one run, or the sum of several. */
export interface SeedRun {
  readonly value: number;
  readonly stage: number | null;
  readonly seconds: number;
  /** How many ended before their time was up. */
  readonly ended: number;
}

/** Everybody who plays, by name. */
export function playersOf(
  { players, without, exploits }: Ladder,
  kind: LadderGame['kind'],
): ReadonlyMap<string, AnyPlayer> {
  const idle: AnyPlayer = () => (_state, _t, legal) => (kind === 'turns' ? (legal[0] ?? null) : NO_INPUT);
  return new Map<string, AnyPlayer>([
    ['idle', idle],
    ...Object.entries(players),
    ...Object.entries(without).map(([name, player]) => [`without ${name}`, player] as const),
    ...Object.entries(exploits).map(([name, player]) => [`exploit: ${name}`, player] as const),
  ]);
}

/** The whole ladder. */
export function* climbLadder(game: LadderGame, ladder: Ladder, seeds = SEEDS): Incremental<Table> {
  const rows: Row[] = [];
  for (const [who, player] of playersOf(ladder, game.kind)) rows.push(yield* playRow(game, ladder, who, player, seeds));
  const hasStages = rows.some(row => row.stages);
  const known = ladder.runsPerSeed ? undefined : rows.find(({ who }) => who === 'newcomer')?.stages;
  let pastFirst = 0;
  if (hasStages)
    for (const [index, seed] of seeds.entries())
      pastFirst += (yield* getsPastFirst(game, ladder, seed, known?.[index])) ? 1 : 0;
  return { measure: ladder.measure, rows, ...(hasStages && { pastFirst }) };
}

/** One player's row. */
export function* playRow(
  game: LadderGame,
  ladder: Ladder,
  who: string,
  player: AnyPlayer,
  seeds: readonly number[],
): Incremental<Row> {
  const runs: SeedRun[] = [];
  for (const seed of seeds) runs.push(yield* playSeed(game, ladder, player, seed));
  return rowOf(who, runs, yield* firstMinuteOf(game, ladder, player));
}

/** A row of the table from the runs of its seeds. */
export function rowOf(who: string, runs: readonly SeedRun[], firstMinute: string): Row {
  const stages = runs.flatMap(({ stage }) => (stage === null ? [] : [stage]));
  return {
    who,
    values: runs.map(({ value }) => value),
    ...(stages.length === runs.length && { stages }),
    seconds: runs.map(({ seconds }) => seconds),
    ended: runs.map(({ ended }) => ended),
    firstMinute,
  };
}

export function* playSeed(game: LadderGame, ladder: Ladder, player: AnyPlayer, seed: number): Incremental<SeedRun> {
  const { runsPerSeed = 1 } = ladder;
  const sum = { value: 0, stage: null as number | null, seconds: 0, ended: 0 };
  for (let i = 0; i < runsPerSeed; i++) {
    const run = yield* playOne(game, ladder, player, seed + i * NEXT_RUN);
    sum.value += run.value;
    sum.stage = run.stage;
    sum.seconds += run.seconds / runsPerSeed;
    sum.ended += run.isOver ? 1 : 0;
  }
  return { ...sum, seconds: Math.round(sum.seconds) };
}

/** What stands after a minute of a player's first run: another hash says that rules, numbers or the bot changed. */
export function* firstMinuteOf(game: LadderGame, ladder: Ladder, player: AnyPlayer): Incremental<string> {
  return (yield* playOne(game, { ...ladder, mostMinutes: 1 }, player, SEEDS[0] as number)).hash;
}

/** Whether the newcomer gets past the first stage of a seed within three tries; the first try's stage may be known already. */
export function* getsPastFirst(
  game: LadderGame,
  ladder: Ladder,
  seed: number,
  known: number | undefined,
): Incremental<boolean> {
  const { newcomer } = ladder.players;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const first = attempt === 0 ? known : undefined;
    const stage = first ?? (yield* playOne(game, ladder, newcomer, seed + attempt * NEXT_RUN)).stage ?? 0;
    if (stage > 1) return true;
  }
  return false;
}

interface Run {
  readonly value: number;
  readonly stage: number | null;
  readonly seconds: number;
  readonly isOver: boolean;
  readonly hash: string;
}

function* playOne(game: LadderGame, ladder: Ladder, player: AnyPlayer, seed: number): Incremental<Run> {
  const { setup = {} } = ladder;
  const session = game.open({ seed, setup, withoutHud: true });
  session.start(setup);
  const count = ladder.count();
  session.onEvents(events => {
    for (const event of events) count.onEvent?.(event);
  });
  const decide = player(seed);
  const most = ladder.mostMinutes * 60 * TICKS_PER_SECOND;
  const beat = Math.round((ladder.secondsPerCommand ?? 3) * TICKS_PER_SECOND);
  const isPlaying = () => session.store.getState().phase === 'playing';
  let piece = 0;
  while (isPlaying() && session.store.getState().tick < most) {
    if (game.kind === 'turns') takeTurn(session, decide, beat, isPlaying);
    else session.tick({ ...NO_INPUT, ...(decide(session.state as object, session.tuning, []) as object) });
    if (game.kind === 'turns' || ++piece % PIECE_TICKS === 0) yield Math.min(1, session.store.getState().tick / most);
  }
  const state = session.state as object;
  return {
    value: count.value(state, session.tuning),
    stage: count.stage?.(state) ?? null,
    seconds: session.store.getState().tick / TICKS_PER_SECOND,
    isOver: session.store.getState().phase === 'over',
    hash: session.hash(),
  };
}

/** A command, after the time that a person takes for it. */
function takeTurn(session: Session, decide: ReturnType<AnyPlayer>, beat: number, isPlaying: () => boolean): void {
  for (let i = 0; i < beat && isPlaying(); i++) session.tick(NO_INPUT);
  if (!isPlaying()) return;
  const command = decide(session.state as object, session.tuning, session.legal?.() ?? []);
  if (command !== null) session.send(command as Json);
}
