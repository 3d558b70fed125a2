// Every drawn game can be solved from its texts: the graph is sound, codes follow from the notes alone, and hints name the next step.
import { describe, expect, it, test } from 'vitest';
import { times } from '../../tests/setup/times.ts';
import { deduceCode } from './codeDeduction.ts';
import { fixtureOfNode, fixturesOf } from './fixtures.ts';
import { NODES, nextNode } from './graph.ts';
import type { NodeId } from './item.ts';
import { nextCommand, walkthrough } from './solver.ts';
import { after, afterSolving, beforeSolving, building, newEscape, refusal, SETS, send, TUNING } from './testing.ts';

describe('the graph', () => {
  it('has nineteen nodes without a circle, and its longest chain has fifteen', () => {
    expect(NODES).toHaveLength(19);
    const depth = (id: NodeId): number =>
      1 + Math.max(0, ...(NODES.find(node => node.id === id)?.needs ?? []).map(depth));
    expect(Math.max(...NODES.map(({ id }) => depth(id)))).toBe(15);
  });

  it('each building has one fixture for each node, in its room, and no other needs', () => {
    for (const lab of SETS)
      for (const office of SETS)
        for (const library of SETS)
          for (const control of SETS) {
            const { draws } = building({ lab, office, library, control });
            for (const { id, room } of NODES) expect(fixtureOfNode(draws, id)?.room, id).toBe(room);
            expect(fixturesOf(draws).filter(({ node }) => node !== null)).toHaveLength(NODES.length);
            expect(walkthrough(building({ lab, office, library, control })).length).toBeGreaterThan(40);
          }
  });
});

test('every seed is left without one wrong code or refusal, knowing what was read and no more', () => {
  const kinds = new Set<string>();
  for (let seed = 1; seed <= times(60, 200); seed++) {
    let state = newEscape(seed);
    kinds.add(Object.values(state.draws.sets).join());
    for (const command of walkthrough(state)) {
      expect(refusal(state, command)).toBeNull();
      state = send(state, command).state;
    }
    expect(state, `seed ${seed}`).toMatchObject({ phase: 'escaped', wrongCodes: 0 });
    expect(state.done).toHaveLength(NODES.length);
  }
  expect(kinds.size, 'sixteen kinds of building are drawn').toBe(16);
});

test.each([
  ['cabinet', building({}, { elements: [3, 8, 1, 6] }), '8631'],
  ['cabinet', building({ lab: 'second' }, { faces: [6, 3, 9, 4] }), '3469'],
  ['deskDrawer', building({ office: 'second' }, { caseDigits: [7, 1, 4] }), '714'],
  ['book', building({}, { shelf: 5 }), '5'],
  ['book', building({ library: 'second' }, { shelf: 5, plates: [4, 2, 5, 1, 8, 7, 3, 6] }), '3'],
  ['clock', building({}, { hour: 4, minute: 35 }), '435'],
  ['clock', building({ office: 'second' }, { hour: 12, minute: 5 }), '1205'],
  ['terminal', building({}, { dots: [0, 4, 2, 5], legend: [3, 1, 9, 4, 7, 2] }), '3792'],
  [
    'terminal',
    building({ control: 'second' }, { dots: [0, 4, 2, 5], quarters: [3, 1, 4, 2], legend: [3, 1, 9, 4, 7, 2] }),
    '7239',
  ],
] as const)('%s: its digits follow from the notes', (node, from, digits) => {
  const state = beforeSolving(node, from);
  const fixture = fixtureOfNode(state.draws, node);
  expect(fixture?.codeRequired).toBe(digits);
  expect(fixture && deduceCode(state.notes, fixture)).toBe(digits);
  expect(fixture && deduceCode(newEscape().notes, fixture), 'nothing read, nothing known').toBeNull();
});

test('from wherever one strays, a hint speaks of the first node that is unmet, three times more plainly, and what it says leads on', () => {
  for (let seed = 1; seed <= times(8, 30); seed++) {
    let state = newEscape(seed);
    for (const command of walkthrough(state)) {
      const node = nextNode(state.done);
      const fixture = node && fixtureOfNode(state.draws, node.id);
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

it('leads out of what has gone astray: another room, a thing in hand, a dialog that is open', () => {
  const far = after(afterSolving('globe'), { type: 'go', to: 'lab' }, { type: 'look', at: 'note' });
  expect(nextCommand(far)).toEqual({ type: 'go', to: 'library' });
  const state = walkthrough(far, TUNING).reduce((so, command) => send(so, command).state, far);
  expect(state.phase).toBe('escaped');
});
