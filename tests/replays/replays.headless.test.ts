// Golden replays: the bot's run of every game, kept as data. A change of rules, numbers or bot shows up here as a diff to be reviewed.
// `npm run replays` records them anew.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CATALOG } from '../../scenes/catalog.ts';
import type { Replay } from '../../scenes/kit/core/replay/replay.ts';
import { readReplay, writeReplay } from '../../scenes/kit/core/replay/replayFile.ts';
import type { Setup } from '../../scenes/kit/core/rules.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { startedSession } from '../setup/game.ts';
import { IS_LONG } from '../setup/times.ts';

const SEED = 7;
const MOST_TICKS = 90 * 60;
/** The bot decides anew for so long where nothing is recorded; the rest of its run is played from the file. */
const DECIDED_TICKS = 20 * 60;

interface Way {
  readonly definition: GameDefinition;
  /** Name of the way to play in the file's name; empty for the first choice. */
  readonly name: string;
  readonly setup: Setup;
}
/** Ways to play whose rules differ only after the minute that their ladder's table holds. */
const OTHER_WAYS: Readonly<Record<string, Readonly<Record<string, Setup>>>> = {
  dalex: { kinds: { kinds: 'three' } },
  lemonade: { cart: { storey: 'cart' } },
};
const WAYS: readonly Way[] = CATALOG.flatMap(definition =>
  Object.entries({ '': {}, ...OTHER_WAYS[definition.id] }).map(([name, setup]) => ({ definition, name, setup })),
);
const fileOf = ({ definition, name }: Way) =>
  `tests/replays/${definition.id}/bot-${SEED}${name && `.${name}`}.json`;
/** The replay with which this version of the rules began: written once a version, so that rules which changed under an old one are told. */
const beginningOf = (way: Way) => fileOf(way).replace(/\.json$/, '.beginning.json');
/** Other browsers are asked for the first choice only. */
const isFirstChoice = ({ name }: Way) => name === '';
/** State hash of every game after so many ticks of its bot: other browsers are asked for the same. */
const EARLY_TICKS = 600;
const EARLY_FILE = `tests/replays/pilot-${EARLY_TICKS}.json`;
const earlyHashes = (): Record<string, string> =>
  existsSync(EARLY_FILE) ? JSON.parse(readFileSync(EARLY_FILE, 'utf8')) : {};

async function record({ definition, setup }: Way, mostTicks: number): Promise<Replay & { readonly early: string }> {
  const session = await startedSession(definition, SEED, {}, setup);
  const playUntil = (tick: number) => {
    while (session.store.getState().phase === 'playing' && session.store.getState().tick < tick)
      session.tick(session.pilot());
  };
  playUntil(EARLY_TICKS);
  const early = session.hash();
  playUntil(mostTicks);
  return { ...session.replay(), early };
}

function keepEarlyHash(id: string, hash: string) {
  const all = Object.entries({ ...earlyHashes(), [id]: hash }).toSorted(([a], [b]) => a.localeCompare(b));
  writeFileSync(EARLY_FILE, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}

/** What was done in the first ticks: a frame for each tick with input, and every act. */
function inputsOf({ frames, acts }: Replay, ticks: number) {
  const each = frames.flatMap(([count, frame]) => Array<readonly number[]>(count).fill(frame)).slice(0, ticks);
  const last = each.findLastIndex(frame => frame.length > 0);
  return { frames: each.slice(0, last + 1), acts: acts.filter(([tick]) => tick < ticks) };
}

function golden(way: Way, file = fileOf(way)): Replay {
  const { id } = way.definition;
  if (!existsSync(file)) throw new Error(`${id} has no golden replay: run npm run replays and commit ${file}`);
  const replay = readReplay(readFileSync(file, 'utf8'), id);
  if (typeof replay === 'string') throw new Error(replay);
  return replay;
}

async function hashAt(definition: GameDefinition, replay: Replay, tick: number): Promise<string> {
  const session = await startedSession(definition, SEED + 1);
  session.watch(replay);
  session.seek(tick);
  return session.hash();
}

/** A bot that thinks for long, on a slow machine. */
const LIMIT = 5 * 60_000;

for (const way of WAYS) {
  const { definition, name } = way;
  const title = name ? `${definition.id}, ${name}` : definition.id;
  test(`${title}: the bot still plays its golden replay`, { timeout: LIMIT }, async () => {
    const isRecording = Boolean(process.env['RECORD_REPLAYS']);
    const isWhole = isRecording || IS_LONG;
    const { early, ...now } = await record(way, isWhole ? MOST_TICKS : DECIDED_TICKS);
    if (isRecording) {
      if (isFirstChoice(way)) keepEarlyHash(definition.id, early);
      mkdirSync(`tests/replays/${definition.id}`, { recursive: true });
      writeFileSync(fileOf(way), `${writeReplay(now)}\n`);
      console.info(`recorded ${fileOf(way)}`);
      const isSameVersion = existsSync(beginningOf(way)) && golden(way, beginningOf(way)).rules === now.rules;
      if (!isSameVersion) writeFileSync(beginningOf(way), `${writeReplay(now)}\n`);
    }
    const kept = golden(way);
    const hash = isWhole ? kept.hash : await hashAt(definition, kept, now.ticks);
    expect(now.hash, 'rules, numbers or bot changed: run npm run replays and review the diff').toBe(hash);
    if (isFirstChoice(way))
      expect(early, `${EARLY_FILE}: run npm run replays and review the diff`).toBe(earlyHashes()[definition.id]);
    if (isWhole) expect(now).toEqual(kept);
    expect(now.ticks).toBe(isWhole ? kept.ticks : Math.min(kept.ticks, DECIDED_TICKS));
    expect(inputsOf(now, now.ticks)).toEqual(inputsOf(kept, now.ticks));
  });

  test.each([
    ['golden replay', fileOf(way), 'rules or numbers changed: run npm run replays and review the diff'],
    [
      'first replay of this version',
      beginningOf(way),
      `rules or numbers changed: raise rulesVersion in scenes/${definition.id}/index.ts, then npm run replays`,
    ],
  ])(`${title}: its %s ends as it did`, { timeout: LIMIT }, async (_what, file, why) => {
    const kept = golden(way, file);
    expect(kept.rules, 'version of the rules').toBe(definition.rulesVersion ?? 1);
    const session = await startedSession(definition, SEED + 1);
    session.watch(kept);
    session.seek(kept.ticks);
    expect(session.hash(), why).toBe(kept.hash);
    expect(session.store.getState().result).toEqual(kept.result);
  });
}
