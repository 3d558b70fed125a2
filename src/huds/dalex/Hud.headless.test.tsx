// The HUD of Dalex: cells in words, action buttons with odds, and the specified toast.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import definition from '../../../scenes/dalex/index.ts';
import type { DalexCommand, DalexState } from '../../../scenes/dalex/rules/state.ts';
import { boardState, newGame, send, TUNING } from '../../../scenes/dalex/rules/testing.ts';
import { ui } from '../../../scenes/dalex/ui.ts';
import { view } from '../../../scenes/dalex/view.ts';
import { sessionOpener, startedSession } from '../../../tests/setup/game.ts';
import { toasts } from '../../ui/toast.ts';
import { ActionButtons } from './ActionButtons.tsx';
import { Board } from './Board.tsx';
import { MovePad } from './MovePad.tsx';
import { statusOf } from './status.ts';
import { useGameOverToast } from './useGameOverToast.ts';
import { resultText } from './useSureWin.ts';

afterEach(cleanup);

function show(state: DalexState): DalexCommand[] {
  const sent: DalexCommand[] = [];
  const seen = view(state, TUNING);
  render(
    <>
      <Board view={seen} ui={createStore(ui)} send={command => sent.push(command)} />
      <ActionButtons view={seen} canUndo={false} hold={() => {}} send={command => sent.push(command)} />
      <MovePad view={seen} hold={() => {}} />
    </>,
  );
  return sent;
}
const cell = (row: number, column: number) =>
  screen.getByRole('gridcell', { name: new RegExp(`^row ${row}, column ${column}:`) });

it('every cell says what is in it and whether it is deadly', () => {
  show(boardState('D#.*./...../..@../...../.....', { level: 6 }));
  const says = (row: number, column: number) => cell(row, column).getAttribute('aria-label')?.split(': ')[1];
  expect(says(1, 1)).toBe('dalex');
  expect(says(1, 2)).toBe('junk pile, of 2');
  expect(says(2, 2)).toBe('empty, deadly');
  expect(says(1, 4)).toBe('gold cell');
  expect(says(3, 3)).toBe('you');
});

it('kinds are told apart, and leapers say what they do next', () => {
  const state = boardState('S..L./...../..@../...../.....');
  const says = (column: number) => cell(1, column).getAttribute('aria-label')?.split(': ')[1];
  show(state);
  expect(says(1)).toBe('sleeping dalex');
  expect(says(4)).toBe('leaper, rests next');
  cleanup();
  show({ ...state, ...(state.crowd && { crowd: { ...state.crowd, leaps: true } }) });
  expect(says(4)).toBe('leaper, leaps next');
});

it('one arrives at oneself; Enter steps towards a cell, on oneself it waits', () => {
  const sent = show(boardState('...../...../..@../...../D....'));
  cell(3, 3).focus();
  const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
  press('Enter');
  press('ArrowUp');
  press('ArrowRight');
  press('Enter');
  expect(sent).toEqual([{ type: 'wait' }, { type: 'move', direction: 'ne' }]);
});

it('Teleport tells its true odds before it is pressed, the screwdriver whom it reaches', () => {
  const sent = show(boardState('@D../..../..../....', { teleports: 2, sonics: 1 }));
  const teleport = screen.getByRole('button', { name: 'Teleport, 2 left, 10 of 14 empty cells are safe, 71 percent' });
  expect(teleport.textContent).toContain('71 % safe');
  fireEvent.click(teleport);
  fireEvent.click(screen.getByRole('button', { name: 'Sonic Screwdriver, 1 left, 1 in reach' }));
  fireEvent.click(screen.getByRole('button', { name: 'Last Stand against 1' }));
  expect(sent.map(({ type }) => type)).toEqual(['teleport', 'sonic', 'lastStand']);
});

it('move buttons say what becomes of whoever presses them', () => {
  show(boardState('@.D./..../..../....'));
  expect(screen.getByRole('button', { name: 'Step right (deadly)' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Step up (shut)' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Step down' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Wait' })).toBeTruthy();
});

it.each([
  ['far away', boardState('...../...../..@../...../D....', { dalexes: [], gameWon: true }), 'Level 2 comes next.'],
  ['nobody near', newGame(), 'Every way is safe.'],
  ['some near', boardState('@.D./..../..../....'), '2 ways are safe.'],
  ['none safe', boardState('@D../D.../..../....', { sonics: 0 }), 'No way is safe. Teleport!'],
  ['a leaper that rests', boardState('@.L./..../..../....'), 'Every way is safe.'],
  ['none safe but the screwdriver', boardState('@D../D.../..../....'), 'No way is safe. The screwdriver helps.'],
  ['caught', send(boardState('@D../D.../..../....'), { type: 'wait' }).state, 'Caught.'],
] as const)('the line by the board, %s', (_name, state, words) => expect(statusOf(view(state, TUNING))).toBe(words));

it.each([
  [{ kind: 'sure', steps: [{ type: 'wait' }, { type: 'wait' }], isLeast: true }, 'A sure win exists in 2.'],
  [{ kind: 'none', longest: [] }, 'There is no sure win: only luck helps.'],
  [{ kind: 'unknown', longest: [] }, 'No sure win was found.'],
] as const)('a result in words: %j', (result, words) => expect(resultText(result)).toBe(words));

it('the end of a game is said in the specified toast', async () => {
  const session = await startedSession(definition, 2);
  const Listener = () => {
    useGameOverToast(session);
    return null;
  };
  render(<Listener />);
  for (let i = 0; i < 400 && session.store.getState().phase === 'playing'; i++) session.send({ type: 'wait' });
  const { score } = session.state as DalexState;
  expect(toasts.getState().last?.title).toBe(`Game Over! Your final score: ${score}`);
});

it('the bot behind the start card ends its games unsaid', async () => {
  const session = (await sessionOpener(definition))({ seed: 2, overrides: { teleportsAtStart: 0, sonicsAtStart: 0 } });
  toasts.setState({ last: null });
  const ended: unknown[] = [];
  session.onEvents(events => {
    ended.push(...events.filter(({ type }) => type === 'gameEnded'));
  });
  const Listener = () => {
    useGameOverToast(session);
    return null;
  };
  render(<Listener />);
  for (let i = 0; i < 60_000 && ended.length === 0; i++) session.demo();
  expect(ended).toHaveLength(1);
  expect(toasts.getState().last).toBeNull();
});
