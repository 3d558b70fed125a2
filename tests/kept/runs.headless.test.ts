// Runs in progress of every game: kept while they are played, they come back after a reload, stay with the tab that goes on with them, become replays
// when the rules change, and survive a full storage.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CATALOG } from '../../scenes/catalog.ts';
import type { Json } from '../../scenes/kit/core/json.ts';
import { readReplay, writeReplay } from '../../scenes/kit/core/replay/replayFile.ts';
import type { Session } from '../../scenes/kit/core/session/session.ts';
import type { GameDefinition, SaveFormat } from '../../scenes/kit/game.ts';
import { loadRun } from '../../src/data/games/keptRuns.ts';
import { loadSavedReplays } from '../../src/data/games/replays.ts';
import { listPlayable, RunKeeper } from '../../src/data/games/runKeeper.ts';
import { autosaveWhilePlayed, loadSavedGames } from '../../src/data/games/savedGames.ts';
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

/** Longest play until there is something worth saving, in ticks. */
const LONGEST_TICKS = 36_000;
/** Most commands that are taken back. */
const UNDO_STEPS = 20;
const CAN = { undo: 'canUndo', redo: 'canRedo' } as const;

/** What must be as before: the state by its hash, clock, undo, and all that the HUD shows. */
function shownOf(session: Session) {
  const { phase, tick, seed, setup, hud, view, canUndo, canRedo, request, result } = session.store.getState();
  return { hash: session.hash(), phase, tick, seed, setup, hud, view, canUndo, canRedo, request, result };
}

/** The HUD without what is over after a second, as a button that rests: no reload is so quick. */
const wordsOf = (session: Session): string =>
  JSON.stringify(session.store.getState().hud, (key, value: unknown) => (key === 'disabled' ? undefined : value));

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
const KEPT_AS_WORLDS: (readonly [id: string, definition: GameDefinition, format: SaveFormat<unknown>])[] = [];
for (const definition of CATALOG) {
  const { savedGame } = (await definition.load()).default;
  if (savedGame) KEPT_AS_WORLDS.push([definition.id, definition, savedGame]);
  else KEPT_AS_RUNS.push(definition);
}

test('only games with a world that lives on have a format of their own', () => {
  expect(KEPT_AS_WORLDS.map(([id]) => id)).toEqual(['lemonade', 'rubber-band-rocket', 'cat-crazy']);
});

/** A flight is not kept, only what it brought: the world is left on the ground. */
const isUnderWay = (state: object): boolean => (state as { readonly isLaunched?: boolean }).isLaunched === true;

describe.each(KEPT_AS_WORLDS)('%s', (id, definition, format) => {
  test('a reload brings the world back: all that is kept, and it goes on alike each time', async () => {
    localStorage.clear();
    const open = await sessionOpener(definition);
    const setup = definition.start.buttons[0]?.setup ?? {};
    const first = open({ seed: 3 });
    const autosave = autosaveWhilePlayed(first, id, format);
    first.start(setup);
    const keptOf = (session: Session) => format.serialize(session.state as object);
    const isEarly = (i: number) => i < STRETCH || keptOf(first) === null || isUnderWay(first.state as object);
    for (let i = 0; i < LONGEST_TICKS && isEarly(i); i++) first.tick(first.pilot());
    first.pause();
    autosave.stop();
    const kept = keptOf(first);
    // Numbers and words that the game's own HUD shows of what is kept; winds and tales are drawn anew for each visit.
    const keptInView = (session: Session) =>
      Object.entries(session.store.getState().view as object).filter(
        ([name, value]) => name in (kept as object) && typeof value !== 'object',
      );
    expect(kept).not.toBeNull();
    const [from] = loadSavedGames(id, format);
    expect(from?.line).toMatch(/\w/);
    const [second, third] = [open({ seed: 4 }), open({ seed: 4 })];
    for (const session of [second, third])
      session.start(setup, { kept: from?.kept as Json, awaySeconds: from?.awaySeconds ?? 0 });
    expect(keptOf(second)).toEqual(kept);
    expect(keptInView(first)).not.toEqual([]);
    expect(wordsOf(second)).toBe(wordsOf(first));
    expect(keptInView(second)).toEqual(keptInView(first));
    for (const session of [second, third]) for (let i = 0; i < 60; i++) session.tick(session.pilot());
    expect(shownOf(third)).toEqual(shownOf(second));
  });
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
    expect(shownOf(second.session)).toEqual(shownOf(first.session));
    const sessions = [first.session, second.session];
    for (const session of sessions) session.resume();
    // Back as far as it goes, and forth again: each step as in the run that was never left.
    for (const step of ['undo', 'redo'] as const)
      for (let i = 0; i < UNDO_STEPS && first.session.store.getState()[CAN[step]]; i++) {
        for (const session of sessions) session[step]?.();
        expect(shownOf(second.session), `${step} ${i + 1}`).toEqual(shownOf(first.session));
      }
    for (const session of sessions) {
      for (let i = 0; i < 60; i++) session.tick({ held: i % 2, pressed: 0, released: 0 });
    }
    expect(shownOf(second.session)).toEqual(shownOf(first.session));
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
