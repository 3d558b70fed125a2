// The rounds: five rocks, one gem, undo, combining, upgrades; the specified numbers of levels, gold, score and lives.
import { expect, test } from 'vitest';
import { tune } from '../../kit/core/constants.ts';
import { pilot } from '../bots/pilot.ts';
import { CONSTANTS } from '../constants.ts';
import { KEY } from '../controls.ts';
import { CELLS } from '../levels/map.ts';
import { words } from '../words.ts';
import { oddsOf, QUALITIES, qualityOf, TYPES } from './gems.ts';
import { withWall } from './path.ts';
import { createGem } from './round.ts';
import { rules } from './rules.ts';
import { cellCentre, rockAt, type State } from './state.ts';
import { cell, onTheWay, opened, placed, play, refusal, send, t, types, withGem, withMob } from './testing.ts';

const FIVE = ['A4', 'B4', 'C4', 'D4', 'E4'] as const;
const choose = (state: State, index: number) => send(state, { type: 'choose', id: state.fresh[index]?.rock ?? 0 });

test('place 5 rocks, choose 1 gem, KEEP: the others are walls, and the wave runs', () => {
  const state = placed(opened(), ...FIVE);
  expect(refusal(send(state, { type: 'place', cell: cell('F4') }))).toBe(
    'All rocks of this round are placed: keep one gem.',
  );
  expect(refusal(send(state, { type: 'keep' }))).toBe('Choose the gem that you want to keep.');
  choose(state, 2);
  expect(types(send(state, { type: 'keep' }))).toEqual(['kept', 'waveBegun']);
  expect(state.phase).toBe('wave');
  expect(state.rocks.map(({ gem }) => gem !== null)).toEqual([false, false, true, false, false]);
});

test('KEEP before all rocks are placed is refused', () => {
  const state = placed(opened(), 'A4', 'B4', 'C4', 'D4');
  choose(state, 0);
  expect(refusal(send(state, { type: 'keep' }))).toBe('Place 1 more rock first.');
  expect(state.phase).toBe('placing');
});

test('undo takes rocks of the round back one by one, and the same gems come again', () => {
  const state = placed(opened(5), ...FIVE);
  const kinds = state.rocks.map(({ gem }) => [gem?.kind, gem?.quality]);
  for (let i = 0; i < 5; i++) {
    expect(rules.takeBack?.(state, t)).toEqual({ type: 'takeBack' });
    send(state, { type: 'takeBack' });
  }
  expect([state.rocks, state.walls.includes('#'), rules.takeBack?.(state, t)]).toEqual([[], false, null]);
  placed(state, 'A1', 'B1', 'C1', 'D1', 'E1');
  expect(state.rocks.map(({ gem }) => [gem?.kind, gem?.quality])).toEqual(kinds);
});

test('a rock on a plain rock replaces it; on an own gem it is asked about once, and undo brings the gem back', () => {
  const state = opened();
  const ruby = withGem(state, 'C4', 'ruby', 3);
  const plain = withGem(state, 'D4', 'ruby');
  plain.gem = null;
  expect(types(send(state, { type: 'place', cell: plain.cell }))).toEqual(['placed']);
  expect(refusal(send(state, { type: 'place', cell: ruby.cell }))).toBe(
    'Flawless Ruby stands here. Once more, and a rock takes its place.',
  );
  expect(types(send(state, { type: 'place', cell: ruby.cell }))).toEqual(['placed']);
  expect(rockAt(state, ruby.cell)?.id).not.toBe(ruby.id);
  send(state, { type: 'takeBack' });
  expect(rockAt(state, ruby.cell)).toBe(ruby);
});

test('two gems of the round that are alike combine to one of the next quality', () => {
  const state = placed(opened(), ...FIVE);
  for (const rock of state.rocks) rock.gem = createGem('ruby', 0, 1, t);
  (state.rocks[4] as State['rocks'][number]).gem = createGem('opal', 0, 1, t);
  choose(state, 4);
  expect(refusal(send(state, { type: 'combine' }))).toBe('There is no other gem of this round like this one.');
  choose(state, 0);
  send(state, { type: 'combine' });
  expect(state.rocks.map(({ gem }) => (gem ? `${QUALITIES[gem.quality]} ${gem.kind}` : ''))).toEqual([
    'Flawed ruby',
    '',
    '',
    '',
    '',
  ]);
});

test('where only gems are left to build on, the round takes as many rocks as fit; where none fits, the wave comes without', () => {
  const full = () => {
    const state = opened();
    for (let at = 0; at < CELLS && !state.isFull; at++) {
      send(state, { type: 'place', cell: at });
      state.fresh = [];
    }
    return state;
  };
  const state = full();
  const last = state.rocks.pop();
  state.walls = withWall(state.walls, last?.cell ?? 0, '.');
  send(state, { type: 'place', cell: last?.cell ?? 0 });
  expect([state.fresh.length, state.isFull]).toEqual([1, true]);
  choose(state, 0);
  expect(types(send(state, { type: 'keep' }))).toEqual(['kept', 'waveBegun']);
  expect(types(send(full(), { type: 'keep' }))).toEqual(['waveBegun']);
});

test('gem damage is 10 × quality × (1 + level / 10), by what its kind is worth', () => {
  for (const [quality, times] of [1, 1.5, 2, 2.5, 3].entries())
    for (const level of [1, 10, 33])
      expect(createGem('ruby', quality, level, t).damage).toBeCloseTo(10 * times * (1 + 0.1 * level));
  expect(createGem('diamond', 0, 10, t).damage).toBeCloseTo(24);
});

test('qualities are drawn by the odds: 70 and 30 at first, 20 30 30 20 from Flawed on after eight upgrades', () => {
  expect(oddsOf(0)).toEqual([70, 30, 0, 0, 0]);
  expect(oddsOf(8)).toEqual([0, 20, 30, 30, 20]);
  for (let upgrades = 0; upgrades <= 8; upgrades++) {
    const drawn = QUALITIES.map(() => 0);
    for (let i = 0; i < 1000; i++) (drawn[qualityOf(i / 1000, upgrades)] as number)++;
    expect(drawn.map(count => count / 10)).toEqual(oddsOf(upgrades));
  }
});

test('every type is drawn as often', () => {
  const drawn = new Map<string, number>();
  for (let seed = 1; seed <= 400; seed++)
    for (const { type } of opened(seed).draws) drawn.set(type, (drawn.get(type) ?? 0) + 1);
  for (const type of TYPES) expect(drawn.get(type)).toBeGreaterThan(190);
});

test('Upgrade Quality costs 50, 75, 100 … and is gone after eight', () => {
  const state = opened();
  state.gold = 49;
  expect(refusal(send(state, { type: 'upgrade' }))).toBe('Better quality costs 50 gold; there are 49.');
  state.gold = 1100;
  const prices: number[] = [];
  for (let i = 0; i < 8; i++) {
    const before = state.gold;
    send(state, { type: 'upgrade' });
    prices.push(before - state.gold);
  }
  expect(prices).toEqual([50, 75, 100, 125, 150, 175, 200, 225]);
  state.gold = 1000;
  expect(refusal(send(state, { type: 'upgrade' }))).toBe('Quality cannot be better.');
});

test('×1, ×2, ×3: as many steps in a tick', () => {
  const runs = [1, 2, 3].map(pace => {
    const state = onTheWay(opened());
    withMob(state, 'B2', { speed: 1, to: cell('G2') });
    for (let i = 1; i < pace; i++) send(state, { type: 'pace' });
    const from = state.mobs[0]?.x ?? 0;
    play(state, {}, 10);
    return (state.mobs[0]?.x ?? 0) - from;
  });
  expect(runs).toEqual([10, 20, 30]);
});

test('a mouse points, then clicks; a finger taps twice: the first tap shows, the second places', () => {
  const { x, y } = cellCentre(cell('C4'));
  const at = { x, y, down: false, pressed: false, released: false, cancelled: false };
  const state = opened();
  play(state, { pointer: at });
  expect(state.cursor).toBe(cell('C4'));
  play(state, { pointer: { ...at, down: true, pressed: true } });
  expect(types(play(state, { pointer: { ...at, released: true } }))).toEqual(['placed']);
  const other = opened();
  for (const expected of [[], ['placed']]) {
    play(other, { pointer: { ...at, down: true, pressed: true } });
    expect(types(play(other, { pointer: { ...at, released: true } }))).toEqual(expected);
    expect(other.cursor).toBe(cell('C4'));
  }
});

test('a finger looks at a gem with its first tap; an own one is asked about by the second and lost by the third', () => {
  const tap = (state: State, name: string) => {
    const at = { ...cellCentre(cell(name)), down: false, pressed: false, released: false, cancelled: false };
    const pressed = play(state, { pointer: { ...at, down: true, pressed: true } });
    return types([...pressed, ...play(state, { pointer: { ...at, released: true } })]);
  };
  const state = opened();
  const ruby = withGem(state, 'C4', 'ruby');
  expect([tap(state, 'C4'), state.chosen]).toEqual([['chosen'], ruby.id]);
  expect([tap(state, 'C4'), tap(state, 'C4')]).toEqual([['asked'], ['placed']]);
  placed(state, ...FIVE.filter(name => name !== 'C4'));
  expect([tap(state, 'A4'), state.chosen]).toEqual([['chosen'], state.fresh[1]?.rock]);
  const walked = onTheWay(opened());
  withMob(walked, 'A1', { flying: true });
  const opal = withGem(walked, 'C4', 'opal');
  expect([tap(walked, 'C4'), walked.chosen]).toEqual([['chosen'], opal.id]);
});

test('keys: arrows move the cursor and stop at the edge, Enter places, digits choose, K keeps', () => {
  const state = opened();
  const press = (key: number) => play(state, { held: key, pressed: key });
  state.cursor = cell('A4');
  press(KEY.left);
  for (let i = 0; i < 5; i++) {
    press(KEY.act);
    press(KEY.right);
  }
  expect(state.rocks.map(rock => rock.cell)).toEqual(FIVE.map(cell));
  press(KEY.gem3);
  expect(state.chosen).toBe(state.fresh[2]?.rock);
  expect(types(press(KEY.keep))).toContain('waveBegun');
});

test('the cursor led by keys says what lies under it', () => {
  const state = opened();
  withGem(state, 'C4', 'ruby', 1);
  state.cursor = cell('A4');
  const said: string[] = [];
  for (let i = 0; i < 3; i++)
    for (const event of play(state, { held: KEY.right, pressed: KEY.right })) said.push(words(event) ?? '');
  state.cursor = cell('A3');
  for (const event of play(state, { held: KEY.up, pressed: KEY.up })) said.push(words(event) ?? '');
  expect(said).toEqual([
    'B4: free, way +2',
    'C4: Flawed Ruby',
    'D4: free',
    'A2: The mobs pass this flag: it stays free.',
  ]);
});

test('a new round is the same with the same seed, whatever was kept', () => {
  const drawsOfSecond = (index: number) => {
    const state = placed(opened(9), ...FIVE);
    choose(state, index);
    send(state, { type: 'keep' });
    onTheWay(state).mobs = [];
    play(state, {}, 200);
    return state.draws;
  };
  expect(drawsOfSecond(0)).toEqual(drawsOfSecond(3));
});

test('the bot holds five levels', () => {
  const quick = tune(CONSTANTS);
  const state = rules.create({ seed: 3, setup: {}, levels: [] }, quick);
  const decide = pilot(3);
  for (let i = 0; i < 30_000 && state.level < 6; i++)
    rules.tick(state, { held: 0, pressed: 0, released: 0, ...decide(state, quick) }, quick);
  expect(state.level).toBe(6);
});
