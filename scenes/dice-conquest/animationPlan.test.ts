// Movement agrees with the rules: whoever the plan leaves standing stands where the state says.
import { describe, expect, it } from 'vitest';
import { times } from '../../tests/setup/times.ts';
import { seeded } from '../kit/core/rng.ts';
import { type DiceAnimation, type DiceLayout, layoutOf, planAnimations } from './animationPlan.ts';
import { type Board, cellAt, writeBoard } from './board.ts';
import type { DiceEvent } from './events.ts';
import { centre, centreOfCell, type Point } from './geometry.ts';
import { RULES } from './rules.ts';
import type { DiceState } from './state.ts';
import { anyMove, column, newGame, TUNING } from './testing.ts';

const boardOf = (cast: DiceLayout): Board =>
  Array.from({ length: 81 }, (_, cell) => {
    const actor = cast.get(cell);
    return actor ? { value: actor.value, player: actor.player, moved: false } : null;
  });

/** Where everybody is, and as what, once all acts have been shown. */
function stage(before: DiceLayout, acts: readonly DiceAnimation[]): Map<number, { at: Point; value: number }> {
  const seen = new Map([...before].map(([cell, { id, value }]) => [id, { at: centreOfCell(cell), value }]));
  const inOrder = acts.toSorted((a, b) => a.at + a.ms - (b.at + b.ms) || a.at - b.at);
  for (const act of inOrder) {
    if (act.kind === 'drop') seen.set(act.actor.id, { at: act.to, value: act.actor.value });
    if (act.kind === 'crumple') seen.delete(act.id);
    const there = 'id' in act ? seen.get(act.id) : undefined;
    if (!there) continue;
    if (act.kind === 'hop') there.at = act.to;
    if (act.kind === 'turn') there.value = act.actor.value;
  }
  return seen;
}

/** What placing player 2's last die does, with one column drawn and the die put in the last column. */
function finish(marks: string): { before: DiceLayout; events: readonly DiceEvent[]; after: DiceState } {
  const state = { ...newGame(), board: column(marks), player: 2, phase: 'place', die: 1, history: '10' } as const;
  const { state: after, events } = RULES.apply(state, { type: 'place', column: 8 }, TUNING, 0);
  return { before: layoutOf(state.board, 0), events, after };
}

describe('a planned round', () => {
  it('ends as the state does, over whole games, in cast and in picture', () => {
    for (let seed = 0; seed < times(15, 60); seed++) {
      let state = newGame(seed);
      let cast: DiceLayout = new Map();
      let nextId = 0;
      const rng = seeded(seed, 1);
      while (state.winner === null) {
        const { state: next, events } = RULES.apply(state, anyMove(state, rng), TUNING, 0);
        const planned = planAnimations(cast, events, TUNING, nextId++);
        const shown = stage(cast, planned.acts);
        ({ cast } = planned);
        state = next;
        expect(writeBoard(boardOf(cast))).toBe(writeBoard(state.board));
        expect(shown.size).toBe(cast.size);
        for (const [cell, { id, value }] of cast) expect(shown.get(id)).toEqual({ at: centreOfCell(cell), value });
      }
    }
  });

  it.each([
    ['dice one row apart meet in the cell between them, after a whole march', '...5.c...', 720],
    ['dice face to face meet half way', '...5c....', 470],
  ])('%s', (_name, marks, at) => {
    const { before, events } = finish(marks);
    expect(planAnimations(before, events, TUNING, 99).acts.find(({ kind }) => kind === 'clash')?.at).toBe(at);
  });

  it('a die that leaves crumples at the far edge as the blow falls', () => {
    const { before, events } = finish('........4');
    const { acts, cast } = planAnimations(before, events, TUNING, 99);
    const [crumple, blow] = [acts.find(({ kind }) => kind === 'crumple'), acts.find(({ kind }) => kind === 'blow')];
    expect(blow).toMatchObject({ victim: 2, amount: 4, at: crumple?.at });
    expect([...cast.keys()]).toEqual([cellAt(7, 8)]);
  });

  it('lasts 500 ms for the march and 600 ms for a battle, after the die has dropped', () => {
    const { before, events } = finish('...5.c...');
    const { ms, acts } = planAnimations(before, events, TUNING, 99);
    const drop = acts.find(({ kind }) => kind === 'drop');
    expect(ms - (drop?.ms ?? 0)).toBe(500 + 600);
    expect(acts.findLast(({ kind }) => kind === 'hop')).toMatchObject({ ms: 500, to: centre(7, 8) });
  });

  it('is nothing where nothing moves', () => {
    expect(planAnimations(new Map(), [{ type: 'refused', message: '' }], TUNING, 0)).toEqual({
      acts: [],
      cast: new Map(),
      ms: 0,
    });
  });
});
