// HUD of Math RPG: answer form, number pad, paths, mastery map, report.
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { NO_PROGRESS } from '../../../scenes/math-rpg/rules/progress.ts';
import { questionOf } from '../../../scenes/math-rpg/rules/question.ts';
import type { MathState } from '../../../scenes/math-rpg/rules/state.ts';
import { newGame, TUNING } from '../../../scenes/math-rpg/rules/testing.ts';
import { clearAnswer, ui as firstUi, pointBy } from '../../../scenes/math-rpg/ui.ts';
import { view } from '../../../scenes/math-rpg/view.ts';
import { Answer } from './Answer.tsx';
import { Bag } from './Bag.tsx';
import { Paths } from './Paths.tsx';
import { Stakes } from './Stakes.tsx';
import MapSheet from './sheets/MapSheet.tsx';

const ui = createStore(firstUi);

afterEach(() => {
  cleanup();
  clearAnswer(ui);
});
const viewOf = (change: Partial<MathState> = {}) => view({ ...newGame(3), ...change }, TUNING);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function answering(change: Partial<MathState> = {}) {
  const sent: string[] = [];
  const on = {
    onTyping: () => {},
    onAttack: (text: string) => sent.push(text),
    onChoose: (one: string) => sent.push(one),
  };
  render(<Answer ui={ui} view={viewOf(change)} isTyping={false} {...on} />);
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
  expect(screen.getByRole('textbox', { name: /What is \d+ plus \d+\?/ })).toBe(line);
  fireEvent.change(line, { target: { value: '-1.5' } });
  expect(line.value).toBe('−1.5');
  fireEvent.submit(line.form as HTMLFormElement);
  expect(sent).toEqual(['−1.5']);
});

it('two questions stand beside each other; one is chosen by a press, or by an arrow in the line', () => {
  const { sent, line } = answering();
  const group = screen.getByRole('group', { name: 'Which question' });
  const [quick, bold] = within(group).getAllByRole('button') as [HTMLElement, HTMLElement];
  expect([quick, bold].map(one => one.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
  expect(quick.getAttribute('aria-label')).toMatch(/^Quick, row \+1, a miss costs 5: What is \d plus \d\?$/);
  expect(quick.textContent).toMatch(/^Quickrow \+1\d \+ \dMiss −5$/);
  expect(bold.getAttribute('aria-label')).toMatch(/^Bold, takes 1 courage, a miss costs 5: /);
  fireEvent.click(bold);
  fireEvent.keyDown(line, { key: 'ArrowDown' });
  fireEvent.keyDown(line, { key: 'ArrowUp' });
  expect(sent).toEqual(['bold', 'bold']);
});

it('a card that has the focus: a press gives the keys back to the line, arrows go to the other card, Enter attacks with what is typed', () => {
  const { sent, line } = answering();
  const [quick, bold] = screen.getAllByRole('button', { name: /^(Quick|Bold)/ }) as [HTMLElement, HTMLElement];
  quick.focus();
  fireEvent.keyDown(quick, { key: 'ArrowRight' });
  expect(sent.splice(0)).toEqual(['bold']);
  expect(fireEvent.keyDown(quick, { key: 'Enter' })).toBe(true);
  fireEvent.change(line, { target: { value: '14' } });
  expect(fireEvent.keyDown(quick, { key: 'Enter' })).toBe(false);
  expect(sent.splice(0)).toEqual(['14']);
  fireEvent.click(bold);
  expect(sent).toEqual(['bold']);
  expect(document.activeElement).toBe(line);
});

it('the focus on a card follows the choice; elsewhere it stays', () => {
  const on = { onTyping: () => {}, onAttack: () => {}, onChoose: () => {} };
  const { rerender } = render(<Answer ui={ui} view={viewOf()} isTyping={false} {...on} />);
  const [quick, bold] = screen.getAllByRole('button', { name: /^(Quick|Bold)/ }) as [HTMLElement, HTMLElement];
  quick.focus();
  rerender(<Answer ui={ui} view={viewOf({ stroke: 'bold' })} isTyping={false} {...on} />);
  expect(document.activeElement).toBe(bold);
  const attack = screen.getByRole('button', { name: 'Attack!' });
  attack.focus();
  rerender(<Answer ui={ui} view={viewOf()} isTyping={false} {...on} />);
  expect(document.activeElement).toBe(attack);
});

it('left and right choose in an empty line, and move in what is typed', () => {
  const { sent, line } = answering();
  fireEvent.keyDown(line, { key: 'ArrowRight' });
  fireEvent.change(line, { target: { value: '14' } });
  fireEvent.keyDown(line, { key: 'ArrowRight' });
  expect(sent).toEqual(['bold']);
});

it('what is out of reach cannot be chosen, and is not read out', () => {
  const begun = newGame(3);
  answering({ level: 3, fight: { ...begun.fight, last: 'bold', same: 1 } });
  const bold = screen.getByRole<HTMLButtonElement>('button', { name: /^Bold/ });
  expect(bold.disabled).toBe(true);
  expect(bold.textContent).toBe('Boldout of reach…');
  expect(bold.getAttribute('aria-label')).toBe('Bold, out of reach');
});

it('a treasure is a button that says what it does, with the numbers as they are', () => {
  const used: string[] = [];
  const { bag } = view({ ...newGame(3), bag: ['apple', 'shield'] }, { ...TUNING, apple: 33 });
  render(<Bag bag={bag} ground={null} isShielded={false} disabled={false} onUse={treasure => used.push(treasure)} />);
  press('Apple: heals 33, or adds a step');
  press('Paper shield: makes your next miss cost 5, and your row stand');
  expect(used).toEqual(['apple', 'shield']);
});

it('what is at stake stands over the picture: the next hit, the row, courage, and what a miss costs', () => {
  const { fight } = newGame(3);
  const shown = viewOf({ level: 4, fight: { ...fight, row: 3, anger: 9, courage: 5, fullCourage: 7 } });
  const { container } = render(<Stakes view={shown} />);
  expect(container.textContent).toBe('Next hit 13row 3 of 4Courage 5Miss −9');
});

it('a missing number has one question mark, in the sum', () => {
  const { line } = answering({ question: questionOf(9, { op: '−', a: 3, b: 13 }, { hidden: 'left', step: null }) });
  expect(screen.getByText('? − 13 = 3')).toBeTruthy();
  expect(line.placeholder).toBe('');
});

it('after the end nothing can be typed', () => {
  const { line } = answering({ phase: 'over' });
  expect(line.disabled).toBe(true);
  expect(screen.getAllByRole<HTMLButtonElement>('button').every(({ disabled }) => disabled)).toBe(true);
});

it('the paths say what they ask and what their enemy is like, with the numbers as they are', () => {
  const shown = view(
    { ...newGame(3), phase: 'path', level: 2, ridge: '+', find: 'apple', playerHealth: 97 },
    { ...TUNING, apple: 33, hitMost: 17 },
  );
  const taken: string[] = [];
  if (!shown.choice) throw new Error('no choice');
  render(
    <Paths
      ui={ui}
      view={shown}
      choice={shown.choice}
      isTyping={false}
      onTyping={() => {}}
      onTake={path => taken.push(path)}
      onGoHome={() => taken.push('home')}
    />,
  );
  expect(screen.getByText(/^Next: /).textContent).toContain(
    'Next: Hedgehog, 90 health, courage 16, not on your map yet. Curls up',
  );
  expect(screen.getByRole('button', { name: /^Ridge apple/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Meadow/ }).textContent).toContain('You heal 3.');
  expect(screen.getByRole('button', { name: /^Ridge/ }).textContent).toContain(
    'Apple: heals 33, or adds a step. Weak to +: such hits deal 17',
  );
  fireEvent.click(screen.getByRole('button', { name: /^Ridge/ }));
  expect(taken).toEqual(['ridge']);
});

it('the journey won: arrows reach the way home from a card that has the focus', () => {
  const shown = viewOf({ phase: 'path', level: 14, ridge: '+', find: 'apple' });
  if (!shown.choice) throw new Error('no choice');
  const on = { onTyping: () => {}, onTake: () => {}, onGoHome: () => {} };
  render(<Paths ui={ui} view={shown} choice={shown.choice} isTyping {...on} />);
  const card = (name: RegExp) => screen.getByRole('button', { name });
  expect(document.activeElement).toBe(card(/^Meadow/));
  for (const name of [/^Ridge/, /^Home/, /^Home/]) {
    act(() => pointBy(ui, 1, true));
    expect(document.activeElement).toBe(card(name));
  }
  act(() => pointBy(ui, -1, true));
  expect(document.activeElement).toBe(card(/^Ridge/));
});

it('the map shows every fact by its box, and the report what was asked', () => {
  const progress = {
    ...NO_PROGRESS,
    boxes: { '×7,8': 5, '×3,4': 1 },
    kinds: NO_PROGRESS.kinds.with(7, [4, 3]),
    streak: 3,
    best: 30,
  };
  render(<MapSheet view={{ ...viewOf(), progress }} onClose={() => {}} />);
  fireEvent.click(screen.getByRole('tab', { name: '× Times', hidden: true }));
  expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(13);
  for (const name of ['7 × 8: box 5 of 5', '8 × 7: box 5 of 5', '3 × 4: box 1 of 5', '1 × 1: not met'])
    expect(screen.getByText(name)).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'Report', hidden: true }));
  for (const said of ['3 of 4 (75 %)', '1 of 2 met', '3 × 4', 'Tables to 10'])
    expect(screen.getByText(said)).toBeTruthy();
});

it('the journey shows whom one has beaten, where one stands, and what is still to come', () => {
  const progress = { ...NO_PROGRESS, beaten: NO_PROGRESS.beaten.with(0, [3, 1]).with(1, [1, 0]) };
  render(<MapSheet view={{ ...viewOf({ level: 3 }), progress }} onClose={() => {}} />);
  const places = screen.getAllByRole('listitem', { hidden: true });
  expect(places).toHaveLength(13);
  expect(places.map(({ textContent }) => textContent).slice(0, 4)).toEqual([
    'SnailLevel 1: Adding to 103beaten 3 times on the meadow1beaten once on the ridge',
    'HedgehogLevel 2: Taking away to 101beaten once on the meadow0beaten 0 times on the ridge',
    'FrogLevel 3: Plus and minus to 20You are here',
    'Not met yetLevel 4: Times 2, 5 and 10',
  ]);
  expect(screen.getByText(/creatures beaten/).textContent).toContain(
    '2 of 13 creatures beaten, 1 of them on the ridge.',
  );
});

it('a teacher’s list becomes a link; what is no fact is named, and gives none', () => {
  render(<MapSheet view={viewOf()} onClose={() => {}} />);
  fireEvent.click(screen.getByRole('tab', { name: 'For teachers', hidden: true }));
  const facts = screen.getByRole('textbox', { name: 'Facts', hidden: true });
  const link = () => screen.queryByRole<HTMLTextAreaElement>('textbox', { name: 'Link', hidden: true });
  expect(link()).toBeNull();
  fireEvent.change(facts, { target: { value: '7x8, 56:8' } });
  expect(screen.getByText('2 facts: 7 × 8, 56 ÷ 8')).toBeTruthy();
  expect(link()?.value).toMatch(/#facts=7x8\.56d8$/);
  fireEvent.change(facts, { target: { value: '7x8, nine' } });
  expect(screen.getByText('“nine” is no fact. Write one like 7x8, 56:8, 12-5 or 3+4.')).toBeTruthy();
  expect(link()).toBeNull();
});
