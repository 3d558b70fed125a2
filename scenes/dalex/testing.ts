// What the tests of this game share: drawn boards, their symmetries, and commands one after another.
import { tune } from '../kit/core/constants.ts';
import { seeded } from '../kit/core/rng.ts';
import { type Direction, type Position, rowOf } from './board.ts';
import { CONSTANTS, type DalexTuning } from './constants.ts';
import type { DalexEvent } from './events.ts';
import { RULES } from './rules.ts';
import type { DalexCommand, DalexState } from './state.ts';
import { cellsOf } from './view.ts';

export const TUNING = tune(CONSTANTS);

export const newGame = (seed = 1, setup: Record<string, boolean> = {}): DalexState =>
  RULES.create({ seed, setup, levels: [] }, TUNING);

/** A drawn board, its rows parted by '/': '@' player, 'D' dalex, '#' pile, '*' gold cell, '&' the player on nothing else. Not full rows are filled up. */
export function on(drawing: string, changes: Partial<DalexState> = {}): DalexState {
  const rows = drawing.trim().split(/\s*[/\n]\s*/);
  const size = Math.max(rows.length, ...rows.map(row => row.length));
  const cells = Array.from({ length: size }, (_, row) => (rows[row] ?? '').padEnd(size, '.')).join('');
  const all = (mark: string) => [...cells].flatMap((found, cell) => (found === mark ? [cell] : []));
  return {
    ...newGame(),
    rng: seeded(1),
    size,
    player: all('@')[0] ?? 0,
    dalexes: all('D'),
    piles: all('#').map(cell => ({ cell, dalexes: 2 })),
    goal: all('*')[0] ?? null,
    ...changes,
  };
}

/** The board as it stands, rows parted by '/'. */
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

/** Lets what comes by itself come, until nothing does. */
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

/** A symmetry of the square: mirrored at the vertical middle, then turned clockwise so many quarters. */
export interface Symmetry {
  readonly isMirrored: boolean;
  readonly quarters: number;
}

export const SYMMETRIES: readonly Symmetry[] = [0, 1, 2, 3].flatMap(quarters =>
  [false, true].map(isMirrored => ({ isMirrored, quarters })),
);

export function turnedCell(size: number, cell: number, { isMirrored, quarters }: Symmetry): number {
  let x = cell % size;
  let y = rowOf(size, cell);
  if (isMirrored) x = size - 1 - x;
  for (let i = 0; i < quarters; i++) [x, y] = [size - 1 - y, x];
  return y * size + x;
}

const COMPASS: readonly Direction[] = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];

export function turnedDirection(direction: Direction, { isMirrored, quarters }: Symmetry): Direction {
  const index = COMPASS.indexOf(direction);
  const mirrored = isMirrored ? (8 - index) % 8 : index;
  return COMPASS[(mirrored + 2 * quarters) % 8] as Direction;
}

export const turned = (position: Position, symmetry: Symmetry): Position => {
  const { size, player, dalexes, piles } = position;
  const map = (cell: number) => turnedCell(size, cell, symmetry);
  return { size, player: map(player), dalexes: dalexes.map(map), piles: piles.map(map) };
};

export const turnedState = (state: DalexState, symmetry: Symmetry): DalexState => {
  const map = (cell: number) => turnedCell(state.size, cell, symmetry);
  return {
    ...state,
    player: map(state.player),
    dalexes: state.dalexes.map(map),
    piles: state.piles.map(pile => ({ ...pile, cell: map(pile.cell) })),
    goal: state.goal === null ? null : map(state.goal),
  };
};

/** Nothing of it depends on the order in which things are listed. */
export const plain = (state: DalexState): DalexState => ({
  ...state,
  dalexes: [...state.dalexes].sort((a, b) => a - b),
  piles: [...state.piles].sort((a, b) => a.cell - b.cell),
});
