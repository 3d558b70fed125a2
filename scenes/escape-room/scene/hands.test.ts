// Every deed of the building can be done by hand: its parts exist in the picture, and their ways lead forward only.
import { describe, expect, it } from 'vitest';
import { fixturesOf } from '../rules/fixtures.ts';
import { walkthrough } from '../rules/solver.ts';
import { focusedFixture } from '../rules/state.ts';
import { newEscape, send, TUNING } from '../rules/testing.ts';
import { validateCommand } from '../rules/validate.ts';
import { fixturePicture } from './art/fixturePicture.ts';
import { gripAt, gripsOf, held, progressOf } from './hands.ts';

const SEEDS = Array.from({ length: 24 }, (_, i) => i + 1);

/** Each state of a way out, with the command that leads on. */
function* wayOut(seed: number) {
  let state = newEscape(seed);
  for (const command of walkthrough(state)) {
    yield { state, command };
    state = send(state, command).state;
  }
}

describe('on a way out', () => {
  it('what is opened, searched, unlocked or used is moved by hand; terminal, computer and keypad have keys, and a fitted clock its hands', () => {
    const without = new Set<string>();
    const moved = new Set<string>();
    for (const seed of SEEDS)
      for (const { state, command } of wayOut(seed)) {
        const fixture = focusedFixture(state);
        if (command.type !== 'act' || !fixture) continue;
        const grips = gripsOf(state, fixture);
        const id = `${fixture.id}${state.fitted.includes(fixture.id) ? ', fitted' : ''}`;
        (grips.length > 0 ? moved : without).add(id);
        for (const { command: deed } of grips) expect(validateCommand(state, { ...deed }, TUNING, 0), id).toBeNull();
      }
    expect([...without].filter(id => !moved.has(id)).sort()).toEqual([
      'clock, fitted',
      'computer, fitted',
      'officeDoor, fitted',
      'terminal',
    ]);
  });

  it('the parts that move are shapes of the picture', () => {
    for (const seed of SEEDS)
      for (const { state } of wayOut(seed))
        for (const fixture of fixturesOf(state.draws)) {
          const { cuts } = fixturePicture(state, fixture, true);
          for (const { takes, cuts: more, id } of gripsOf(state, fixture)) {
            for (const index of takes) expect(cuts[index], `${fixture.id}, ${id}`).toBeDefined();
            expect(takes.length + more.length, `${fixture.id}, ${id}`).toBeGreaterThan(0);
          }
        }
  });
});

const grips = (id: string) => {
  for (const seed of SEEDS)
    for (const { state } of wayOut(seed)) {
      const fixture = fixturesOf(state.draws).find(one => one.id === id);
      const found = fixture && state.focus === id ? gripsOf(state, fixture) : [];
      if (found.length > 0) return found;
    }
  throw new Error(`nothing moves on ${id}`);
};

it('a part goes as far as the drag along its way, no further, and not backwards; a turn goes with any drag', () => {
  const [front] = grips('drawer');
  const [screw] = grips('vent');
  if (!front || !screw) throw new Error('no part');
  expect([
    progressOf(front, 0, 15),
    progressOf(front, 40, 15),
    progressOf(front, 0, 99),
    progressOf(front, 0, -9),
  ]).toEqual([0.5, 0.5, 1, 0]);
  expect(progressOf(screw, -17, 0)).toBeCloseTo(0.5);
  expect(progressOf(screw, 0, 34)).toBe(1);
});

it('a press takes the nearest part, with a little room round it', () => {
  const screws = grips('vent');
  expect(screws).toHaveLength(4);
  expect(gripAt(screws, 40, 30, 6)?.id).toBe('screw 4');
  expect(gripAt(screws, -44, -52, 6)?.id).toBe('screw 1');
  expect(gripAt(screws, 0, 0, 6)).toBeNull();
  expect(gripAt(grips('book'), 20, -112 + 5 * 32, 6)?.id).toBe('shelf 6');
});

it('a finger slides across the rows of books until one is on its way, and the one that it holds stands out', () => {
  const books = grips('book');
  const row = (number: number) => -112 + (number - 1) * 32;
  const holding = (id: string, x: number, y: number) => {
    const now = held(books, id, [20, row(6)], [x, y]);
    return now && [now.grip.id, Number(now.progress.toFixed(2))];
  };
  expect(holding('shelf 6', 20, row(6))).toEqual(['shelf 6', 0.12]);
  expect(holding('shelf 6', 22, row(4))).toEqual(['shelf 4', 0.12]);
  expect(holding('shelf 4', 37, row(3))).toEqual(['shelf 4', 0.5]);
  expect(holding('shelf 4', 54, row(5))).toEqual(['shelf 4', 1]);
  expect(holding('shelf 4', 20, -400)).toEqual(['shelf 4', 0.12]);
  expect(held(books, null, [0, 0], [0, 0])).toBeNull();
});
