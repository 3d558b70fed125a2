// Tests of calling a level early and recutting.
import { expect, test } from 'vitest';
import { KEY } from '../controls.ts';
import { createGem } from './round.ts';
import type { State } from './state.ts';
import { cell, onTheWay, opened, placed, play, refusal, send, t, types, withGem, withMob } from './testing.ts';

const FIVE = ['A4', 'B4', 'C4', 'D4', 'E4'] as const;
const choose = (state: State, index: number) => send(state, { type: 'choose', id: state.fresh[index]?.rock ?? 0 });

test('a wave called early: once all are there, the next round begins while they walk, and each that falls pays more', () => {
  const state = placed(opened(), ...FIVE);
  choose(state, 0);
  send(state, { type: 'keep' });
  play(state, {}, 60);
  expect(refusal(send(state, { type: 'call' }))).toBe('Mobs of this wave are still to come.');
  onTheWay(state);
  state.gold = 0;
  const walking = state.mobs.length;
  expect(types(send(state, { type: 'call' }))).toEqual(['levelCompleted', 'roundBegun', 'called']);
  const kill = t.killGold + t.killGoldPerLevel;
  expect([state.phase, state.level, state.mobs.length, state.gold]).toEqual(['placing', 2, walking, 0]);
  expect(state.mobs.map(({ bounty }) => bounty)).toEqual(Array(walking).fill(t.callPart * kill));
  const before = state.mobs.map(({ x }) => x);
  play(state, {}, 10);
  expect(state.mobs[0]?.x).toBeGreaterThan(before[0] as number);
  const at = cell('A2') + 1;
  expect(refusal(send(state, { type: 'place', cell: at }))).toBe('A mob is in the way.');
});

test('what was called upon pays when it falls, and not when it gets through', () => {
  const state = onTheWay(opened());
  const [falls, leaks] = [withMob(state, 'B2'), withMob(state, 'H6', { leg: 7, speed: 1 })];
  send(state, { type: 'call' });
  falls.health = 0;
  expect(types(play(state))).toEqual(['leaked', 'killed']);
  expect(state.mobs).not.toContain(leaks);
  expect(state.gold).toBe(
    t.killGold + 2 * t.killGoldPerLevel + Math.round(t.callPart * (t.killGold + t.killGoldPerLevel)),
  );
});

test('two waves walk at a time, not three', () => {
  const state = onTheWay(opened());
  const old = withMob(state, 'B2');
  expect(types(send(state, { type: 'call' }))).toContain('called');
  onTheWay(state);
  withMob(state, 'C2');
  expect(refusal(send(state, { type: 'call' }))).toBe('Mobs of the wave before still walk.');
  old.health = 0;
  play(state);
  expect(types(send(state, { type: 'call' }))).toContain('called');
});

test('a called wave is faster, the more so the more still walked; the one after it is not', () => {
  const speedOf = (walking: number) => {
    const state = onTheWay(opened());
    for (let i = 0; i < walking; i++) withMob(state, 'B2');
    if (walking > 0) send(state, { type: 'call' });
    else {
      state.level++;
      state.phase = 'placing';
    }
    state.mobs = [];
    placed(state, ...FIVE);
    choose(state, 0);
    send(state, { type: 'keep' });
    play(state);
    const { speed = 0 } = state.mobs[0] ?? {};
    onTheWay(state).mobs = [];
    play(state, {}, 200);
    return { speed, after: state.hurry };
  };
  const [calm, few, many] = [speedOf(0), speedOf(5), speedOf(20)];
  expect(few.speed / calm.speed).toBeCloseTo(1 + 5 * t.callHurry);
  expect(many.speed / calm.speed).toBeCloseTo(1 + 20 * t.callHurry);
  expect([few.after, many.after]).toEqual([0, 0]);
});

test('Recut: for gold a kept gem is one of today’s level and of the next quality, and keeps what it did', () => {
  const state = opened();
  const rock = withGem(state, 'C4', 'sapphire', 2);
  if (rock.gem) Object.assign(rock.gem, { aim: 'last', kills: 7, dealt: 900 });
  state.level = 12;
  const recut = () => send(state, { type: 'recut' });
  expect(refusal(recut())).toBe('Choose a gem that was kept.');
  send(state, { type: 'choose', id: rock.id });
  const price = t.recutPrice * 12 * 3;
  expect(refusal(recut())).toBe(`Recutting costs ${price} gold; there are 0.`);
  state.gold = 10 * price;
  expect(types(recut())).toEqual(['recut']);
  expect(state.gold).toBe(9 * price);
  expect(rock.gem).toMatchObject({ ...createGem('sapphire', 3, 12, t), aim: 'last', kills: 7, dealt: 900 });
  recut();
  expect([rock.gem?.quality, refusal(recut())]).toEqual([4, 'This gem cannot be better today.']);
  state.level = 13;
  expect(types(recut())).toEqual(['recut']);
  expect([rock.gem?.quality, rock.gem?.level]).toEqual([4, 13]);
});

test('one key combines what is of the round and recuts what was kept', () => {
  const state = opened();
  const kept = withGem(state, 'G3', 'opal');
  placed(state, ...FIVE);
  for (const { rock } of state.fresh.slice(0, 2)) {
    const one = state.rocks.find(({ id }) => id === rock);
    if (one) one.gem = createGem('ruby', 0, 1, t);
  }
  state.gold = 1000;
  const press = () => play(state, { held: KEY.combine, pressed: KEY.combine });
  send(state, { type: 'choose', id: kept.id });
  expect(types(press())).toEqual(['recut']);
  choose(state, 0);
  expect(types(press())).toEqual(['kept', 'waveBegun']);
});
