// Every key of the game, and what it does.
import { edit, type KeyEffect, testKeyBindings } from '../../../tests/setup/keyBindings.ts';
import definition from '../index.ts';
import type { Gun, State } from '../rules/state.ts';

const MIDDLE = 400;
/** In one tick of a free gun, and of a locked one: px that it drives, degrees that its barrel turns. */
const moves = (px: number, degrees: number, at = 'the gun is free'): KeyEffect<State> => ({
  at,
  held: 1,
  after: 0,
  observe: ({ state: { gun } }) => [gun.x - MIDDLE, gun.turretAngle],
  from: [0, 0],
  to: [px, degrees],
});
const LOCKED = 'the gun is locked';
/** Waves come by themselves. */
const done = (events: readonly string[]) => events.filter(type => type !== 'waveBegun');
const switches = <Name extends keyof Gun>(
  name: Name,
  from: Gun[Name],
  to: Gun[Name],
  event: string,
): KeyEffect<State> => ({
  at: from === true ? LOCKED : from === 'mortar' ? 'the mortar is out' : 'the gun is free',
  observe: ({ state, events }) => [state.gun[name], done(events)],
  from: [from, []],
  to: [to, [event]],
});
const gunWith = (part: Partial<Gun>) => (state: State) => void Object.assign(state.gun, part);

testKeyBindings<State>(definition, {
  moments: {
    'the gun is free': ({ session }) => session.start(),
    'the gun is locked': ({ session }) => {
      session.start();
      edit(session, gunWith({ isLocked: true }));
    },
    'the mortar is out': ({ session }) => {
      session.start();
      edit(session, gunWith({ mode: 'mortar' }));
    },
  },
  effects: {
    'drives left': moves(-5, 0),
    'drives right': moves(5, 0),
    'locked, turns the barrel left': moves(0, -0.5625, LOCKED),
    'locked, turns the barrel right': moves(0, 0.5625, LOCKED),
    'turns the barrel left': moves(0, -0.375),
    'turns the barrel right': moves(0, 0.375),
    'fires one shot': {
      observe: ({ state, events }) => [state.totals.shots, done(events)],
      from: [0, []],
      to: [1, ['bulletFired']],
    },
    'held fires six times a second': {
      held: 60,
      observe: ({ events }) => events.filter(type => type === 'bulletFired').length,
      from: 0,
      to: 6,
    },
    'switches to the mortar': switches('mode', 'cannon', 'mortar', 'modeSwitched'),
    'switches to the cannon': switches('mode', 'mortar', 'cannon', 'modeSwitched'),
    'locks the gun': switches('isLocked', false, true, 'lockSwitched'),
    'unlocks the gun': switches('isLocked', true, false, 'lockSwitched'),
  },
  keys: [
    ['ArrowLeft', 'drives left'],
    ['ArrowLeft', 'locked, turns the barrel left'],
    ['ArrowRight', 'drives right'],
    ['ArrowRight', 'locked, turns the barrel right'],
    ['KeyA', 'turns the barrel left'],
    ['KeyD', 'turns the barrel right'],
    ['Space', 'fires one shot'],
    ['Space', 'held fires six times a second'],
    ['KeyM', 'switches to the mortar'],
    ['KeyM', 'switches to the cannon'],
    ['KeyN', 'locks the gun'],
    ['KeyN', 'unlocks the gun'],
  ],
});
