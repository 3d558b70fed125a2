// Golden replays: the bot's run of every game, kept as data. A change of rules, numbers or bot shows up here as a diff to be reviewed.
// `npm run replays` records them anew.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CATALOG } from '../../scenes/catalog.ts';
import type { Replay } from '../../scenes/kit/core/replay.ts';
import { readReplay, writeReplay } from '../../scenes/kit/core/replayFile.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { startedSession } from '../setup/game.ts';

const SEED = 7;
const MOST_TICKS = 90 * 60;
const fileOf = (id: string) => `tests/replays/${id}/bot-${SEED}.json`;

async function record(definition: GameDefinition): Promise<Replay> {
  const session = await startedSession(definition, SEED);
  while (session.store.getState().phase === 'playing' && session.store.getState().tick < MOST_TICKS) {
    session.tick(session.pilot());
  }
  return session.replay();
}

function golden(definition: GameDefinition): Replay {
  const file = fileOf(definition.id);
  if (!existsSync(file)) throw new Error(`${definition.id} has no golden replay: run npm run replays and commit ${file}`);
  const replay = readReplay(readFileSync(file, 'utf8'), definition.id);
  if (typeof replay === 'string') throw new Error(replay);
  return replay;
}

/** A bot that thinks for long, on a slow machine. */
const LIMIT = 5 * 60_000;

for (const definition of CATALOG) {
  test(`${definition.id}: the bot still plays its golden replay`, { timeout: LIMIT }, async () => {
    const now = await record(definition);
    if (process.env['RECORD_REPLAYS']) {
      mkdirSync(`tests/replays/${definition.id}`, { recursive: true });
      writeFileSync(fileOf(definition.id), `${writeReplay(now)}\n`);
      console.info(`recorded ${fileOf(definition.id)}`);
    }
    const kept = golden(definition);
    expect(now.hash, 'rules, numbers or bot changed: run npm run replays and review the diff').toBe(kept.hash);
    expect(now).toEqual(kept);
  });

  test(`${definition.id}: its golden replay ends as it did`, { timeout: LIMIT }, async () => {
    const kept = golden(definition);
    const session = await startedSession(definition, SEED + 1);
    session.watch(kept);
    session.seek(kept.ticks);
    expect(session.hash()).toBe(kept.hash);
    expect(session.store.getState().result).toEqual(kept.result);
  });
}
