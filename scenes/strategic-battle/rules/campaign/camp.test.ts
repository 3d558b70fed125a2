// The campaign: its map, its battles, what a victory leaves behind.
import { describe, expect, test } from 'vitest';
import { copy } from '../../../kit/core/json.ts';
import { KEY } from '../../controls.ts';
import { view } from '../../view.ts';
import { COLUMNS, ROWS } from '../grid.ts';
import { rules } from '../rules.ts';
import type { Progress, State } from '../state.ts';
import { click, enemy, own, play, press, refusal, send, t, types } from '../testing.ts';
import { typesOf, UNITS } from '../units.ts';
import { wavePlan } from '../waves.ts';
import { BATTLES, battleOf } from './battles.ts';
import { isBattleBeaten, isLastWave } from './campaign.ts';
import { bannersOf, career, MARK, NO_PROGRESS, progressFrom, readProgress } from './progress.ts';
import { ownTuning, UPGRADES } from './upgrades.ts';

const WON_ONE: Progress = { ...NO_PROGRESS, marks: NO_PROGRESS.marks.with(0, MARK.won | MARK.sturdy), next: 2 };

const onMap = (progress: Progress = NO_PROGRESS): State =>
  rules.create({ seed: 1, setup: { mode: 'campaign' }, levels: [], begin: { career: copy(progress) as never } }, t);
const inBattle = (battle = 1): State => rules.create({ seed: 1, setup: { mode: 'campaign', battle }, levels: [] }, t);
/** The last wave is on the field and nobody of it is left but those placed by hand. */
function atTheEnd(battle = 1): State {
  const state = inBattle(battle);
  Object.assign(state, { wave: battleOf(battle).waves.length, beaten: battleOf(battle).waves.length - 1 });
  return state;
}

describe('the map', () => {
  test('a new player begins at the first battle; time stands, and no order of battle is known', () => {
    const state = onMap();
    expect([state.phase, state.battle]).toEqual(['camp', 1]);
    const before = copy(state);
    expect(play(state, {}, 100)).toEqual([]);
    expect(state).toEqual(before);
    expect(refusal(send(state, { type: 'choose', unit: 'Archer' }))).toBe('Begin a battle first.');
    expect(rules.result(state, t)).toBeNull();
  });

  test('a battle opens when the one before is won; the keys select and begin', () => {
    const state = onMap();
    expect(refusal(play(state, press(KEY.right)))).toBe('Arrow Ridge opens when The Meadow is won.');
    expect(refusal(send(state, { type: 'begin', battle: 2 }))).toBe('Arrow Ridge opens when The Meadow is won.');
    const later = onMap(WON_ONE);
    expect(later.battle).toBe(2);
    play(later, press(KEY.up));
    expect(later.battle).toBe(1);
    play(later, press(KEY.down));
    expect(types(play(later, press(KEY.place)))).toEqual(['battleBegun']);
    expect([later.phase, later.battle, later.resources]).toEqual(['playing', 2, battleOf(2).resources]);
  });

  test.each([
    [{ type: 'begin', battle: 99 }, 'There is no such battle.'],
    [{ type: 'select', battle: 0.5 }, 'There is no such battle.'],
    [{ type: 'equip', upgrade: 'dragons' }, 'There is no such upgrade.'],
    [null, 'Begin a battle first.'],
  ])('%j is refused in a sentence', (command, words) => {
    const state = onMap();
    const before = copy(state);
    expect(refusal(send(state, command))).toBe(words);
    expect(state).toEqual(before);
  });

  test('an upgrade costs banners, is given back for all of them, and is not to be had without', () => {
    const state = onMap(WON_ONE);
    expect(refusal(send(state, { type: 'equip', upgrade: 'bodkins' }))).toBe(
      'Bodkin arrows costs 3 banners: 1 more is needed.',
    );
    const events = send(state, { type: 'equip', upgrade: 'spears' });
    expect(events).toEqual([{ type: 'upgradesChosen', upgrades: ['spears'], tells: 'Long spears comes along' }]);
    expect(view(state, t).camp).toMatchObject({ banners: 2, free: 0 });
    send(state, { type: 'equip', upgrade: 'spears' });
    expect([state.upgrades, view(state, t).camp?.free]).toEqual([[], 2]);
  });

  test('what is selected is shown: its ground, its waves, and what it can earn', () => {
    const state = onMap(WON_ONE);
    const { camp } = view(state, t);
    expect(camp?.battles.slice(0, 3)).toMatchObject([
      { name: 'The Meadow', open: true, marks: [true, true, false] },
      { name: 'Arrow Ridge', open: true, marks: [false, false, false] },
      { open: false },
    ]);
    expect(camp?.selected.waves).toHaveLength(battleOf(2).waves.length);
    expect(state.terrain).toHaveLength(ROWS);
  });
});

describe('a battle', () => {
  test('each wave brings who is written there, in its rows, with every seed; nobody comes after the last', () => {
    for (const [index, { waves }] of BATTLES.entries())
      for (const [i, { units, rows }] of waves.entries())
        for (const seed of [1, 2]) {
          const plan = wavePlan(seed, i + 1, t, index + 1);
          expect(Object.fromEntries(UNITS.map(kind => [kind, plan.kinds.filter(one => one === kind).length]))).toEqual({
            ...Object.fromEntries(UNITS.map(kind => [kind, 0])),
            ...units,
          });
          expect(plan.rows.every(row => row >= rows[0] && row <= rows[1])).toBe(true);
        }
    const state = atTheEnd();
    play(state, {}, 60 * 30);
    expect(state.wave).toBe(battleOf(1).waves.length);
  });

  test('it is won when the last wave is beaten; without losses by two marks', () => {
    const state = atTheEnd();
    own(state, 'Archer', 4, 3);
    const foe = enemy(state, 'Infantry', 4, 10, state.wave);
    play(state, {}, 10);
    expect([isLastWave(state), isBattleBeaten(state), state.phase]).toEqual([true, false, 'playing']);
    foe.health = 1;
    foe.col = 5;
    const events = play(state, {}, 60);
    expect(events.find(({ type }) => type === 'battleWon')).toEqual({
      type: 'battleWon',
      battle: 1,
      marks: MARK.won | MARK.sturdy,
    });
    expect(rules.result(state, t)).toMatchObject({
      outcome: 'won',
      title: 'The Meadow: Victory!',
      mode: 'Campaign',
      score: 2,
      scoreLabel: 'Banners',
      again: 'Next battle',
    });
  });

  test('a row charges once the wave before the last has come, and wins by it', () => {
    const early = inBattle();
    own(early, 'Cavalry', 2, 4);
    expect(refusal(send(early, { type: 'charge', row: 2 }))).toBe('Rows may charge once wave 5 has come.');
    const state = atTheEnd();
    own(state, 'Cavalry', 2, 4);
    enemy(state, 'Catapult', 8, 18, state.wave);
    send(state, { type: 'charge', row: 2 });
    const events = play(state, {}, 60 * 9);
    expect(events.find(({ type }) => type === 'battleWon')).toMatchObject({
      marks: MARK.won | MARK.sturdy | MARK.charge,
    });
    expect(rules.result(state, t)?.lines[0]).toBe('Your Cavalry of row 3 reached the last column.');
  });

  test('it is lost when an enemy reaches column 0, and the map proposes it again', () => {
    const state = atTheEnd();
    enemy(state, 'Infantry', 4, 0.1, state.wave);
    play(state, {}, 30);
    expect(rules.result(state, t)).toMatchObject({
      outcome: 'lost',
      score: 0,
      lines: [
        'An enemy Infantry of wave 6 of 6 reached the left edge in row 5.',
        expect.any(String),
        expect.any(String),
      ],
      again: 'To the map',
      goOn: { label: 'Try again', command: { type: 'begin', battle: 1 } },
    });
  });

  test('a lost battle is tried again from its beginning, with the same army to buy and other luck', () => {
    const state = atTheEnd();
    enemy(state, 'Infantry', 4, 0.1, state.wave);
    state.upgrades = ['spears'];
    expect(types(send(state, { type: 'begin', battle: 1 }))).toEqual(['refused']);
    play(state, {}, 30);
    const { nextId, rng } = state;
    expect(send(state, { type: 'begin', battle: 2 })).toEqual([]);
    expect(types(send(state, { type: 'begin', battle: 1 }))).toEqual(['battleBegun']);
    const { phase, own: left, enemies, wave, beaten, resources, fate, battle, upgrades } = state;
    expect({ phase, left, enemies, wave, beaten, resources, fate, battle, upgrades }).toEqual({
      phase: 'playing',
      left: [],
      enemies: [],
      wave: 0,
      beaten: 0,
      resources: battleOf(1).resources,
      fate: null,
      battle: 1,
      upgrades: ['spears'],
    });
    expect([state.nextId, state.rng]).toEqual([nextId, rng]);
  });

  test('every battle is sound: names, ground within the field, room for its waves', () => {
    expect(new Set(BATTLES.map(({ name }) => name)).size).toBe(BATTLES.length);
    for (const { name, terrain, waves, tells } of BATTLES) {
      expect(tells, name).toMatch(/\.$/);
      expect(waves.length, name).toBeGreaterThanOrEqual(5);
      for (const [, row, col, rows, columns] of terrain)
        expect([row >= 0, row + rows <= ROWS, col >= 0, col + columns < COLUMNS], name).toEqual([
          true,
          true,
          true,
          true,
        ]);
      for (const { rows } of waves) expect([rows[0] >= 0, rows[0] <= rows[1], rows[1] < ROWS]).not.toContain(false);
    }
  });
});

describe('upgrades', () => {
  test.each(UPGRADES)('$name changes the own side alone', ({ id }) => {
    const changed = ownTuning(t, [id]);
    expect(changed).not.toEqual(t);
    expect(ownTuning(t, [id])).toBe(changed);
    expect(ownTuning(t, [])).toBe(t);
  });

  test('own Infantry with long spears strikes harder, an enemy does not', () => {
    const blow = (upgrades: State['upgrades']) => {
      const state = inBattle();
      Object.assign(state, { upgrades, nextIn: 1e9 });
      const one = own(state, 'Infantry', 4, 4);
      const foe = enemy(state, 'Infantry', 4, 5);
      play(state, {}, 12);
      const { health } = typesOf(t).Infantry;
      return [health - foe.health, health - one.health];
    };
    const [dealt = 0, suffered = 0] = blow([]);
    const [harder = 0, same = 0] = blow(['spears']);
    expect(harder / dealt).toBeCloseTo(1.4, 1);
    expect(same).toBe(suffered);
  });
});

describe('progress', () => {
  test('grows by victories, keeps the best marks, proposes the next battle', () => {
    const won = (battle: number, marks: number) => ({ type: 'battleWon', battle, marks }) as const;
    const first = career.reduce(career.initial, won(1, MARK.won | MARK.charge)) as unknown as Progress;
    expect(first).toMatchObject({ next: 2 });
    const again = career.reduce(first as never, won(1, MARK.won | MARK.sturdy)) as unknown as Progress;
    expect([bannersOf(again), again.marks[0]]).toEqual([3, 7]);
    expect(career.reduce(career.initial, won(3, MARK.won))).toBe(career.initial);
    expect(career.validate(again as never)).toBeNull();
  });

  test.each<[unknown, string]>([
    [7, 'It is no career of this game.'],
    [{ ...NO_PROGRESS, marks: [1] }, 'Its list of battles is torn.'],
    [{ ...NO_PROGRESS, marks: NO_PROGRESS.marks.with(0, 2) }, 'Its list of battles is torn.'],
    [{ ...NO_PROGRESS, upgrades: ['dragons'] }, 'It holds upgrades that are none.'],
    [{ ...NO_PROGRESS, upgrades: ['spears'] }, 'Its upgrades cost more banners than were won.'],
    [{ ...NO_PROGRESS, next: 2 }, 'Its next battle is not open.'],
  ])('%j is refused in a sentence, and a run begins anew', (from, words) => {
    expect(readProgress(from)).toBe(words);
    expect(progressFrom(from)).toBe(NO_PROGRESS);
  });
});

describe('a charge at the end of a battle', () => {
  test('the victory waits for a row that charges already, and earns its banner', () => {
    const state = atTheEnd();
    own(state, 'Cavalry', 3, 4);
    enemy(state, 'Infantry', 8, 12);
    expect(types(send(state, { type: 'charge', row: 3 }))).toEqual(['rowCharged']);
    state.enemies = [];
    const events = play(state, {}, 900);
    expect(types(events)).toContain('battleWon');
    expect(state.marks & MARK.charge).toBe(MARK.charge);
  });

  test('a press on the flag of a row lets it charge, whatever is chosen', () => {
    const state = atTheEnd();
    own(state, 'Cavalry', 3, 4);
    enemy(state, 'Infantry', 8, 12);
    state.chosen = 'Infantry';
    expect(types(click(state, 3, t.ownColumns))).toContain('rowCharged');
  });
});
