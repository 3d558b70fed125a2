// The panels: both sides’ forecast, who wins by it, silence against Hard, and no die named before it lies.
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { hud } from '../../../scenes/dice-conquest/hud.ts';
import definition from '../../../scenes/dice-conquest/index.ts';
import type { DiceState } from '../../../scenes/dice-conquest/rules/state.ts';
import { column, newGame } from '../../../scenes/dice-conquest/rules/testing.ts';
import { ui as firstUi, pointAtColumn, setAnimating } from '../../../scenes/dice-conquest/ui.ts';
import { view } from '../../../scenes/dice-conquest/view.ts';
import { recordStat } from '../../data/profile.ts';
import type { HudProps } from '../HudProps.ts';
import Hud from './Hud.tsx';

const ui = createStore(firstUi);

afterEach(() => {
  cleanup();
  ui.setState(firstUi());
});

function panels(setup: Record<string, string>, changes: Partial<DiceState> = {}) {
  const shown = (more: Partial<DiceState>) => {
    const state = { ...newGame(1, setup), ...changes, ...more };
    return { view: view(state), hud: hud(state), canUndo: false, phase: 'playing' };
  };
  const store = createStore(() => shown({}));
  const session = { store, ui, onEvents: () => () => {}, send() {} };
  render(<Hud {...({ session, definition, stage: null } as unknown as HudProps)} />);
  return (more: Partial<DiceState>) => act(() => store.setState(shown(more)));
}
const forecast = () => within(screen.getByRole('region', { name: 'Forecast' }));
const turn = () => screen.getByRole('region', { name: 'Turn' });

it('tells what comes at both, and who wins by it', () => {
  panels({ mode: 'pvc' }, { board: column('.d...5...') });
  expect(forecast().getByText('Coming at you')).toBeTruthy();
  expect(forecast().getByText('2 turns: −4')).toBeTruthy();
  expect(forecast().getByText(/^Your next hit: column 1/).textContent).toContain('4 turns: −5');
  expect(forecast().getByText('You win in 4 turns if no die is placed')).toBeTruthy();
});

it('says You against the computer, and counts the games of each board by themselves', () => {
  for (const name of ['won short', 'won short', 'lost full']) recordStat(definition, { name, value: 1, better: 'sum' });
  panels({ mode: 'pvc', board: 'short' });
  expect(within(screen.getByRole('region', { name: 'You' })).getByRole('meter', { name: 'Your health' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Computer' })).toBeTruthy();
  expect(screen.getByText('Won 2, lost 0')).toBeTruthy();
  cleanup();
  panels({ mode: 'pvc' });
  expect(screen.getByText('Won 0, lost 1')).toBeTruthy();
});

it('against Hard nobody foretells anything', () => {
  panels({ mode: 'pvc', level: 'hard' }, { board: column('.d...5...') });
  expect(forecast().getByText('Nobody foretells what comes.')).toBeTruthy();
  expect(forecast().queryByText(/turns/)).toBeNull();
});

it('in a rising game it says how often hits count', () => {
  panels({ mode: 'pvp', short: 'rising' }, { history: '1018'.repeat(20) });
  expect(forecast().getByText('Hits count 2 times')).toBeTruthy();
});

it('names no die before it lies, and no mover who is not', () => {
  const become = panels({ mode: 'pvp' });
  act(() => setAnimating(ui, true));
  become({ phase: 'place', die: 4 });
  expect(turn().textContent).toContain('Player 1: roll the die.');
  expect(turn().textContent).not.toContain('4');
  act(() => setAnimating(ui, false));
  expect(turn().textContent).toContain('place your 4');
});

it('says what the die in hand changes where it joins, and counts such games by themselves', () => {
  recordStat(definition, { name: 'won full joining', value: 1, better: 'sum' });
  panels({ mode: 'pvc', low: 'join' }, { phase: 'place', die: 2, board: column('..2..c...') });
  act(() => pointAtColumn(ui, 0));
  expect(forecast().getByText(/^Column 1: /).textContent).toBe('Column 1: 6 turns: −1. With your 2: safe');
  act(() => pointAtColumn(ui, 0, true));
  expect(forecast().getByText(/^Column 1: /).textContent).toBe('Column 1: 6 turns: −1. With your 2: safe');
  expect(screen.getByText('Won 1, lost 0')).toBeTruthy();
});
