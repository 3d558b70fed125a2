// False trails: they look like a code and open nothing, something that one can see excludes them, and a note says afterwards why.
import { expect, it } from 'vitest';
import { fixturesOf } from '../rules/fixtures.ts';
import { nextCommand } from '../rules/solver.ts';
import { ACT, after, beforeSolving, look, newEscape, send, submit } from '../rules/testing.ts';

const SEEDS = Array.from({ length: 30 }, (_, i) => i + 1);
const FRESH = new Map(SEEDS.map(seed => [seed, newEscape(seed)]));
const fresh = (seed: number) => FRESH.get(seed) ?? newEscape(seed);
const trailsOf = (seed: number) => fixturesOf(fresh(seed).draws).filter(({ decoy }) => decoy !== null);

it('nearly every building has one or two, and each is for a lock that is there and another code than its own', () => {
  const kinds = new Set<string>();
  let without = 0;
  for (const seed of SEEDS) {
    const trails = trailsOf(seed);
    expect(trails.length).toBeLessThanOrEqual(2);
    if (trails.length === 0) without++;
    for (const { decoy, id, node } of trails) {
      kinds.add(id);
      expect(node, 'no part of the count').toBeNull();
      const lock = fixturesOf(fresh(seed).draws).find(one => one.id === decoy?.lock);
      expect(lock?.codeRequired, id).toHaveLength(decoy?.code.length ?? 0);
      expect(lock?.codeRequired, id).not.toBe(decoy?.code);
    }
  }
  expect(kinds.size).toBe(4);
  expect(without).toBeLessThanOrEqual(SEEDS.length / 10);
});

it('the lock itself shows what excludes it', () => {
  for (const seed of SEEDS)
    for (const { decoy } of trailsOf(seed)) {
      const lock = fixturesOf(fresh(seed).draws).find(({ id }) => id === decoy?.lock);
      expect(`${lock?.description} ${lock?.blockedText}`).toMatch(/April|black|ground floor|Ada|South/);
    }
});

it('tried, it blocks the locks for two seconds and no more, and the note says why it was none; so it does once the lock is open', () => {
  for (const seed of SEEDS)
    for (const { decoy, id, room } of trailsOf(seed)) {
      if (!decoy) continue;
      const start = fresh(seed);
      const textOf = (state: typeof start) => state.notes.find(({ from }) => from === id)?.text ?? '';
      const at = beforeSolving(decoy.lock, start);
      const read = after(at, { type: 'go', to: room }, look(id));
      if (textOf(read) === '') continue;
      const lock = fixturesOf(start.draws).find(one => one.id === decoy.lock);
      const asking = after(read, { type: 'go', to: lock?.room ?? 'lab' }, look(decoy.lock), ACT);
      const { state, events } = send(asking, submit(decoy.code), 600);
      expect(events).toMatchObject([{ type: 'wrongCode', message: 'Incorrect code. Try again.' }]);
      expect(state.stuckUntil).toBe(720);
      expect(textOf(state)).toContain(decoy.why);
      const other = send(asking, submit(decoy.code === '999' ? '998' : '999'), 600).state;
      expect(textOf(other)).not.toContain(decoy.why);
      const solved = send(asking, submit(lock?.codeRequired ?? '')).state;
      expect(solved.done).toContain(decoy.lock);
      expect(textOf(solved)).toContain(decoy.why);
    }
});

it('what the solver knows is not led astray by them', () => {
  for (const seed of SEEDS) {
    let state = fresh(seed);
    const trails = trailsOf(seed);
    for (let i = 0; i < 200 && state.phase === 'playing'; i++) {
      for (const { id, room } of trails)
        if (room === state.room && !state.seen.includes(id)) state = after(state, look(id));
      const command = nextCommand(state);
      if (!command) break;
      state = send(state, command).state;
    }
    expect(state, `seed ${seed}`).toMatchObject({ phase: 'escaped', wrongCodes: 0 });
  }
});
