// HUD of YayZee: previews, used slots, bonus progress, coach's values, dice buttons, commands.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Category } from '../../../scenes/yay-zee/rules/categories.ts';
import { STANDARD } from '../../../scenes/yay-zee/rules/standard.ts';
import type { YayZeeState } from '../../../scenes/yay-zee/rules/state.ts';
import { card, lying, newGame } from '../../../scenes/yay-zee/rules/testing.ts';
import { view } from '../../../scenes/yay-zee/view.ts';
import { Card } from './Card.tsx';
import { CoachLine } from './CoachLine.tsx';
import { DiceButtons } from './DiceButtons.tsx';

afterEach(cleanup);

const CLOSED = { slot: null, steps: 0, onRoll() {} };

function show(state: YayZeeState, tumbling = false): Category[] {
  const sent: Category[] = [];
  const seen = view(state, STANDARD);
  render(<Card {...CLOSED} view={seen} player={seen.at} tumbling={tumbling} onScore={one => sent.push(one)} />);
  return sent;
}
const slot = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}:`) });
const says = (name: string) => slot(name).getAttribute('aria-label');

it('every free slot says what it would score, and takes it', () => {
  const sent = show(lying('33366'));
  expect(says('Threes')).toBe('Threes: 9 if taken now');
  expect(says('Full house')).toBe('Full house: 25 if taken now');
  expect(says('Large straight')).toBe('Large straight: 0 if taken now');
  fireEvent.click(slot('Full house'));
  expect(sent).toEqual(['fullHouse']);
});

it('a taken slot says its score; the bonus says how far it is', () => {
  const state = lying('33366');
  show({ ...state, players: [{ name: 'You', computer: null, extras: 0, scores: card(3, null, 9, null, 20, 24) }] });
  expect(says('Threes')).toBe('Threes: scored 9');
  expect(screen.getByRole('meter', { name: 'Upper bonus' }).getAttribute('aria-valuetext')).toBe('56 of 63');
  expect(screen.getByText('Total').nextSibling?.textContent).toBe('56');
});

it('the focus follows the keyboard’s cursor, step by step, so that a slot is read out; there Enter takes it and Space rolls', () => {
  const seen = view(lying('33366'), STANDARD);
  const rolls: boolean[] = [];
  const cardAt = (at: number | null, steps: number) => (
    <Card
      view={seen}
      player={0}
      slot={at}
      steps={steps}
      tumbling={false}
      onScore={() => {}}
      onRoll={down => rolls.push(down)}
    />
  );
  const { rerender } = render(cardAt(2, 4));
  expect(document.activeElement, 'a cursor of an earlier run takes no focus').toBe(document.body);
  rerender(cardAt(8, 5));
  expect(document.activeElement).toBe(slot('Full house'));
  const space = { key: ' ', code: 'Space' };
  expect(fireEvent.keyDown(slot('Full house'), space)).toBe(false);
  expect(fireEvent.keyUp(slot('Full house'), space)).toBe(false);
  expect(rolls).toEqual([true, false]);
  expect(fireEvent.keyDown(slot('Full house'), { key: 'Enter' }), 'Enter presses the button').toBe(true);
  expect(fireEvent.keyDown(slot('Chance'), space), 'Tab came here: Space presses the button').toBe(true);
});

it('by the official rules a further YayZee shows what it pays beside its slot, and the card what such ones have paid', () => {
  const official = lying('44444', 2, newGame(1, { extra: 'official' }));
  const scores = card(null, null, null, null, null, null, null, null, null, null, null, 50);
  show({ ...official, players: [{ name: 'You', computer: null, extras: 2, scores }] });
  expect(says('Fours')).toBe('Fours: 20 and 100 more if taken now');
  expect(says('Chance')).toBe('Chance: free');
  expect(slot('YayZee').textContent).toBe('YayZee50 +200');
  expect(screen.getByText('Total').nextSibling?.textContent).toBe('250');
});

it('nothing is told while the dice tumble', () => {
  show(lying('33366'), true);
  expect(says('Threes')).toBe('Threes: free');
});

const ADVICE = {
  holds: Array.from({ length: 31 }, (_, bits) => (bits === 0b00111 ? 200 : 100)),
  slots: Array.from({ length: 13 }, () => 150),
};

it('the coach says what every slot leads to, and what he would hold', () => {
  const state: YayZeeState = { ...lying('33366'), coach: 'before', advice: ADVICE };
  show(state);
  expect(says('Full house')).toBe('Full house: 25 if taken now, expected final score 150.0');
  render(<CoachLine view={view(state, STANDARD)} tumbling={false} />);
  expect(
    screen.getByText('Coach: hold 3 3 3. You would end at 200.0 on average. As you hold now: 100.0.'),
  ).toBeDefined();
});

it('afterwards he says what it cost', () => {
  const choice = { used: 0, upper: 0, dice: '33366', left: 2, held: null, slot: 0, cost: 3.25, better: 'fullHouse' };
  render(<CoachLine view={view({ ...newGame(), coach: 'after', choices: [choice] }, STANDARD)} tumbling={false} />);
  expect(screen.getByText('Coach: that cost you 3.3 points on average. Better: take Full house.')).toBeDefined();
});

it('at the end he says the rating', () => {
  const choice = { used: 0, upper: 0, dice: '33366', left: 2, held: null, slot: 0, cost: 25, better: 'fullHouse' };
  const players = [{ name: 'You', computer: null, extras: 0, scores: card(...Array.from({ length: 13 }, () => 1)) }];
  const state: YayZeeState = { ...newGame(), coach: 'after', choices: [choice], players };
  render(<CoachLine view={view(state, STANDARD)} tumbling={false} />);
  expect(screen.getByText('Coach: rating 50 of 100. Your choices cost 25.0 points on average.')).toBeDefined();
});

it('the dice are buttons that say what they show and whether they are held', () => {
  const held: number[] = [];
  const state = { ...lying('13356'), held: [false, true, false, false, false] };
  render(<DiceButtons view={view(state, STANDARD)} pointed={null} onHold={die => held.push(die)} />);
  expect(screen.getAllByRole('button').map(one => one.getAttribute('aria-label'))).toEqual([
    'Die 1: 1',
    'Die 2: 3, held',
    'Die 3: 3',
    'Die 4: 5',
    'Die 5: 6',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Die 4: 5' }));
  expect(held).toEqual([3]);
});
