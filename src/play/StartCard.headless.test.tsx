// Order of the start buttons: the last played first, else the recommended one, else the first.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import dalex from '../../scenes/dalex/index.ts';
import dice from '../../scenes/dice-conquest/index.ts';
import type { Setup } from '../../scenes/kit/core/rules.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import sokoban from '../../scenes/sokoban/index.ts';
import yayZee from '../../scenes/yay-zee/index.ts';
import { StartCard } from './StartCard.tsx';

afterEach(cleanup);

function primaryOf(definition: GameDefinition, last: Setup | null): string | null {
  render(<StartCard definition={definition} last={last} best={null} onStart={() => {}} onHelp={() => {}} />);
  return document.querySelector('[data-primary]')?.textContent ?? null;
}

it.each([
  ['to who never played', dice, null, 'Player vs Computer'],
  ['to who played otherwise last', dice, { mode: 'pvp' }, 'Player vs Player'],
  ['where nothing is recommended', sokoban, null, 'Play'],
] as const)('%s', (_name, definition, last, label) => {
  expect(primaryOf(definition, last)).toBe(label);
  expect(screen.getAllByRole('button', { name: label })).toHaveLength(1);
});

it.each([
  ['no link', { daily: false, beat: null }, true, 'Best 700'],
  ['points to beat', { daily: false, beat: 1600 }, false, '1,600 points to beat'],
  ['the daily game', { daily: true, beat: null }, false, 'Daily: today’s game'],
])('%s: whether the choice Daily is shown, and what is said', (_name, linked, isChoice, words) => {
  render(<StartCard definition={dalex} last={null} best={700} linked={linked} onStart={() => {}} onHelp={() => {}} />);
  expect(screen.queryByRole('checkbox', { name: 'Daily' }) !== null).toBe(isChoice);
  expect(document.body.textContent).toContain(words);
});

it.each([
  ['several ways to begin stand before the questions', yayZee, true],
  ['one alone stands after them', dalex, false],
] as const)('%s', (_name, definition, first) => {
  render(<StartCard definition={definition} last={null} best={null} onStart={() => {}} onHelp={() => {}} />);
  const [button] = document.querySelectorAll('[data-buttons] button');
  const [question] = screen.getAllByRole('combobox');
  const order = (button as Element).compareDocumentPosition(question as Element);
  expect(Boolean(order & Node.DOCUMENT_POSITION_FOLLOWING)).toBe(first);
  if (first) expect(button?.textContent).toBe('Solo');
});
