// Order of the start buttons: the last played first, else the recommended one, else the first.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import dice from '../../scenes/dice-conquest/index.ts';
import type { Setup } from '../../scenes/kit/core/rules.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import sokoban from '../../scenes/sokoban/index.ts';
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
