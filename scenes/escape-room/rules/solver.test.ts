// Every drawn game can be solved from its texts: the graph is sound, codes follow from the notes alone, and hints name the next step.
import { describe, expect, it, test } from 'vitest';
import { times } from '../../../tests/setup/times.ts';
import { hud } from '../hud.ts';
import { nextNode, nodesOf } from '../levels/graph.ts';
import { view } from '../view.ts';
import { deduceCode, deduceRow } from './codeDeduction.ts';
import { fixtureOf, fixturesOf } from './fixtures.ts';
import { ROOMS } from './item.ts';
import { resultOf } from './result.ts';
import { nextCommand, walkthrough } from './solver.ts';
import {
  after,
  afterSolving,
  BUILDINGS,
  beforeSolving,
  building,
  newEscape,
  refusal,
  send,
  TUNING,
} from './testing.ts';

describe('the graph', () => {
  it('has no circle, ends at the exit, and its longest chain has at least nine', () => {
    for (const plots of BUILDINGS) {
      const { draws } = building(plots);
      const nodes = nodesOf(draws);
      const name = Object.values(plots).join();
      expect(nodes.length, name).toBe(fixturesOf(draws).filter(({ node }) => node !== null).length);
      expect(nodes.length, name).toBeGreaterThanOrEqual(17);
      expect(nodes.length, name).toBeLessThanOrEqual(25);
      const depth = new Map<string, number>();
      for (const { id, needs } of nodes) depth.set(id, 1 + Math.max(0, ...needs.map(need => depth.get(need) ?? 99)));
      expect(nodes.at(-1)?.id, name).toBe('exit');
      expect(Math.max(...depth.values()), name).toBeGreaterThanOrEqual(9);
      expect(Math.max(...depth.values()), name).toBeLessThan(99);
    }
  });

  it('every building has a branch: at some time two locks can be opened, and some room is come back to or read ahead in many', () => {
    let back = 0;
    for (const plots of BUILDINGS) {
      const { draws } = building(plots);
      const nodes = nodesOf(draws);
      const isOpen = (done: readonly string[]) =>
        nodes.filter(
          ({ id, needs }) =>
            !done.includes(id) && needs.every(need => done.includes(need)) && fixtureOf(draws, id)?.action !== 'read',
        );
      const done: string[] = [];
      let widest = 0;
      for (const { id } of nodes) {
        widest = Math.max(widest, isOpen(done).length);
        done.push(id);
      }
      expect(widest, Object.values(plots).join()).toBeGreaterThanOrEqual(2);
      const rank = (id: string) => ROOMS.findIndex(room => room.id === fixtureOf(draws, id)?.room);
      if (nodes.some(({ id, needs }) => needs.some(need => rank(need) > rank(id)))) back++;
    }
    expect(back, 'a lock of an earlier room wants what a later one tells').toBeGreaterThanOrEqual(BUILDINGS.length / 4);
  });

  const edgesOf = (seed: number): ReadonlySet<string> =>
    new Set(nodesOf(newEscape(seed).draws).flatMap(({ id, needs }) => needs.map(need => `${need}>${id}`)));
  it('two buildings share less than two fifths of what needs what, by the median, and hardly any two are the same', () => {
    const all = Array.from({ length: 200 }, (_, i) => edgesOf(i + 1));
    const shares = all.flatMap((one, i) =>
      all.slice(0, i).map(other => [...one].filter(edge => other.has(edge)).length / Math.min(one.size, other.size)),
    );
    const median = shares.toSorted((a, b) => a - b)[Math.floor(shares.length / 2)];
    expect(median).toBeLessThan(0.4);
    expect(new Set(all.map(edges => [...edges].sort().join())).size).toBeGreaterThanOrEqual(180);
  });
});

test('every seed is left without one wrong code or refusal, knowing what was read and no more', () => {
  const kinds = new Set<string>();
  for (let seed = 1; seed <= times(60, 200); seed++) {
    let state = newEscape(seed);
    kinds.add(Object.values(state.draws.plots).join());
    for (const command of walkthrough(state)) {
      expect(refusal(state, command)).toBeNull();
      state = send(state, command).state;
    }
    expect(state, `seed ${seed}`).toMatchObject({ phase: 'escaped', wrongCodes: 0 });
    expect(state.done).toHaveLength(nodesOf(state.draws).length);
  }
  expect(kinds.size, 'buildings of different plots').toBeGreaterThan(30);
});

test.each(BUILDINGS.map(plots => [Object.values(plots).join(), plots] as const))('%s is left', (_, plots) => {
  let state = building(plots, {}, 7);
  for (const command of walkthrough(state)) state = send(state, command).state;
  expect(state).toMatchObject({ phase: 'escaped', wrongCodes: 0 });
});

test.each([
  ['cabinet', building({}, { elements: [3, 8, 1, 6] }), '8631'],
  ['cabinet', building({ lab: 'lens' }, { faces: [6, 3, 9, 4] }), '3469'],
  ['book', building({}, { shelf: 5 }), '5'],
  ['busts', building({ library: 'busts' }, { shelf: 5, plates: [4, 2, 5, 1, 8, 7, 3, 6] }), '3'],
  ['clock', building({}, { hour: 4, minute: 35 }), '435'],
  ['clock', building({ office: 'briefcase' }, { hour: 12, minute: 5, isTimeDrawn: true }), '1205'],
  ['terminal', building({}, { dots: [0, 4, 2, 5], legend: [3, 1, 9, 4, 7, 2] }), '3792'],
  [
    'terminal',
    building({ control: 'valves' }, { dots: [0, 4, 2, 5], quarters: [3, 1, 4, 2], legend: [3, 1, 9, 4, 7, 2] }),
    '7239',
  ],
] as const)('%s: its digits follow from the notes', (node, from, digits) => {
  const state = beforeSolving(node, from);
  const fixture = fixtureOf(state.draws, node);
  expect(fixture?.codeRequired).toBe(digits);
  expect(fixture && deduceCode(state.notes, fixture)).toBe(digits);
  expect(fixture && deduceCode([], fixture), 'nothing read, nothing known').toBeNull();
});

test.each([
  ['fiveBooks', building({ library: 'piano' })],
  ['piano', building({ library: 'piano' })],
  ['intercom', building({ office: 'intercom' })],
] as const)('%s: its order follows from the notes', (node, from) => {
  const state = beforeSolving(node, from);
  const fixture = fixtureOf(state.draws, node);
  const gadget = fixture?.gadget;
  if (gadget?.kind !== 'order' && gadget?.kind !== 'keys') throw new Error('no order');
  expect(deduceRow(state.notes, fixture ?? { id: node, gadget })).toEqual(gadget.goal);
  expect(deduceRow([], fixture ?? { id: node, gadget })).toBeNull();
});

test('from wherever one strays, a hint speaks of the first node that is unmet, three times more plainly, and what it says leads on', () => {
  for (let seed = 1; seed <= times(6, 30); seed++) {
    let state = newEscape(seed);
    for (const command of walkthrough(state)) {
      const node = nextNode(state.draws, state.done);
      const fixture = node && fixtureOf(state.draws, node.id);
      const asked = [1, 2, 3].map(count =>
        after(state, ...Array.from({ length: count }, () => ({ type: 'hint' }) as const)),
      );
      expect(asked.map(({ hint }) => hint?.strength)).toEqual([1, 2, 3]);
      expect(asked.map(({ message }) => message)).toEqual(fixture?.hints);
      expect(new Set(asked.map(({ message }) => message)).size).toBe(3);
      expect(asked[2]?.message.toLowerCase()).toContain(fixture?.name.toLowerCase().split(' ').at(-1));
      expect(asked[2]).toMatchObject({ hintsLeft: 0, hintsUsed: 3 });
      expect(fixture && node && afterSolving(node.id, state).done.includes(node.id)).toBe(true);
      state = send(state, command).state;
    }
  }
});

it('leads out of what has gone astray: another room, a thing in hand, a dialog that is open, keys played wrong', () => {
  const far = after(afterSolving('globe', building()), { type: 'go', to: 'lab' }, { type: 'look', at: 'note' });
  expect(nextCommand(far)).toMatchObject({ type: 'go' });
  const state = walkthrough(far, TUNING).reduce((so, command) => send(so, command).state, far);
  expect(state.phase).toBe('escaped');
  const tune = beforeSolving('piano', building({ library: 'piano' }));
  const wrong = after(tune, { type: 'turn', part: 5 }, { type: 'turn', part: 5 }, { type: 'turn', part: 5 });
  const out = walkthrough(wrong, TUNING).reduce((so, command) => send(so, command).state, wrong);
  expect(out.phase).toBe('escaped');
});

it('one count of what is solved: HUD, status line and result say the same at every step', () => {
  for (let seed = 1; seed <= times(6, 30); seed++) {
    let state = newEscape(seed);
    for (const command of walkthrough(state)) {
      state = send(state, command).state;
      const solved = hud(state, TUNING).find(({ id }) => id === 'solved');
      const { done, nodes } = view(state, TUNING);
      expect(solved).toMatchObject({ value: `${done} of ${nodes}` });
      const late = resultOf({ ...state, phase: 'timeUp' }, TUNING);
      expect(late?.lines[0]).toBe(`${done} of ${nodes} puzzles solved.`);
    }
  }
});

it('the card says what the score is made of', () => {
  for (let seed = 1; seed <= times(6, 30); seed++) {
    const start = newEscape(seed);
    const out = walkthrough(start).reduce((so, command) => send(so, command, 3600 * seed).state, start);
    for (const state of [out, { ...out, phase: 'timeUp', done: out.done.slice(0, 7) } as const]) {
      const { score, table } = resultOf(state, TUNING) ?? {};
      expect(table?.rows.reduce((sum, [, points]) => sum + Number(points), 0)).toBe(score);
    }
  }
});
