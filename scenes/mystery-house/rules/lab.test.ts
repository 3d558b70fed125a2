// Lab functions of `window.lab`: say, undo and the solution of this run.
import { expect, test } from 'vitest';
import type { Solution } from '../bots/solver.ts';
import runtime from '../play.ts';

function opened(seed: number) {
  const session = runtime.open({ seed });
  const begin = () => {
    if (session.store.getState().phase === 'ready') session.start();
  };
  const extras = runtime.lab?.({ session, begin }) as unknown as { say(text: unknown): string; solution(): Solution };
  return { session, ...extras };
}

test('say begins play and answers what the log adds', () => {
  const { session, say } = opened(5);
  expect(say('s')).toBe("You can't go that way.\nWays out: north to the foyer.");
  expect(session.store.getState().phase).toBe('playing');
  expect(say('accuse')).toBe('Accuse who?');
  expect(say('take umbrella')).toBe('You take an umbrella.');
  expect(say('Undo.')).toBe('Taken back.');
  expect(say('inventory')).toBe('You carry nothing but your notebook.');
  expect(say('undo')).toBe('There is nothing to take back.');
  expect(say('')).toBe('Say what to do: help tells the words.');
  expect(say(null)).toContain("I don't understand that command.");
});

test.each([1, 2, 3, 20261122])('what the solution of case %i says shows the proof, and its name wins', seed => {
  const { session, say, solution } = opened(seed);
  const { murderer, clues } = solution();
  const heard = clues.map(say).join('\n');
  expect(heard).toContain('The notebook holds the proof now.');
  say(`accuse ${murderer}`);
  expect(session.store.getState().result).toMatchObject({ outcome: 'won' });
  expect(say('look')).toMatch(/\.$/);
});
