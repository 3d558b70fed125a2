// Runs in progress of every game: kept while they are played, they come back after a reload, stay with the tab that goes on with them, become replays
// when the rules change, and survive a full storage.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CATALOG } from '../../scenes/catalog.ts';
import { readReplay, writeReplay } from '../../scenes/kit/core/replay/replayFile.ts';
import type { Session } from '../../scenes/kit/core/session/session.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { loadRun } from '../../src/data/games/keptRuns.ts';
import { loadSavedReplays } from '../../src/data/games/replays.ts';
import { listPlayable, RunKeeper } from '../../src/data/games/runKeeper.ts';
import { inSlices } from '../../src/ui/inSlices.ts';
import { toasts } from '../../src/ui/toast.ts';
import { sessionOpener } from '../setup/game.ts';

const database = await vi.hoisted(async () => new (await import('../../src/data/testing.ts')).MemoryDatabase());
vi.mock('idb-keyval', () => database.module);

/** Ticks of the bot in one stretch, between two writes. */
const STRETCH = 150;

const keepers: RunKeeper[] = [];
beforeEach(() => {
  database.items.clear();
  database.fault = null;
});
afterEach(() => {
  for (const keeper of keepers.splice(0)) keeper.stop();
});

/** Lets the promises of a write settle. */
const written = () => new Promise(resolve => setTimeout(resolve));

/** A page with the game: its session is stored while it is played. */
function page(open: () => Session, definition: GameDefinition) {
  const session = open();
  const keeper = new RunKeeper(session, definition);
  keepers.push(keeper);
  return {
    session,
    keeper,
    /** Plays for a while; a pause writes. The start card's main button may ask for a mode. */
    async play(ticks = STRETCH) {
      if (session.store.getState().phase === 'ready') session.start(definition.start.buttons[0]?.setup ?? {});
      session.resume();
      for (let i = 0; i < ticks && session.store.getState().phase === 'playing'; i++) session.tick(session.pilot());
      session.pause();
      await written();
    },
    kept: async () => (await listPlayable(definition)).runs,
    async goOn() {
      const [run] = (await listPlayable(definition)).runs;
      const snapshot = run && (await loadRun(run, definition));
      if (!run || !snapshot) throw new Error('nothing is kept');
      await inSlices(session.restoreIncrementally(snapshot));
      keeper.takeOver(run);
      await written();
    },
  };
}

const KEPT_AS_RUNS: GameDefinition[] = [];
for (const definition of CATALOG) if (!(await definition.load()).default.savedGame) KEPT_AS_RUNS.push(definition);

test('only games with a world that lives on have a format of their own', () => {
  const others = CATALOG.filter(one => !KEPT_AS_RUNS.includes(one)).map(({ id }) => id);
  expect(others).toEqual(['rubber-band-rocket', 'cat-crazy']);
});

describe.each(KEPT_AS_RUNS.map(definition => [definition.id, definition] as const))('%s', (_, definition) => {
  const opener = async () => {
    const open = await sessionOpener(definition);
    return (seed: number) => () => open({ seed });
  };

  test('a reload brings the run back where it stood, whole and in words, and it goes on alike', async () => {
    const open = await opener();
    const first = page(open(3), definition);
    await first.play();
    await first.play();
    const second = page(open(4), definition);
    const [run] = await second.kept();
    expect(run?.line).toMatch(/\w/);
    await second.goOn();
    expect(second.session.store.getState()).toMatchObject({ phase: 'paused', isRecorded: true, assisted: false });
    expect(second.session.hash()).toBe(first.session.hash());
    for (const { session } of [first, second]) {
      session.resume();
      for (let i = 0; i < 60; i++) session.tick({ held: i % 2, pressed: 0, released: 0 });
    }
    expect(second.session.hash()).toBe(first.session.hash());
    const replay = readReplay(writeReplay(second.session.replay()), definition.id);
    if (typeof replay === 'string') throw new Error(replay);
    const third = open(5)();
    third.watch(replay);
    third.seek(replay.ticks);
    expect(third.hash(), 'the whole replay').toBe(second.session.hash());
  });

  test('two tabs: the one that goes on with it keeps it, and the other says so', async () => {
    const open = await opener();
    const [first, second] = [page(open(3), definition), page(open(4), definition)];
    await first.play();
    await second.goOn();
    await second.play(30);
    await first.play(30);
    expect(toasts.getState().last?.title).toBe('This run goes on in another tab');
    const third = page(open(5), definition);
    await third.goOn();
    expect(third.session.hash()).toBe(second.session.hash());
  });

  test('a run of other rules becomes a replay', async () => {
    const open = await opener();
    const first = page(open(3), definition);
    await first.play();
    const changed = { ...definition, rulesVersion: (definition.rulesVersion ?? 1) + 1 };
    expect(await listPlayable(changed)).toEqual({ runs: [], putAside: [true] });
    expect(await first.kept()).toEqual([]);
    const [saved] = await loadSavedReplays(definition.id);
    expect(saved?.replay).toMatchObject({ rules: definition.rulesVersion ?? 1, hash: first.session.hash() });
  });

  test('a full storage is said, play goes on, and once there is room all of it is kept', async () => {
    const open = await opener();
    const first = page(open(3), definition);
    database.fault = 'QuotaExceededError';
    await first.play();
    expect(await first.kept()).toEqual([]);
    database.fault = null;
    await first.play(30);
    const second = page(open(4), definition);
    await second.goOn();
    expect(second.session.store.getState().isRecorded).toBe(true);
    expect(second.session.hash()).toBe(first.session.hash());
  });
});
