// Lets the players of a game's ladder play it. For the bench, the golden tables and their test.
import { TICKS_PER_SECOND } from '../../scenes/kit/core/clock.ts';
import { NO_INPUT } from '../../scenes/kit/core/input.ts';
import type { Json } from '../../scenes/kit/core/json.ts';
import type { Ladder } from '../../scenes/kit/core/ladder.ts';
import type { Session } from '../../scenes/kit/core/session/session.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { sessionOpener } from '../setup/game.ts';
import { type Row, SEEDS, type Table } from './verdict.ts';

/** The newcomer may try the first stage so often. */
const TRIES = 3;

type AnyPlayer = Ladder['players']['naive'];

const ladders = import.meta.glob<Ladder>('../../scenes/*/ladder*.ts', { import: 'default' });

/** A game's ladder, and those of other ways to play it: `ladder.ts`, `ladder.night.ts`. */
export interface Climb {
  readonly id: string;
  readonly definition: GameDefinition;
  /** 'ladder', 'ladder.night'. */
  readonly name: string;
}

export const climbsOf = (definitions: readonly GameDefinition[]): readonly Climb[] =>
  definitions.flatMap(definition =>
    [
      'ladder',
      ...Object.keys(ladders).flatMap(
        path => new RegExp(`/${definition.id}/(ladder\\..+)\\.ts$`).exec(path)?.[1] ?? [],
      ),
    ].map(name => ({ id: name === 'ladder' ? definition.id : `${definition.id}, ${name}`, definition, name })),
  );

export async function ladderOf({ id }: GameDefinition, name = 'ladder'): Promise<Ladder> {
  const load = ladders[`../../scenes/${id}/${name}.ts`];
  if (!load) throw new Error(`${id} has no ladder: write scenes/${id}/ladder.ts (scenes/README.md says how)`);
  return load();
}

/** Everybody who plays, by name. */
export function playersOf({ players, without, exploits }: Ladder, isTurns: boolean): ReadonlyMap<string, AnyPlayer> {
  const idle: AnyPlayer = () => (_state, _t, legal) => (isTurns ? (legal[0] ?? null) : NO_INPUT);
  return new Map<string, AnyPlayer>([
    ['idle', idle],
    ...Object.entries(players),
    ...Object.entries(without).map(([name, player]) => [`without ${name}`, player] as const),
    ...Object.entries(exploits).map(([name, player]) => [`exploit: ${name}`, player] as const),
  ]);
}

export async function climb(definition: GameDefinition, name = 'ladder', seeds = SEEDS): Promise<Table> {
  const ladder = await ladderOf(definition, name);
  const { kind } = (await definition.load()).default;
  const rows: Row[] = [];
  for (const [who, player] of playersOf(ladder, kind === 'turns'))
    rows.push(await playAll(definition, ladder, who, player, seeds));
  const hasStages = rows.some(row => row.stages);
  const known = ladder.runsPerSeed ? undefined : rows.find(({ who }) => who === 'newcomer')?.stages;
  const pastFirst = hasStages ? await countPastFirst(definition, ladder, seeds, known) : undefined;
  return { measure: ladder.measure, rows, ...(pastFirst !== undefined && { pastFirst }) };
}

export async function playAll(
  definition: GameDefinition,
  ladder: Ladder,
  who: string,
  player: AnyPlayer,
  seeds: readonly number[],
): Promise<Row> {
  const runs: { value: number; stage: number | null; seconds: number; ended: number }[] = [];
  for (const seed of seeds) {
    const { runsPerSeed = 1 } = ladder;
    const sum = { value: 0, stage: null as number | null, seconds: 0, ended: 0 };
    for (let i = 0; i < runsPerSeed; i++) {
      const run = await playOne(definition, ladder, player, seed + i * 1000);
      sum.value += run.value;
      sum.stage = run.stage;
      sum.seconds += run.seconds / runsPerSeed;
      sum.ended += run.isOver ? 1 : 0;
    }
    runs.push({ ...sum, seconds: Math.round(sum.seconds) });
  }
  const stages = runs.flatMap(({ stage }) => (stage === null ? [] : [stage]));
  return {
    who,
    values: runs.map(({ value }) => value),
    ...(stages.length === runs.length && { stages }),
    seconds: runs.map(({ seconds }) => seconds),
    ended: runs.map(({ ended }) => ended),
    firstMinute: await firstMinuteOf(definition, ladder, player),
  };
}

/** What stands after a minute of a player's first run: another hash says that rules, numbers or the bot changed. */
export async function firstMinuteOf(definition: GameDefinition, ladder: Ladder, player: AnyPlayer): Promise<string> {
  return (await playOne(definition, { ...ladder, mostMinutes: 1 }, player, SEEDS[0] as number)).hash;
}

interface Run {
  readonly value: number;
  readonly stage: number | null;
  readonly seconds: number;
  readonly isOver: boolean;
  readonly hash: string;
}

async function playOne(definition: GameDefinition, ladder: Ladder, player: AnyPlayer, seed: number): Promise<Run> {
  const runtime = (await definition.load()).default;
  const { setup = {} } = ladder;
  const session = (await sessionOpener(definition))({ seed, setup, withoutHud: true });
  session.start(setup);
  const count = ladder.count();
  session.onEvents(events => {
    for (const event of events) count.onEvent?.(event);
  });
  const decide = player(seed);
  const most = ladder.mostMinutes * 60 * TICKS_PER_SECOND;
  const beat = runtime.kind === 'turns' ? Math.round((ladder.secondsPerCommand ?? 3) * TICKS_PER_SECOND) : 1;
  const isPlaying = () => session.store.getState().phase === 'playing';
  while (isPlaying() && session.store.getState().tick < most) {
    if (runtime.kind === 'realtime')
      session.tick({ ...NO_INPUT, ...(decide(session.state as object, session.tuning, []) as object) });
    else takeTurn(session, decide, beat, isPlaying);
  }
  const state = session.state as object;
  return {
    value: count.value(state),
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

async function countPastFirst(
  definition: GameDefinition,
  ladder: Ladder,
  seeds: readonly number[],
  /** Stages of the newcomer's row, a run a seed: the first tries, which need not be played again. */
  known?: readonly number[],
): Promise<number> {
  const { newcomer } = ladder.players;
  let past = 0;
  for (const [index, seed] of seeds.entries())
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const first = attempt === 0 ? known?.[index] : undefined;
      const stage = first ?? (await playOne(definition, ladder, newcomer, seed + attempt * 1000)).stage ?? 0;
      if (stage <= 1) continue;
      past++;
      break;
    }
  return past;
}
