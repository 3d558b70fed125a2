// A run in progress is stored as it is played, at most every five seconds, and only while it can be gone on with.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_INPUT } from '../../../scenes/kit/core/input/input.ts';
import { held, taker, walker } from '../../../scenes/kit/core/testing.ts';
import { inSlices } from '../../ui/inSlices.ts';
import { listRuns, loadRun, MAX_RECORDING } from './keptRuns.ts';
import { RunKeeper } from './runKeeper.ts';

const database = await vi.hoisted(async () => new (await import('../testing.ts')).MemoryDatabase());
vi.mock('idb-keyval', () => database.module);

const GAME = { id: 'walk' };
const keepers: RunKeeper[] = [];
beforeEach(() => {
  database.items.clear();
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  for (const keeper of keepers.splice(0)) keeper.stop();
  vi.useRealTimers();
});

function page(game = GAME, session: ReturnType<typeof walker> | ReturnType<typeof taker> = walker()) {
  const keeper = new RunKeeper(session, game);
  keepers.push(keeper);
  const walkOn = (ticks: number, bits = 1) => {
    for (let i = 0; i < ticks; i++) session.tick(held(bits));
  };
  const runs = async () => {
    await vi.advanceTimersByTimeAsync(0);
    return listRuns(game);
  };
  const goOn = async (index = 0) => {
    const run = (await runs())[index];
    const snapshot = run && (await loadRun(run, game));
    if (!run || !snapshot) throw new Error('nothing is kept');
    await inSlices(session.restoreIncrementally(snapshot));
    keeper.takeOver(run);
    await vi.advanceTimersByTimeAsync(0);
    return snapshot;
  };
  return { session, keeper, walkOn, runs, goOn };
}

test('it is written at most every five seconds, at a pause and when the page is left, and says where it stands', async () => {
  const { session, walkOn, runs } = page();
  session.start();
  walkOn(10);
  await vi.advanceTimersByTimeAsync(4999);
  expect(await runs()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await runs()).toMatchObject([{ line: 'At 10', at: 1_005_000, parts: 1 }]);
  walkOn(5);
  session.pause();
  expect(await runs()).toMatchObject([{ line: 'At 15', parts: 2 }]);
  session.resume();
  walkOn(1);
  window.dispatchEvent(new Event('pagehide'));
  expect(await runs()).toMatchObject([{ line: 'At 16', parts: 3 }]);
});

test('a run that nobody has played is not kept, nor one behind the start card, nor a replay that is watched', async () => {
  const { session, walkOn, runs } = page();
  session.start();
  walkOn(50, 0);
  session.pause();
  expect(await runs()).toEqual([]);
  session.resume();
  walkOn(1);
  const replay = session.replay();
  session.menu();
  for (let i = 0; i < 20; i++) session.demo();
  session.watch(replay);
  session.tick(NO_INPUT);
  session.pause();
  expect(await runs()).toEqual([]);
});

test('it goes when the run ends, is kept when it is taken up again, and goes when it is begun anew', async () => {
  const { session, walkOn, runs } = page();
  session.start();
  walkOn(30);
  session.pause();
  expect(await runs()).toHaveLength(1);
  session.resume();
  session.send({ jump: 1000 });
  expect(session.store.getState().phase).toBe('over');
  await vi.advanceTimersByTimeAsync(0);
  expect([...database.items.keys()]).toEqual([]);
  session.rewind?.(1);
  walkOn(3);
  session.pause();
  expect(await runs()).toHaveLength(1);
  session.resume();
  session.restart();
  await vi.advanceTimersByTimeAsync(0);
  expect([...database.items.keys()]).toEqual([]);
});

test('a new run sets the last one aside, which can be taken back; older ones go', async () => {
  const first = page();
  for (const steps of [10, 20, 30]) {
    first.session.start();
    first.walkOn(steps);
    first.session.pause();
    await vi.advanceTimersByTimeAsync(10);
    first.session.menu();
  }
  expect((await first.runs()).map(({ line }) => line)).toEqual(['At 30', 'At 20']);
  const second = page();
  await second.goOn(1);
  expect(second.session.state).toMatchObject({ at: 20 });
});

test('a rewind is kept', async () => {
  const first = page();
  first.session.start();
  first.walkOn(90);
  first.session.pause();
  first.session.rewind?.(1);
  first.walkOn(7, 2);
  first.session.pause();
  expect((await first.runs())[0]?.parts).toBe(2);
  const second = page(GAME, walker(9));
  await second.goOn();
  expect(second.session.replay()).toEqual(first.session.replay());
});

test('a run that is gone on with a second time from the same point is assisted; one that was written meanwhile is not', async () => {
  const first = page();
  first.session.start();
  first.walkOn(5);
  first.session.pause();
  expect((await page(GAME, walker(9)).goOn()).run.assisted).toBe(false);
  // That page was killed before it wrote.
  const third = page(GAME, walker(8));
  expect((await third.goOn()).run.assisted).toBe(true);

  database.items.clear();
  const fourth = page();
  fourth.session.start();
  fourth.walkOn(5);
  fourth.session.pause();
  const fifth = page(GAME, walker(7));
  await fifth.goOn();
  fifth.session.resume();
  fifth.walkOn(1);
  fifth.session.pause();
  await fifth.runs();
  expect((await page(GAME, walker(6)).goOn()).run.assisted).toBe(false);
});

test.each([
  ['a part is missing', (key: string) => void database.items.delete(`${key}/0`)],
  ['a part is spoilt', (key: string) => void database.items.set(`${key}/0`, '{"after":1}')],
  ['it was too long', (key: string) => void Object.assign(database.items.get(key) as object, { size: -1 })],
])('a recording of which %s: the run goes on from its state and has no replay', async (_, spoil) => {
  const first = page();
  first.session.start();
  first.walkOn(50);
  first.session.pause();
  const [run] = await first.runs();
  spoil(run?.key ?? '');
  const second = page();
  await second.goOn();
  expect(second.session.state).toMatchObject({ at: 50 });
  expect(second.session.store.getState().isRecorded).toBe(false);
  second.session.resume();
  second.walkOn(2);
  second.session.pause();
  expect((await second.runs())[0]).toMatchObject({ line: 'At 52', size: -1 });
});

test('a recording that becomes too long is stored no further', async () => {
  const { session, walkOn, runs } = page();
  session.start();
  walkOn(5);
  for (let i = 0; i < 9; i++) session.send({ jump: 0, word: 'x'.repeat(MAX_RECORDING / 8) });
  session.pause();
  session.resume();
  walkOn(5);
  session.pause();
  expect((await runs())[0]).toMatchObject({ line: 'At 10', parts: 1, size: -1 });
});

test('a turn game comes back with its undo, and as no other game', async () => {
  const heap = { id: 'heap' };
  const first = page(heap, taker());
  first.session.start();
  first.session.send({ take: 2 });
  for (let i = 0; i < 20; i++) first.session.tick(NO_INPUT);
  first.session.send({ take: 1 });
  first.session.pause();
  const [run] = await first.runs();
  expect(run && (await loadRun(run, GAME))).toBeNull();
  const second = page(heap, taker());
  await second.goOn();
  expect(second.session.state).toEqual(first.session.state);
  second.session.undo?.();
  first.session.undo?.();
  expect(second.session.state).toEqual(first.session.state);
});
