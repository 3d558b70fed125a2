// Test helpers: boards from drawings, random positions, symmetries and commands.
import fc from 'fast-check';
import { tune } from '../../kit/core/constants.ts';
import { seeded } from '../../kit/core/rng.ts';
import { CONSTANTS, type DalexTuning } from '../constants.ts';
import { cellsOf } from '../view.ts';
import { type Direction, type Position, rowOf } from './board.ts';
import type { Crowd, DalexKind } from './crowd.ts';
import type { DalexEvent } from './events.ts';
import { RULES } from './rules.ts';
import type { DalexCommand, DalexState } from './state.ts';

export const TUNING = tune(CONSTANTS);

export const newGame = (seed = 1, setup: Record<string, boolean | string> = {}): DalexState =>
  RULES.create({ seed, setup, levels: [] }, TUNING);

/** A drawn board, its rows separated by '/': '@' player, 'D' dalex, 'S' sleeper, 'L' leaper, '#' pile, '*' gold cell, '&' the player on nothing else. Short rows are filled up. */
export function boardState(drawing: string, changes: Partial<DalexState> = {}): DalexState {
  const rows = drawing.trim().split(/\s*[/\n]\s*/);
  const size = Math.max(rows.length, ...rows.map(row => row.length));
  const cells = Array.from({ length: size }, (_, row) => (rows[row] ?? '').padEnd(size, '.')).join('');
  const all = (mark: string) => [...cells].flatMap((found, cell) => (found === mark ? [cell] : []));
  return {
    ...newGame(),
    rng: seeded(1),
    size,
    player: all('@')[0] ?? 0,
    ...dalexesDrawn(cells),
    piles: all('#').map(cell => ({ cell, dalexes: 2 })),
    goal: all('*')[0] ?? null,
    ...changes,
  };
}

/** Dalexes of a drawing; where one of them is not plain, with their kinds. */
function dalexesDrawn(cells: string): Pick<DalexState, 'dalexes' | 'crowd'> {
  const kindOf: Readonly<Record<string, DalexKind>> = { D: 'plain', S: 'sleeper', L: 'leaper' };
  const found = [...cells].flatMap((mark, cell) => {
    const kind = kindOf[mark];
    return kind ? [{ cell, kind }] : [];
  });
  const kinds = found.map(({ kind }) => kind);
  const isMixed = kinds.some(kind => kind !== 'plain');
  return {
    dalexes: found.map(({ cell }) => cell),
    ...(isMixed && { crowd: { kinds, leaps: false, wakeReach: TUNING.wakeReach } }),
  };
}

/** The board as a drawing, rows separated by '/'. */
export function draw(state: DalexState): string {
  const cells = [...cellsOf(state)];
  if (state.goal !== null && cells[state.goal] === '.') cells[state.goal] = '*';
  const rows = Array.from({ length: state.size }, (_, row) =>
    cells.filter((_mark, cell) => rowOf(state.size, cell) === row).join(''),
  );
  return rows.join('/');
}

export interface Played {
  readonly state: DalexState;
  readonly events: readonly DalexEvent[];
}

export const send = (state: DalexState, command: DalexCommand, t: DalexTuning = TUNING): Played =>
  RULES.apply(state, command, t, 0);

export const step = (state: DalexState, direction: Direction): Played => send(state, { type: 'move', direction });

/** Plays a Last Stand to its end. */
export function settle(state: DalexState, t: DalexTuning = TUNING): DalexState {
  let now = state;
  for (let due = RULES.due?.(now, t); due && due.command.type === 'standOn'; due = RULES.due?.(now, t))
    now = send(now, due.command, t).state;
  return now;
}

export const refusal = ({ events }: Played): string | null => {
  const last = events.find(({ type }) => type === 'refused');
  return last?.type === 'refused' ? last.message : null;
};

/** A symmetry of the square: mirrored at the vertical axis, then rotated clockwise by quarter turns. */
export interface Symmetry {
  readonly isMirrored: boolean;
  readonly quarters: number;
}

export const SYMMETRIES: readonly Symmetry[] = [0, 1, 2, 3].flatMap(quarters =>
  [false, true].map(isMirrored => ({ isMirrored, quarters })),
);

export function transformedCell(size: number, cell: number, { isMirrored, quarters }: Symmetry): number {
  let x = cell % size;
  let y = rowOf(size, cell);
  if (isMirrored) x = size - 1 - x;
  for (let i = 0; i < quarters; i++) [x, y] = [size - 1 - y, x];
  return y * size + x;
}

const COMPASS: readonly Direction[] = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];

export function transformedDirection(direction: Direction, { isMirrored, quarters }: Symmetry): Direction {
  const index = COMPASS.indexOf(direction);
  const mirrored = isMirrored ? (8 - index) % 8 : index;
  return COMPASS[(mirrored + 2 * quarters) % 8] as Direction;
}

export const transformed = (position: Position, symmetry: Symmetry): Position => {
  const { size, player, dalexes, piles } = position;
  const map = (cell: number) => transformedCell(size, cell, symmetry);
  return { ...position, player: map(player), dalexes: dalexes.map(map), piles: piles.map(map) };
};

export const transformedState = (state: DalexState, symmetry: Symmetry): DalexState => {
  const map = (cell: number) => transformedCell(state.size, cell, symmetry);
  return {
    ...state,
    player: map(state.player),
    dalexes: state.dalexes.map(map),
    piles: state.piles.map(pile => ({ ...pile, cell: map(pile.cell) })),
    goal: state.goal === null ? null : map(state.goal),
  };
};

/** A state with sorted lists, for comparisons. */
export function sorted(state: DalexState): DalexState {
  const { crowd, dalexes } = state;
  const order = dalexes.map((cell, index) => ({ cell, kind: crowd?.kinds[index] })).sort((a, b) => a.cell - b.cell);
  return {
    ...state,
    dalexes: order.map(({ cell }) => cell),
    ...(crowd && { crowd: { ...crowd, kinds: order.map(({ kind }) => kind as DalexKind) } }),
    piles: [...state.piles].sort((a, b) => a.cell - b.cell),
  };
}

/** Player, plain dalexes and piles on different cells of a small board. */
const plainPosition: fc.Arbitrary<Position> = fc.integer({ min: 2, max: 4 }).chain(half => {
  const size = 2 * half + 1;
  return fc
    .uniqueArray(fc.nat(size * size - 1), { minLength: 2, maxLength: 14 })
    .chain(([player = 0, ...others]) =>
      fc
        .nat(others.length - 1)
        .map(walls => ({ size, player, piles: others.slice(0, walls), dalexes: others.slice(walls) })),
    );
});

/** The same with dalexes of one kind, or of all three. */
export const anyPosition: fc.Arbitrary<Position> = plainPosition.chain(position =>
  fc.option(anyCrowd(position.dalexes.length), { nil: null }).map(crowd => (crowd ? { ...position, crowd } : position)),
);

const anyCrowd = (count: number): fc.Arbitrary<Crowd> =>
  fc.record({
    kinds: fc.array(fc.constantFrom<DalexKind>('plain', 'sleeper', 'leaper'), { minLength: count, maxLength: count }),
    leaps: fc.boolean(),
    wakeReach: fc.integer({ min: 1, max: 3 }),
  });
