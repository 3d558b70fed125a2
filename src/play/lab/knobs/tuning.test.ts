// Undo and redo of tuning: a drag is one change, and what was undone is lost by the next change.
import { beforeEach, expect, test } from 'vitest';
import { knob } from '../../../../scenes/kit/core/constants.ts';
import { GameSession } from '../../../../scenes/kit/core/session/GameSession.ts';
import type { Session } from '../../../../scenes/kit/core/session/session.ts';
import { walk } from '../../../../scenes/kit/core/testing.ts';
import { retune } from '../../stage/hotConstants.ts';
import { createTuning, differences, type Tuning } from './tuning.ts';

const CONSTANTS = {
  stride: knob(1, [0, 10], 'steps', 'stride'),
  speed: knob(4, [1, 12], 'px', 'fast'),
  reach: knob(2, [0, 9], 'px', 'far'),
};
let session: Session;
let tuning: Tuning;
beforeEach(() => {
  session = new GameSession(
    { id: 'walk', controls: [], constants: CONSTANTS, rules: walk, hud: () => [], pilot: () => () => ({}) },
    { seed: 1 },
  );
  tuning = createTuning(session, CONSTANTS);
});

test('a drag is one change; undo and redo go there and back', () => {
  tuning.set('speed', 5);
  tuning.set('speed', 7);
  tuning.endDrag();
  tuning.set('speed', 9);
  tuning.set('reach', 3);
  expect(session.overrides).toEqual({ speed: 9, reach: 3 });
  tuning.undo();
  tuning.undo();
  expect(session.overrides).toEqual({ speed: 7 });
  tuning.undo();
  expect(session.overrides).toEqual({});
  tuning.undo();
  tuning.redo();
  tuning.redo();
  expect(session.overrides).toEqual({ speed: 9 });
});

test('a new change ends what could be redone', () => {
  tuning.set('speed', 5);
  tuning.undo();
  tuning.set('reach', 1);
  tuning.redo();
  expect(session.overrides).toEqual({ reach: 1 });
});

test('a set of numbers is one change, and resets what it does not name', () => {
  tuning.set('speed', 5);
  tuning.apply({ reach: 4 });
  expect(session.overrides).toEqual({ reach: 4 });
  tuning.undo();
  expect(session.overrides).toEqual({ speed: 5 });
});

test('A and B are two sets, each with its own history', () => {
  tuning.set('speed', 5);
  tuning.swap();
  expect(session.overrides).toEqual({});
  tuning.set('reach', 7);
  const { other, slot } = tuning.store.getState();
  expect(slot).toBe('B');
  expect(differences(other.overrides, session.overrides, CONSTANTS)).toEqual([
    { name: 'speed', values: [5, 4] },
    { name: 'reach', values: [2, 7] },
  ]);
  tuning.swap();
  expect(session.overrides).toEqual({ speed: 5 });
  tuning.undo();
  tuning.swap();
  expect(session.overrides).toEqual({ reach: 7 });
});

test('after a save Undo gives the old number back, and Redo the saved one', () => {
  const held = structuredClone(CONSTANTS);
  tuning = createTuning(session, held);
  tuning.set('speed', 7);
  // What the server has written comes back as an edit of constants.ts.
  retune(session, { CONSTANTS: held }, { CONSTANTS: { ...held, speed: { ...held.speed, value: 7 } } });
  expect(held.speed.value).toBe(7);
  tuning.undo();
  expect(session.tuning['speed']).toBe(4);
  tuning.redo();
  expect(session.tuning['speed']).toBe(7);
});
