// Overheating: what a held trigger costs, how it cools, and what mortar and lock are worth; as tables.
import { describe, expect, test } from 'vitest';
import { KEY } from '../controls.ts';
import { hud } from '../hud.ts';
import { overheat } from './heat.ts';
import type { State } from './state.ts';
import { opened, play, press, t, types } from './testing.ts';

const shotsIn = (state: State, ticks: number, held: number) =>
  types(play(state, { held }, ticks)).filter(type => type.endsWith('Fired')).length;

/** Degrees between the barrel, which stands at 0, and where its bullets fly. */
const strays = (state: State) =>
  state.bullets.map(({ speedX, speedY }) => (Math.atan2(speedX, -speedY) * 180) / Math.PI);

const locked = (): State => {
  const state = opened();
  state.gun.isLocked = true;
  return state;
};

describe('a held trigger', () => {
  test('is 6 shots a second at first, and slows to 1.5', () => {
    const state = opened();
    expect(shotsIn(state, 60, KEY.fire)).toBe(6);
    play(state, { held: KEY.fire }, 240);
    expect(shotsIn(state, 240, KEY.fire)).toBe(6);
  });

  test('tells once that the barrel glows, and the HUD says what to do until it has cooled', () => {
    const state = opened();
    /** Once the wave's title is gone. */
    const late = (): State => ({ ...state, waves: { ...state.waves, tick: 1000 } });
    const says = () =>
      hud(late(), t).some(item => item.kind === 'message' && item.text.includes('Let go of the trigger'));
    expect(types(play(state, { held: KEY.fire }, 600)).filter(type => type === 'barrelGlowed')).toHaveLength(1);
    expect([state.gun.isGlowing, says()]).toEqual([true, true]);
    expect(types(play(state, {}, 300))).toEqual(['barrelCooled']);
    expect([state.gun.isGlowing, says(), state.gun.heat]).toEqual([false, false, 0]);
  });

  test('is said before it slows and as soon as it does, the first two times of a run; later the gauge says it alone', () => {
    const state = opened();
    state.waves.tick = 1000;
    const says = () => hud(state, t).flatMap(item => (item.kind === 'message' ? [item.text] : []));
    const heatUp = () => {
      Object.assign(state.gun, { heat: 0.5, cooldown: 0 });
      state.waves.tick = 1000;
      play(state, press(KEY.fire));
      return says();
    };
    expect(says()).toEqual([]);
    // Before it has an effect, though a wave’s title stands there too.
    Object.assign(state.gun, { heat: 0.3 });
    state.waves.tick = 0;
    const before = ['The barrel is warm. Let go of the trigger now and then: hot, it shoots slowly and goes wide.'];
    expect(says()).toEqual(before);
    const told = ['The barrel is hot: shots come slowly and go wide. Let go of the trigger for a moment.'];
    expect(heatUp()).toEqual(told);
    state.gun.mode = 'mortar';
    expect(says()).toEqual([]);
    state.gun.mode = 'cannon';
    expect([heatUp(), heatUp()]).toEqual([told, []]);
    state.gun.heat = 0.3;
    expect(says()).toEqual([]);
  });

  test('of a pointer that waits for the barrel heats nothing, but it is no rest', () => {
    const state = opened();
    state.gun.heat = 0.8;
    const pointer = { x: 0, y: 590, down: true, pressed: false, released: false, cancelled: false };
    play(state, { pointer }, 20);
    expect([state.gun.heat, state.totals.shots]).toEqual([0.8, 0]);
  });
});

describe('shots of', () => {
  test.each([
    ['a cool barrel, free, are true', opened, 0.4, 0],
    ['a cool barrel, locked, are true', locked, 0.4, 0],
    ['a glowing barrel, free, stray up to 12°', opened, 1, 12],
    ['a glowing barrel, locked, stray up to 3°', locked, 1, 3],
  ])('%s', (_, open, heat, most) => {
    const state = open();
    const off: number[] = [];
    for (let i = 0; i < 60; i++) {
      state.bullets = [];
      state.gun.cooldown = 0;
      state.gun.heat = heat;
      play(state, press(KEY.fire));
      off.push(...strays(state).map(Math.abs));
    }
    const farthest = Math.max(...off);
    expect(farthest).toBeLessThanOrEqual(most + 1e-9);
    expect(farthest).toBeGreaterThanOrEqual(most * 0.8);
  });
});

describe('it cools', () => {
  const cooledIn = (state: State, ticks: number, held = 0) => {
    state.gun.heat = 1;
    play(state, { held }, ticks);
    return Math.round((1 - state.gun.heat) * 100) / 100;
  };

  test('0.4 a second once the trigger has rested 0.3 s, locked 0.8', () => {
    expect(cooledIn(opened(), 17)).toBe(0);
    expect(cooledIn(opened(), 77)).toBe(0.4);
    expect(cooledIn(locked(), 77)).toBe(0.8);
  });

  test('while the mortar fires, every 800 ms', () => {
    const state = opened();
    state.gun.mode = 'mortar';
    expect(cooledIn(state, 77, KEY.fire)).toBe(0.4);
    expect(state.totals.shots).toBe(2);
  });
});

test('heat matters from half on', () => {
  expect([0, 0.5, 0.75, 1].map(heat => overheat({ heat }, t))).toEqual([0, 0, 0.5, 1]);
});
