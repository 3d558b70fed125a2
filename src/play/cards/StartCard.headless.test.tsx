// Start card: order of its buttons, the daily game, and what a link sets.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import dalex from '../../../scenes/dalex/index.ts';
import dice from '../../../scenes/dice-conquest/index.ts';
import type { Setup } from '../../../scenes/kit/core/rules.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import minigolf from '../../../scenes/minigolf/index.ts';
import sokoban from '../../../scenes/sokoban/index.ts';
import yayZee from '../../../scenes/yay-zee/index.ts';
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
  ['no link', { daily: false, pastDay: null, beat: null, setup: null }, true, 'Best 700'],
  ['points to beat', { daily: false, pastDay: null, beat: 1600, setup: null }, false, '1,600 points to beat'],
  ['the daily game', { daily: true, pastDay: null, beat: null, setup: null }, false, 'Daily: today’s game'],
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

it.each([
  ['more than two questions are folded, and say what was chosen', dice, 'Against Hard, 9 rows, 30 rounds'],
  ['one or two stand open', sokoban, null],
] as const)('%s', (_name, definition, line) => {
  const last = { mode: 'pvc', level: 'hard', short: 'quick' };
  render(<StartCard definition={definition} last={last} best={null} onStart={() => {}} onHelp={() => {}} />);
  const fold = document.querySelector('details');
  expect([fold?.open ?? null, fold?.querySelector('summary')?.textContent ?? null]).toEqual([line && false, line]);
  expect(document.querySelectorAll('select').length).toBeGreaterThan(0);
});

it('Daily sets the answers that the day’s game has; another answer asks for another game', () => {
  const onStart = vi.fn();
  render(<StartCard definition={minigolf} last={null} best={null} onStart={onStart} onHelp={() => {}} />);
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Courses' });
  const daily = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Daily' });
  const shown = () => field.options[Number(field.value)]?.textContent;
  expect(shown()).toBe('The nine courses');
  fireEvent.click(daily);
  expect([shown(), daily.checked]).toEqual(['Three new courses', true]);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(onStart).toHaveBeenLastCalledWith({ round: 'new', players: 1 }, { daily: true });
  fireEvent.change(field, { target: { value: '0' } });
  expect([shown(), daily.checked]).toEqual(['The nine courses', false]);
});

it('a link’s choice is shown and open, though it is locked for others; with another one it is no daily game', () => {
  const show = (setup: { round: string }, isDaily: boolean) => {
    const { unmount } = render(
      <StartCard
        definition={minigolf}
        last={setup}
        best={null}
        linked={{ daily: isDaily, pastDay: null, beat: null, setup }}
        onStart={() => {}}
        onHelp={() => {}}
      />,
    );
    const said = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Courses' }).selectedOptions[0]?.textContent;
    const found = [said, document.body.textContent?.includes('Daily: today’s game')];
    unmount();
    return found;
  };
  expect(show({ round: 'back' }, false)).toEqual(['The back nine: mills, lifts, ice', false]);
  expect(show({ round: 'new' }, true)).toEqual(['Three new courses', true]);
  expect(show({ round: 'front' }, true)).toEqual(['The nine courses', false]);
});

it('each answer is previewed once there is a stage: of mini golf the courses that will be played', () => {
  const onPreview = vi.fn();
  const card = { definition: minigolf, last: null, best: null, onStart: () => {}, onHelp: () => {} };
  const { rerender } = render(<StartCard {...card} />);
  rerender(<StartCard {...card} onPreview={onPreview} />);
  expect(onPreview.mock.calls).toEqual([[{ round: 'front', players: 1 }, false]]);
  fireEvent.change(screen.getByRole('combobox', { name: 'Courses' }), { target: { value: '1' } });
  expect(onPreview).toHaveBeenLastCalledWith({ round: 'new', players: 1 }, false);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Daily' }));
  expect(onPreview).toHaveBeenLastCalledWith({ round: 'new', players: 1 }, true);
  expect(minigolf.start.previews).toBe(true);
});
