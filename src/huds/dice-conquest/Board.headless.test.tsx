// Tests of the accessible board: texts of cells, focus movement, commands by Enter.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { RULES } from '../../../scenes/dice-conquest/rules/rules.ts';
import type { DiceCommand, DiceState } from '../../../scenes/dice-conquest/rules/state.ts';
import { column, newGame, TUNING } from '../../../scenes/dice-conquest/rules/testing.ts';
import { ui as firstUi } from '../../../scenes/dice-conquest/ui.ts';
import { view } from '../../../scenes/dice-conquest/view.ts';
import { Board } from './Board.tsx';

const ui = createStore(firstUi);

afterEach(() => {
  cleanup();
  ui.setState(firstUi());
});

function show(changes: Partial<DiceState>): DiceCommand[] {
  const sent: DiceCommand[] = [];
  render(
    <Board
      view={view({ ...newGame(1, { mode: 'pvc' }), ...changes })}
      ui={ui}
      past={null}
      send={command => sent.push(command)}
    />,
  );
  return sent;
}
const cell = (row: number, at: number) =>
  screen.getByRole('gridcell', { name: new RegExp(`^row ${row}, column ${at}:`) });
const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });

it('is nine rows of nine cells, one of them in the tab order', () => {
  show({});
  expect(screen.getByRole('grid').children).toHaveLength(9);
  const cells = screen.getAllByRole('gridcell');
  expect(cells).toHaveLength(81);
  expect(cells.filter(one => one.tabIndex === 0)).toHaveLength(1);
});

it('is five rows on the short board, and the die goes into the last of them for player 2', () => {
  const short = newGame(1, { mode: 'pvp', board: 'short' });
  show({ ...short, player: 2, phase: 'place', die: 6 });
  expect(screen.getByRole('grid', { name: 'Board, 5 rows and 9 columns' }).children).toHaveLength(5);
  expect(cell(5, 5).getAttribute('aria-label')).toContain('free for your 6');
});

it.each([
  ['an own die', 4, 'row 4, column 1: your 5'],
  [
    'a die of the computer, and what it threatens is said at the door',
    1,
    'row 1, column 1: empty, forecast 5 turns: −2',
  ],
  ['the die itself', 5, 'row 5, column 1: the computer’s 2'],
])('says %s', (_name, row, label) => {
  show({ board: column(row === 4 ? '...5.....' : '....b....') });
  expect(cell(row, 1).getAttribute('aria-label')).toBe(label);
});

it('calls the players by number between two people', () => {
  show({ mode: 'pvp', board: column('...5.....') });
  expect(cell(4, 1).getAttribute('aria-label')).toBe('row 4, column 1: player 1’s 5');
});

it('says where the die may go, and places it there on Enter', () => {
  const sent = show({ phase: 'place', die: 6 });
  expect(cell(1, 5).getAttribute('aria-label')).toBe('row 1, column 5: empty, free for your 6, press to place it');
  cell(1, 5).focus();
  press('ArrowRight');
  expect(document.activeElement).toBe(cell(1, 6));
  expect(ui.getState().column).toBe(5);
  press('Enter');
  expect(sent).toEqual([{ type: 'place', column: 5 }]);
});

it('moves by arrows, Home, End and pages, and stops at the edges', () => {
  show({});
  cell(1, 5).focus();
  for (const [key, row, at] of [
    ['ArrowUp', 1, 5],
    ['ArrowDown', 2, 5],
    ['Home', 2, 1],
    ['ArrowLeft', 2, 1],
    ['End', 2, 9],
    ['PageDown', 9, 9],
    ['PageUp', 1, 9],
  ] as const) {
    press(key);
    expect(document.activeElement, key).toBe(cell(row, at));
  }
});

it('rolls on Enter when there is no die to place, and keeps its keys to itself', () => {
  const sent = show({});
  cell(1, 5).focus();
  const left: string[] = [];
  const listener = (event: KeyboardEvent) => !event.defaultPrevented && left.push(event.key);
  document.body.addEventListener('keydown', listener);
  press('Enter');
  press('ArrowLeft');
  press('r');
  document.body.removeEventListener('keydown', listener);
  expect(sent).toEqual([{ type: 'roll' }]);
  expect(left).toEqual(['r']);
});

it('shows what the rules allow', () => {
  const state = { ...newGame(), phase: 'place', die: 3, board: column('b........') } as const;
  show(state);
  const free = screen.getAllByRole('gridcell').filter(one => one.getAttribute('aria-label')?.includes('free for'));
  expect(free).toHaveLength(RULES.legal(state, TUNING).length);
});

it('says which die the one in hand may join, and Enter joins it', () => {
  const sent = show({ joinMost: 2, phase: 'place', die: 2, board: column('...3.....') });
  expect(cell(4, 1).getAttribute('aria-label')).toContain('your 3, press to join your 2 to it');
  cell(1, 5).focus();
  for (const key of ['Home', 'ArrowDown', 'ArrowDown', 'ArrowDown']) press(key);
  press('Enter');
  expect(sent).toEqual([{ type: 'join', column: 0 }]);
});
