// Tests of the animation plan: after it every die stands where the state says.
import { describe, expect, it } from 'vitest';
import { times } from '../../../tests/setup/times.ts';
import { seeded } from '../../kit/core/rng.ts';
import { type Board, cellAt, rowsOf, writeBoard } from '../rules/board.ts';
import type { DiceEvent } from '../rules/events.ts';
import { centre, centreOfCell, type Point } from '../rules/geometry.ts';
import { RULES } from '../rules/rules.ts';
import type { DiceState } from '../rules/state.ts';
import { anyMove, column, newGame, TUNING } from '../rules/testing.ts';
import { type DiceAnimation, type DiceLayout, layoutOf, planAnimations } from './animationPlan.ts';

const boardOf = (layout: DiceLayout, cells: number): Board =>
  Array.from({ length: cells }, (_, cell) => {
    const die = layout.get(cell);
    return die ? { value: die.value, player: die.player, moved: false } : null;
  });

/** Where everybody is, and as what, once all animations have been shown. */
function stage(
  before: DiceLayout,
  animations: readonly DiceAnimation[],
  rows: number,
): Map<number, { at: Point; value: number }> {
  const seen = new Map([...before].map(([cell, { id, value }]) => [id, { at: centreOfCell(cell, rows), value }]));
  const inOrder = animations.toSorted((a, b) => a.at + a.ms - (b.at + b.ms) || a.at - b.at);
  for (const animation of inOrder) {
    if (animation.kind === 'drop') seen.set(animation.die.id, { at: animation.to, value: animation.die.value });
    if (animation.kind === 'crumple') seen.delete(animation.id);
    const there = 'id' in animation ? seen.get(animation.id) : undefined;
    if (!there) continue;
    if (animation.kind === 'hop') there.at = animation.to;
    if (animation.kind === 'turn' || animation.kind === 'join') there.value = animation.die.value;
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
  it.each(['full', 'short'])(
    'on the %s board ends as the state does, over whole games, in layout and in picture',
    board => {
      for (let seed = 0; seed < times(15, 60); seed++) {
        let state = newGame(seed, { board });
        const rows = rowsOf(state.board);
        let layout = layoutOf(state.board, 0);
        let nextId = state.board.length;
        const rng = seeded(seed, 1);
        while (state.winner === null) {
          const { state: next, events } = RULES.apply(state, anyMove(state, rng), TUNING, 0);
          const planned = planAnimations(layout, events, TUNING, nextId++, rows);
          const shown = stage(layout, planned.animations, rows);
          ({ layout } = planned);
          state = next;
          expect(writeBoard(boardOf(layout, state.board.length))).toBe(writeBoard(state.board));
          expect(shown.size).toBe(layout.size);
          for (const [cell, { id, value }] of layout)
            expect(shown.get(id)).toEqual({ at: centreOfCell(cell, rows), value });
        }
      }
    },
  );

  it.each([
    ['dice one row apart meet in the cell between them, after a whole march', '...5.c...', 720],
    ['dice face to face meet half way', '...5c....', 470],
  ])('%s', (_name, marks, at) => {
    const { before, events } = finish(marks);
    expect(planAnimations(before, events, TUNING, 99, 9).animations.find(({ kind }) => kind === 'clash')?.at).toBe(at);
  });

  it('a die that leaves crumples at the far edge as the blow falls', () => {
    const { before, events } = finish('........4');
    const { animations, layout } = planAnimations(before, events, TUNING, 99, 9);
    const [crumple, blow] = [
      animations.find(({ kind }) => kind === 'crumple'),
      animations.find(({ kind }) => kind === 'blow'),
    ];
    expect(blow).toMatchObject({ victim: 2, amount: 4, at: crumple?.at });
    expect([...layout.keys()]).toEqual([cellAt(7, 8)]);
  });

  it('lasts 500 ms for the march and 600 ms for a battle, after the die has dropped', () => {
    const { before, events } = finish('...5.c...');
    const { ms, animations } = planAnimations(before, events, TUNING, 99, 9);
    const drop = animations.find(({ kind }) => kind === 'drop');
    expect(ms - (drop?.ms ?? 0)).toBe(500 + 600);
    expect(animations.findLast(({ kind }) => kind === 'hop')).toMatchObject({ ms: 500, to: centre(7, 8, 9) });
  });

  it('is nothing where nothing moves', () => {
    expect(planAnimations(new Map(), [{ type: 'refused', message: '' }], TUNING, 0, 9)).toEqual({
      animations: [],
      layout: new Map(),
      ms: 0,
    });
  });
});
