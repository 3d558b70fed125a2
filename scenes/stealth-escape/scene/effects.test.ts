// Effects of what costs: the number stands where it is lost, and the first sighting of a run stops everything for a moment.
import { expect, test, vi } from 'vitest';
import { tune } from '../../kit/core/constants.ts';
import type { Juice } from '../../kit/phaser/effects/Juice.ts';
import { CONSTANTS } from '../constants.ts';
import type { Event } from '../rules/state.ts';
import { playEffect } from './effects.ts';

const t = tune(CONSTANTS);

function effectsOf(event: Event, timesSeen: number) {
  const [pop, hitStop] = [vi.fn(), vi.fn()];
  const juice = { pop, hitStop, shake: vi.fn(), scraps: vi.fn() } as unknown as Juice;
  playEffect(event, { juice, t, hurt: () => {}, isScored: true, timesSeen: () => timesSeen, earned: () => 0 });
  return { texts: pop.mock.calls.map(([, , text]) => text as string), stops: hitStop.mock.calls.length };
}

test.each(['guardAlarmed', 'cameraSaw', 'beamBroken'] as const)('%s says what it costs; the first stops play', type => {
  const event = { type, guard: 1, camera: 1, x: 0, y: 0 } as Event;
  expect(effectsOf(event, 1)).toEqual({ texts: ['Seen −50'], stops: 1 });
  expect(effectsOf(event, 2)).toEqual({ texts: ['Seen −50'], stops: 0 });
});

test('at the border the number stays in the picture', () => {
  const pop = vi.fn();
  const juice = { pop, hitStop: vi.fn() } as unknown as Juice;
  const event = { type: 'guardAlarmed', guard: 1, x: 790, y: 300 } as Event;
  playEffect(event, { juice, t, hurt: () => {}, isScored: true, timesSeen: () => 2, earned: () => 0 });
  expect(pop.mock.calls[0]?.[0]).toBe(752);
});

test('health that a touch takes stands at the fox', () => {
  expect(effectsOf({ type: 'foxHurt', x: 0, y: 0, lost: 42 }, 1).texts).toEqual(['−42']);
});
