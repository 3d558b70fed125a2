// HUD of Math RPG: answer form, number pad, paths, mastery map, report.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearAnswer } from '../../../scenes/math-rpg/answerInput.ts';
import { NO_PROGRESS } from '../../../scenes/math-rpg/progress.ts';
import type { MathState } from '../../../scenes/math-rpg/state.ts';
import { newGame, TUNING } from '../../../scenes/math-rpg/testing.ts';
import { view } from '../../../scenes/math-rpg/view.ts';
import { Answer } from './Answer.tsx';
import { Mastery } from './Mastery.tsx';
import { Paths } from './Paths.tsx';

afterEach(() => {
  cleanup();
  clearAnswer();
});
const viewOf = (change: Partial<MathState> = {}) => view({ ...newGame(3), ...change }, TUNING);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function answering(change: Partial<MathState> = {}) {
  const sent: string[] = [];
  render(<Answer view={viewOf(change)} isTyping={false} onTyping={() => {}} onAttack={text => sent.push(text)} />);
  return { sent, line: screen.getByRole<HTMLInputElement>('textbox') };
}

it('the pad types digits, a minus and takes back; Attack! sends what stands there', () => {
  const { sent, line } = answering();
  for (const name of ['4', '2', '7', 'Take the last digit back', 'Minus']) press(name);
  expect(line.value).toBe('−42');
  press('Minus');
  press('Attack!');
  expect(sent).toEqual(['42']);
});

it('the line keeps what was typed, says its question as words, and Enter attacks', () => {
  const { sent, line } = answering();
  expect(screen.getByLabelText(/What is \d+ plus \d+\?/)).toBe(line);
  fireEvent.change(line, { target: { value: '-1.5' } });
  expect(line.value).toBe('−1.5');
  fireEvent.submit(line.form as HTMLFormElement);
  expect(sent).toEqual(['−1.5']);
});

it('after the end nothing can be typed', () => {
  const { line } = answering({ phase: 'over' });
  expect(line.disabled).toBe(true);
  expect(screen.getAllByRole<HTMLButtonElement>('button').every(({ disabled }) => disabled)).toBe(true);
});

it('the paths say what they ask and what their enemy is like, with the numbers as they are', () => {
  const shown = view({ ...newGame(3), phase: 'path', level: 2, ridge: '+' }, { ...TUNING, shyBelow: 33, hitMost: 17 });
  const taken: string[] = [];
  if (!shown.choice) throw new Error('no choice');
  render(
    <Paths view={shown} choice={shown.choice} isTyping={false} onTyping={() => {}} onTake={path => taken.push(path)} />,
  );
  expect(screen.getByText(/Next: Hedgehog, 90 health/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Meadow/ }).textContent).toContain('Below 33 health');
  expect(screen.getByRole('button', { name: /^Ridge/ }).textContent).toContain('Weak to +: such hits deal 17');
  fireEvent.click(screen.getByRole('button', { name: /^Ridge/ }));
  expect(taken).toEqual(['ridge']);
});

it('the map shows every fact by its box, and the report what was asked', () => {
  const progress = {
    ...NO_PROGRESS,
    boxes: { '×7,8': 5, '×3,4': 1 },
    kinds: NO_PROGRESS.kinds.with(7, [4, 3]),
    streak: 3,
    best: 30,
  };
  render(<Mastery progress={progress} open onClose={() => {}} />);
  expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(13);
  for (const name of ['7 × 8: box 5 of 5', '8 × 7: box 5 of 5', '3 × 4: box 1 of 5', '1 × 1: not met'])
    expect(screen.getByText(name)).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'Report', hidden: true }));
  for (const said of ['3 of 4 (75 %)', '1 of 2 met', '3 × 4', 'Tables to 10'])
    expect(screen.getByText(said)).toBeTruthy();
});
