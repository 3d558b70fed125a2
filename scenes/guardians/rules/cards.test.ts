// The forty cards as one table, so that a change of balance is seen as a change of lines.
import { expect, test } from 'vitest';
import { CARDS, foldedCost, foldedStrength, restOfCost } from './cards.ts';
import { sentenceText, stepsText } from './sentences.ts';

test('forty cards, each with its name', () => {
  expect(CARDS).toHaveLength(40);
  expect(new Set(CARDS.map(({ name }) => name)).size).toBe(40);
  for (const { cost, strength, steps } of CARDS) {
    expect(cost).toBeGreaterThanOrEqual(1);
    expect(cost).toBeLessThanOrEqual(6);
    expect(strength).toBeGreaterThanOrEqual(1);
    expect([0, 1, 2]).toContain(steps);
  }
});

test('folded and unfolded a card comes to the same cost as whole', () => {
  for (const card of CARDS) {
    expect(foldedCost(card.cost) + restOfCost(card)).toBe(card.cost);
    expect(foldedStrength(card)).toBe(Math.ceil(card.strength / 2));
  }
});

test('the cards, told', () => {
  const told = CARDS.map(card =>
    `${card.name} ${card.cost}/${card.strength} ${stepsText(card.steps)} ${sentenceText(card)}`.trim(),
  );
  expect(told).toMatchSnapshot();
});
