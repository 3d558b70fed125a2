// Rules as tables: hits, troopers, helicopters, score; one tick at a time, objects placed by hand.
import { describe, expect, test } from 'vitest';
import { GROUND } from '../constants.ts';
import { KEY } from '../controls.ts';
import { hud } from '../hud.ts';
import { rules } from './rules.ts';
import { claimOf } from './score.ts';
import type { Event, State } from './state.ts';
import { helicopter, opened, play, press, t, trooper, types, walker } from './testing.ts';

describe('hits', () => {
  test.each<[what: string, put: (state: State) => void, type: Event['type'], points: number]>([
    ['a helicopter', state => state.helicopters.push(helicopter(400, 120, { speed: 0 })), 'helicopterDowned', 100],
    [
      'a trooper without parachute',
      state => state.troopers.push(trooper(400, 140, { hasParachute: false })),
      'trooperShot',
      50,
    ],
    ['a trooper under his parachute', state => state.troopers.push(trooper(400, 300)), 'trooperShot', 50],
    ['a parachute from the side', state => state.troopers.push(trooper(382, 300)), 'chuteTorn', 50],
  ])('a bullet meets %s', (_, put, type, points) => {
    const state = opened();
    put(state);
    const events = [...play(state, press(KEY.fire)), ...play(state, {}, 60)];
    expect(types(events)).toContain(type);
    expect(state.score).toBe(points);
    expect(state.bullets).toEqual([]);
  });

  test.each([
    ['far off', 120],
    ['right before the barrel', 366],
  ])('a landed trooper %s is worth 25', (_, x) => {
    const state = opened();
    state.gun.turretAngle = -90;
    state.walkers.push(walker(x));
    const events = [...play(state, press(KEY.fire)), ...play(state, {}, 60)];
    expect(types(events)).toContain('walkerFelled');
    expect(state.score).toBe(25);
  });

  test('a bullet takes the first thing on its way and no other', () => {
    const state = opened();
    state.troopers.push(trooper(400, 300), { ...trooper(400, 450), id: 950 });
    play(state, press(KEY.fire));
    play(state, {}, 60);
    expect(state.troopers.map(({ id }) => id)).toEqual([900]);
  });

  test('of two that it reaches in one tick, the nearer', () => {
    const state = opened();
    state.troopers.push(trooper(400, 450), { ...trooper(400, 446), id: 950 });
    state.bullets.push({ id: 1, x: 400, y: 455, fromX: 400, fromY: 455, speedX: 0, speedY: -8 });
    play(state);
    expect(state.troopers.map(({ id }) => id)).toEqual([950]);
  });

  test.each([
    [49, true],
    [51, false],
  ])('a shell that bursts %i px from a trooper: hit %s', (away, isHit) => {
    const state = opened();
    state.gun.mode = 'mortar';
    state.shells.push({ id: 1, x: 200, y: GROUND - 1, speedX: 0, speedY: 5 });
    state.walkers.push(walker(200 + away + t.trooperWidth / 2 - t.walkSpeed));
    state.gun.x = 700;
    play(state);
    expect(state.walkers).toHaveLength(isHit ? 0 : 1);
  });
});

describe('troopers', () => {
  test('the descent from 150 to 600 takes 643 ticks', () => {
    const state = opened();
    state.troopers.push(trooper(200, 150));
    let ticks = 0;
    while (state.troopers.length > 0) {
      play(state);
      ticks++;
    }
    expect(ticks).toBe(643);
  });

  test('it falls 1.5 a tick down to 150, then opens its parachute and sinks 0.7', () => {
    const state = opened();
    const one = trooper(200, 147.2, { hasParachute: false, speedY: t.fallSpeed });
    state.troopers.push(one);
    const seen = Array.from({ length: 4 }, () => {
      const events = types(play(state));
      return [Math.round(one.y * 10) / 10, one.hasParachute, events.includes('chuteOpened')];
    });
    expect(seen).toEqual([
      [148.7, false, false],
      [150.2, false, false],
      [150.9, true, true],
      [151.6, true, false],
    ]);
  });

  test('landing scores 10 and is the start of a walk of 0.5 a tick to the gun', () => {
    const state = opened();
    state.troopers.push(trooper(200, 599.5), { ...trooper(600, 599.5), id: 950 });
    expect(types(play(state))).toEqual(['trooperLanded', 'trooperLanded']);
    expect(state.score).toBe(20);
    play(state, {}, 9);
    expect(state.walkers.map(({ x, direction }) => [x, direction])).toEqual([
      [205, 1],
      [595, -1],
    ]);
  });

  test('it turns round when the gun drives past', () => {
    const state = opened();
    state.walkers.push(walker(200));
    state.gun.x = 100;
    play(state);
    expect(state.walkers[0]).toMatchObject({ x: 199.5, direction: -1 });
  });

  test('shot out of its parachute it falls faster and faster, dies, and is worth 50 once', () => {
    const state = opened();
    state.troopers.push(trooper(600, 300, { hasParachute: false, isDoomed: true }));
    const before = state.score;
    const events = play(state, {}, 120);
    expect(types(events)).toEqual(['trooperCrumpled']);
    expect([state.score, state.walkers.length, state.totals.landed]).toEqual([before, 0, 0]);
  });

  test('who falls tears parachutes and fells those below', () => {
    const state = opened();
    state.troopers.push(trooper(200, 250, { isDoomed: true, hasParachute: false }), { ...trooper(205, 420), id: 950 });
    state.walkers.push(walker(180));
    const events = play(state, {}, 90);
    expect(types(events)).toEqual(['chuteTorn', 'walkerFelled', 'trooperCrumpled', 'trooperCrumpled']);
    expect(state.score).toBe(75);
  });

  test.each([
    [20.4, true],
    [21, false],
  ])('one %d units from the gun: game over %s', (away, isOver) => {
    const state = opened();
    state.walkers.push(walker(400 - away));
    expect(types(play(state)).includes('gunTaken')).toBe(isOver);
    expect(rules.result(state, t)?.title).toBe(isOver ? 'GAME OVER' : undefined);
    if (isOver) expect(play(state, press(KEY.fire))).toEqual([]);
  });
});

describe('helicopters', () => {
  test.each([
    ['in time', { x: 300, drops: [[290, 1]] }, 1],
    ['not before its place', { x: 300, drops: [[400, 1]] }, 0],
    ['not right above the gun', { x: 365, drops: [[300, 1]] }, 0],
    ['not beyond 740', { x: 739, drops: [[300, 1]] }, 0],
    ['not before 60', { x: 55, drops: [[50, 1]] }, 0],
    ['not so soon again', { x: 300, drops: [[290, 1]], dropCooldown: 5 }, 0],
  ] as const)('drops %s', (_, { x, drops, ...more }, dropped) => {
    const state = opened();
    state.helicopters.push(helicopter(x, 100, { drops: drops.map(drop => [...drop] as const), ...more }));
    play(state);
    expect(state.troopers).toHaveLength(dropped);
    for (const one of state.troopers) expect(Math.abs(one.x - state.gun.x)).toBeGreaterThanOrEqual(t.dropClearance);
  });

  test.each([
    ['one after another, 26 px apart', 500, [502, 528, 554, 580, 606]],
    ['none of them above the gun', 340, [342, 368, 394, 420, 446]],
  ])('a stick jumps %s', (_, x, places) => {
    const state = opened();
    state.helicopters.push(helicopter(x, 100, { drops: [[x, 5]] }));
    play(state, {}, 60);
    expect(state.troopers.map(one => one.x)).toEqual(places.filter(place => Math.abs(place - 400) >= t.dropClearance));
  });

  test('of a stick, whoever has not jumped falls with the helicopter', () => {
    const state = opened();
    state.helicopters.push(helicopter(500, 100, { drops: [[500, 9]] }));
    expect(types(play(state, {}, 20)).filter(type => type === 'trooperDropped')).toHaveLength(2);
    state.bullets.push({ id: 1, x: 542, y: 130, fromX: 542, fromY: 130, speedX: 0, speedY: -8 });
    const events = types(play(state, {}, 200));
    expect([state.helicopters.length, events.includes('trooperDropped')]).toEqual([0, false]);
  });

  test('between two drops lie 2000 ms', () => {
    const state = opened();
    state.helicopters.push(
      helicopter(70, 100, {
        drops: [
          [60, 1],
          [61, 1],
          [62, 1],
        ],
      }),
    );
    const ticks: number[] = [];
    for (let i = 0; i < 300; i++) if (types(play(state)).includes('trooperDropped')) ticks.push(i);
    expect(ticks.map(tick => tick - (ticks[0] ?? 0))).toEqual([0, 120, 240]);
  });

  test('one that is shot falls as a wreck, and takes with it what it meets', () => {
    const state = opened();
    state.gun.x = 700;
    state.helicopters.push(helicopter(395, 60, { speed: 0 }), { ...helicopter(400, 130, { speed: 0 }), id: 950 });
    state.troopers.push(trooper(400, 350));
    state.walkers.push({ ...walker(340), id: 951 });
    state.bullets.push({ id: 1, x: 395, y: 80, fromX: 395, fromY: 80, speedX: 0, speedY: -8 });
    const events = play(state, {}, 200);
    const downed = events.filter(event => event.type === 'helicopterDowned');
    expect(downed).toHaveLength(2);
    expect(types(events)).toEqual(expect.arrayContaining(['wreckCrashed', 'walkerFelled']));
    expect(types(events).filter(type => type === 'wreckCrashed')).toHaveLength(2);
    expect([state.wrecks, state.troopers, state.walkers]).toEqual([[], [], []]);
    expect(state.score).toBe(100 + 100 + 50 + 25);
  });
});

describe('score', () => {
  test('kills close after one another make a chain, each as often as its place', () => {
    const state = opened();
    for (const x of [200, 210, 220]) state.walkers.push({ ...walker(x), id: x });
    state.gun.x = 700;
    state.shells.push({ id: 1, x: 210, y: GROUND - 1, speedX: 0, speedY: 5 });
    play(state);
    expect(state.chain).toMatchObject({ kills: 3, bestKills: 3 });
    expect(state.score).toBe(75);
    expect(types(play(state, {}, 73))).toEqual(['chainBroken']);
    expect(state.chain).toMatchObject({ kills: 0, bestKills: 3 });
  });

  test('the end says the final score, points per shot and the best chain', () => {
    const state = opened();
    state.totals = {
      shots: 60,
      earned: 1230 + 13 * t.landingPoints,
      helicopters: 8,
      troopers: 6,
      walkers: 1,
      landed: 13,
    };
    state.score = 930;
    state.chain.bestKills = 10;
    state.walkers.push(walker(400));
    play(state);
    expect(rules.result(state, t)).toEqual({
      outcome: 'ended',
      score: 930,
      scoreLabel: 'Final Score',
      title: 'GAME OVER',
      lines: [
        'Taken from the right, in wave 1',
        'The gun could have driven away: it is 10 times as fast as they walk.',
        '8 helicopters',
        '7 troopers',
        '20.5 points a shot',
        'Longest chain: 10 in a row',
      ],
      again: 'Play Again',
      medals: ['Sharpshooter: 20 points a shot', 'Paper chain: 10 in a row'],
    });
  });

  test('the end says nothing of what did not happen: troopers who landed were not shot', () => {
    const state = opened();
    state.totals = { ...state.totals, shots: 1, earned: 12 * t.landingPoints, landed: 12 };
    state.walkers.push(walker(400));
    play(state);
    expect(rules.result(state, t)).toMatchObject({
      lines: ['Taken from the right, in wave 1', expect.any(String), 'Nothing shot down'],
    });
    state.totals = { ...state.totals, earned: 25 + 12 * t.landingPoints, troopers: 1 };
    state.chain.bestKills = 1;
    expect(rules.result(state, t)?.lines.slice(2)).toEqual(['1 trooper', '25.0 points a shot']);
  });

  test.each([
    [-15, false, 'Taken from the left, in wave 1'],
    [15, true, 'Taken from the right, locked, in wave 1'],
  ])('a trooper %i px beside the gun, locked %s: %s', (beside, isLocked, line) => {
    const state = opened();
    state.gun.isLocked = isLocked;
    state.walkers.push(walker(state.gun.x + beside));
    play(state);
    expect(rules.result(state, t)?.lines[0]).toBe(line);
  });

  test.each([
    ['free', [15], false, 'The gun could have driven away: it is 10 times as fast as they walk.'],
    ['locked', [15], true, 'Unlocked, the gun could have driven away.'],
    ['hemmed in', [15, -100], false, 'They came from both sides: shoot one side free, then drive there.'],
    ['another far behind', [15, -300], false, 'The gun could have driven away: it is 10 times as fast as they walk.'],
  ])('the end says what would have saved the gun: %s', (_, besides, isLocked, line) => {
    const state = opened();
    state.gun.isLocked = isLocked;
    for (const beside of besides) state.walkers.push(walker(state.gun.x + beside));
    play(state);
    expect(rules.result(state, t)?.lines[1]).toBe(line);
  });

  test('the first three troopers that come near are met with the way out, later ones with their mark alone', () => {
    const state = opened();
    state.waves.tick = 1000;
    const says = () => hud(state, t).flatMap(item => (item.kind === 'message' ? [item.text] : []));
    const comes = (beside: number) => {
      state.walkers = [walker(state.gun.x + beside)];
      play(state);
      return says();
    };
    expect(comes(140)).toEqual([]);
    expect(comes(120)).toEqual(['A trooper on the right: shoot, or drive away to the left!']);
    expect(comes(-120)).toEqual(['A trooper on the left: shoot, or drive away to the right!']);
    state.gun.isLocked = true;
    expect(comes(-120)).toEqual(['A trooper on the left: shoot, or unlock and drive away!']);
    expect(comes(-120)).toEqual([]);
    state.warnings = 1;
    state.walkers.push(walker(state.gun.x + 100));
    expect(play(state).filter(({ type }) => type === 'walkerCameNear')).toHaveLength(1);
    expect(says()).toEqual(['They come from both sides: shoot!']);
  });

  test('the HUD says Score, Mode and Lock, and beside them wave and chain', () => {
    const state = opened();
    const counters = () =>
      hud(state, t).flatMap(item => (item.kind === 'counter' ? [`${item.label} ${item.value}`] : []));
    expect(counters()).toEqual(['Score 0', 'Mode Cannon', 'Lock OFF', 'Wave 1', 'Chain –']);
    play(state, press(KEY.mode | KEY.lock));
    state.score = 110;
    state.chain.kills = 4;
    expect(counters()).toEqual(['Score 110', 'Mode Mortar', 'Lock ON', 'Wave 1', 'Chain 4']);
    const actions = hud(state, t).flatMap(item => (item.kind === 'counter' && item.action ? [item.action] : []));
    expect(actions, 'whose keys stand beside them').toEqual(['mode', 'lock']);
  });

  test('what is shared is the last wave that was held', () => {
    const state = opened();
    expect(claimOf(state)).toBeNull();
    state.waves.wave = 9;
    expect(claimOf(state)).toBe('I held wave 8');
    const { siege } = rules.create({ seed: 1, setup: { battle: 'siege' }, levels: [] }, t);
    expect(claimOf({ ...state, ...(siege && { siege }) })).toBe('I held wave 8 of the siege');
  });

  test('the longest chain so far says what lengthens it, a shorter one says nothing', () => {
    const state = opened();
    state.waves.tick = 1000;
    const says = () => hud(state, t).flatMap(item => (item.kind === 'message' ? [item.text] : []));
    Object.assign(state.chain, { kills: 2, bestKills: 2 });
    expect(says()).toEqual([]);
    Object.assign(state.chain, { kills: 3, bestKills: 3 });
    expect(says()).toEqual(['A chain: hit again within 1.2 s, and it grows.']);
    expect(new Set(hud(state, t).map(({ id }) => id)).size).toBe(hud(state, t).length);
    state.chain.bestKills = 5;
    expect(says()).toEqual([]);
  });

  test('a new game has score 0, nothing in the air, the cannon, and a free gun in the middle', () => {
    const state = rules.create({ seed: 4, setup: {}, levels: [] }, t);
    expect(state).toMatchObject({
      score: 0,
      gun: { x: 400, mode: 'cannon', isLocked: false, turretAngle: 0 },
      helicopters: [],
      troopers: [],
      walkers: [],
    });
  });
});
