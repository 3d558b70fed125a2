// Rules said in play: each in its moment, one at a time, and never again where it was heeded.
import { expect, test } from 'vitest';
import { tune } from '../../kit/core/constants.ts';
import { NO_INPUT } from '../../kit/core/input/input.ts';
import { CONSTANTS } from '../constants.ts';
import { hud } from '../hud.ts';
import { rules } from './rules.ts';
import type { Guard, State } from './state.ts';

const t = tune(CONSTANTS);
const opened = (setup = {}): State => rules.create({ seed: 7, setup, levels: [] }, t);
const promptOf = (state: State) => hud(state, t).flatMap(item => (item.kind === 'prompt' ? [item.text] : []));
/** A guard just right of the fox, who looks that way. */
function guardBeside(state: State, more: Partial<Guard>, away = 30): Guard {
  const [guard] = state.guards as [Guard];
  Object.assign(guard, { x: state.player.x + away, y: state.player.y, ...more });
  state.guards = [guard];
  return guard;
}

test('at first it says where to, and then nothing', () => {
  const state = opened();
  expect(promptOf(state)).toEqual(['Reach the door unseen.']);
  state.levelTicks = 300;
  expect(promptOf(state)).toEqual([]);
});

test('at the first sighting: what it costs and what ends it, while the chase lasts', () => {
  const state = opened();
  guardBeside(state, { mood: 'chase' }, 100);
  state.totals.timesSeen = 1;
  expect(promptOf(state)).toEqual(['Seen: −50 points. His touch takes 120 health a second: put a wall between you.']);
  state.totals.timesSeen = 2;
  expect(promptOf(state)).toEqual(['Reach the door unseen.']);
});

test('while a guard holds the fox: what that costs, and the event says how much it has cost', () => {
  const state = opened();
  guardBeside(state, { mood: 'chase' }, 10);
  const lost: number[] = [];
  for (let tick = 0; tick < 21; tick++)
    for (const event of rules.tick(state, NO_INPUT, t)) if (event.type === 'foxHurt') lost.push(event.lost);
  expect(lost).toEqual([2, 22, 42]);
  expect(state.player.health).toBe(100 - 42);
  expect(promptOf(state)).toEqual(['Break away! A touch costs 120 health a second.']);
});

test('behind a back: Space folds him, until one was folded', () => {
  const state = opened();
  guardBeside(state, { mood: 'patrol', direction: 0 });
  const fold = hud(state, t).find(({ id }) => id === 'tip');
  expect(fold).toMatchObject({ text: 'Right behind him: Space folds him without a sound.' });
  state.totals.takedowns = 1;
  expect(promptOf(state)).toEqual(['Keep off: his touch takes 120 health a second.']);
  state.player.health = 98;
  expect(hud(state, t).some(({ id }) => id === 'tip')).toBe(false);
});

test('in the night watch a tip has the place of what is new in the hall', () => {
  const state = opened({ halls: 'night' });
  expect(promptOf(state)).toHaveLength(1);
  guardBeside(state, { mood: 'chase' }, 100);
  state.totals.timesSeen = 1;
  expect(promptOf(state)).toEqual(['Seen: −50 points. His touch takes 120 health a second: put a wall between you.']);
});
