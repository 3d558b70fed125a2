// The night watch: what its halls bring, where things lie, who sees how far, and what cameras, dogs, boards, beams and the fuse box do.
import { describe, expect, test } from 'vitest';
import { tune } from '../../../kit/core/constants.ts';
import { type Frame, NO_INPUT } from '../../../kit/core/input/input.ts';
import { hypot } from '../../../kit/core/math.ts';
import { randomBetween, randomInt, seeded } from '../../../kit/core/rng.ts';
import { cellAt, shortestPath } from '../../../kit/core/world/path.ts';
import { CONSTANTS } from '../../constants.ts';
import { hud } from '../../hud.ts';
import { EXIT, exitCell, START, terrainOf } from '../../levels/levels.ts';
import { clipToCircle } from '../../scene/night/clip.ts';
import { createGuard } from '../guards.ts';
import { enterLevel, rules } from '../rules.ts';
import type { Event, Guard, State } from '../state.ts';
import { cameraCone, dogListening, isBeamOn } from './detectors.ts';
import { NIGHT_HALLS, nightHall } from './halls.ts';
import { emptyNight, type Night } from './nightState.ts';

const t = tune(CONSTANTS);
const ALL = Array.from({ length: NIGHT_HALLS }, (_, index) => index + 1);
/** What a hall says of itself besides the things in it. */
const PEOPLE = new Set(['news', 'guards', 'speedUp', 'visionUp', 'onWay', 'ammo']);
const begun = (seed: number): State => rules.create({ seed, setup: { halls: 'night' }, levels: [] }, t);

/** The hall of pillars with nothing in it but these things, the fox in an open spot, guards that stand and look to the right. */
function opened(things: Partial<Night> = {}, guards: readonly (readonly [x: number, y: number])[] = []): State {
  const state = begun(1);
  state.layout = 'pillars';
  state.night = { ...emptyNight(), ...things };
  state.guards = guards.map(([x, y], index): Guard => createGuard(index + 1, { post: [x, y], corners: [[x, y]] }));
  Object.assign(state.player, { x: 430, y: 230 });
  return state;
}
const night = (state: State): Night => state.night as Night;

function play(state: State, frame: Partial<Frame> = {}, ticks = 1): Event[] {
  const events: Event[] = [];
  for (let i = 0; i < ticks; i++) events.push(...rules.tick(state, { ...NO_INPUT, ...frame }, t));
  return events;
}
const types = (events: readonly Event[]) => events.map(event => event.type);
const running: Partial<Frame> = { move: [127, 0] };

describe('the ten halls', () => {
  test('each brings one thing that none before it had, and says so', () => {
    const met = new Set<string>();
    const fresh = ALL.map(number => {
      const hall = nightHall(number);
      expect(hall.news.length).toBeLessThan(90);
      const things = Object.keys(hall).filter(thing => !PEOPLE.has(thing));
      const added = things.filter(thing => !met.has(thing));
      for (const thing of added) met.add(thing);
      return added.join();
    });
    expect(fresh).toEqual([
      'lamps',
      'key',
      'cameras',
      'dogs',
      'boards',
      'fuses',
      'screens',
      'beams',
      'lanterns',
      'treasure',
    ]);
  });

  test('what the door asks for, and all else, lies where the fox can go, away from start and door', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const state = begun(seed);
      for (const number of ALL) {
        enterLevel(state, number, t, () => {});
        const { lamps, wanted, cameras, dogs, boards, fuses, screens, beams } = night(state);
        const hall = nightHall(number);
        const { grid, ground } = terrainOf(state.layout);
        const places = [
          ...[...lamps, ...fuses].map(([x, y]) => ({ x, y })),
          ...[...wanted, ...dogs, ...cameras],
          ...[...boards.map(({ rect }) => rect), ...screens].map(([x, y, w, h]) => ({ x: x + w / 2, y: y + h / 2 })),
        ];
        for (const { x, y } of places) {
          expect(hypot(x - START.x, y - START.y)).toBeGreaterThan(150);
          expect(hypot(x - EXIT[0] - 20, y - EXIT[1] - 20)).toBeGreaterThan(70);
          expect(ground.solids.some(([l, top, w, h]) => x > l && x < l + w && y > top && y < top + h)).toBe(false);
        }
        for (const { x, y } of wanted) {
          const cell = cellAt(grid, x, y);
          expect(shortestPath(grid, cellAt(grid, START.x, START.y), cell).at(-1)).toBe(cell);
          expect(shortestPath(grid, cell, exitCell(grid)).length).toBeGreaterThan(4);
        }
        expect([lamps.length, cameras.length, dogs.length]).toEqual([hall.lamps, hall.cameras ?? 0, hall.dogs ?? 0]);
        expect([boards.length, fuses.length, screens.length]).toEqual([
          hall.boards ?? 0,
          hall.fuses ?? 0,
          hall.screens ?? 0,
        ]);
        expect(wanted.map(({ what }) => what)).toEqual([
          ...(hall.key ? ['key'] : []),
          ...(hall.treasure ? ['treasure'] : []),
        ]);
        expect(beams.length).toBeLessThanOrEqual(hall.beams ?? 0);
        expect(state.guards.filter(({ lantern }) => lantern)).toHaveLength(hall.lanterns ?? 0);
        expect(state.guards[0]?.lantern).toBeUndefined();
      }
    }
  });

  test('most halls with beams have them, and no run lies like another', () => {
    let [wanted, laid] = [0, 0];
    const seen = new Set<string>();
    for (let seed = 1; seed <= 40; seed++) {
      const state = begun(seed);
      enterLevel(state, 8, t, () => {});
      wanted += nightHall(8).beams ?? 0;
      laid += night(state).beams.length;
      seen.add(JSON.stringify(night(state)));
    }
    expect(laid).toBeGreaterThan(wanted * 0.9);
    expect(seen.size).toBe(40);
  });

  test('the five levels know nothing of it', () => {
    const state = rules.create({ seed: 1, setup: {}, levels: [] }, t);
    expect('night' in state).toBe(false);
    expect(rules.result({ ...state, phase: 'won' }, t)).not.toHaveProperty('mode');
    expect(rules.result({ ...begun(1), phase: 'lost' }, t)).toMatchObject({
      mode: 'Night watch',
      lines: expect.arrayContaining(['Halls 0 of 10']),
    });
  });

  test('it is called a hall, and says what is new for a while', () => {
    const state = begun(3);
    const texts = () => hud(state, t).flatMap(item => ('text' in item ? [item.text] : []));
    expect(texts()).toEqual([nightHall(1).news]);
    expect(hud(state, t)).toContainEqual({ kind: 'counter', id: 'level', label: 'Hall', value: '1/10' });
    enterLevel(state, 2, t, () => {});
    expect(hud(state, t)).toContainEqual(expect.objectContaining({ id: 'wanted', label: 'Find', value: 'key' }));
    state.levelTicks = 481;
    expect(texts()).toEqual([]);
  });

  test('a hall gives health back, never more than there was', () => {
    const state = opened();
    Object.assign(state.player, { x: EXIT[0], y: EXIT[1], health: 70 });
    play(state, {}, t.transitionTicks + 2);
    expect([state.level, state.player.health]).toEqual([2, 70 + t.hallHealing]);
  });
});

describe('the dark', () => {
  const guard = [[300, 215]] as const;

  test.each<[what: string, things: Partial<Night>, isSeen: boolean]>([
    ['130 px away in the dark', {}, false],
    ['there in lamplight', { lamps: [[430, 260]] }, true],
    ['beside it', { lamps: [[430, 230 + t.lampRadius + 5]] }, false],
    ['while the fuse is out', { lamps: [[430, 260]], outTicks: 100 }, false],
    ['once the Golden Fox is gone', { isAlarmed: true }, true],
  ])('%s', (_, things, isSeen) => {
    const state = opened(things, guard);
    expect(types(play(state)).includes('guardAlarmed')).toBe(isSeen);
  });

  test('near by a guard sees in the dark too', () => {
    expect(types(play(opened({}, [[350, 225]])))).toContain('guardAlarmed');
  });

  test('a lantern sees behind its bearer, as far as its light', () => {
    for (const [away, isSeen] of [
      [t.lanternRange - 4, true],
      [t.lanternRange + 4, false],
    ] as const) {
      const state = opened({ isAlarmed: true }, [[430 + away, 230]]);
      state.guards = state.guards.map(one => ({ ...one, lantern: true }));
      expect(types(play(state)).includes('guardAlarmed')).toBe(isSeen);
    }
  });

  test('nobody sees through a paper screen, and everybody walks through it', () => {
    const screen = [385, 180, 8, 96] as const;
    const state = opened({ screens: [screen] }, [[350, 225]]);
    expect(types(play(state, {}, 5))).not.toContain('guardAlarmed');
    expect(terrainOf(state.layout).ground.solids).not.toContainEqual(screen);
    night(state);
    state.night = emptyNight();
    expect(types(play(state))).toContain('guardAlarmed');
  });
});

describe('what lies about', () => {
  test('a locked door is heard once in a while, and opens with the key', () => {
    const state = opened({ wanted: [{ what: 'key', x: 200, y: 200 }] });
    Object.assign(state.player, { x: EXIT[0] + 10, y: EXIT[1] + 10 });
    expect(types(play(state, {}, 60))).toEqual(['doorLocked']);
    Object.assign(state.player, { x: 190, y: 200 });
    expect(types(play(state))).toEqual(['wantedTaken']);
    Object.assign(state.player, { x: EXIT[0] + 10, y: EXIT[1] + 10 });
    expect(types(play(state))).toEqual(['levelCompleted']);
  });

  test('who takes the Golden Fox has all guards on the way to where it stood', () => {
    const state = opened({ wanted: [{ what: 'treasure', x: 430, y: 230 }] }, [
      [90, 500],
      [700, 150],
    ]);
    const events = play(state, {}, 60);
    expect(types(events).filter(type => type === 'guardHeard')).toHaveLength(2);
    expect(night(state).isAlarmed).toBe(true);
    expect(state.totals.timesSeen).toBe(0);
  });

  test('the fuse box puts lamps and cameras out, and they come back', () => {
    const state = opened({ fuses: [[430, 230]] });
    expect(types(play(state))).toEqual(['fuseBlown']);
    Object.assign(state.player, { x: 700, y: 400 });
    const events = play(state, {}, t.fuseSeconds * 60 + 5);
    expect(types(events).filter(type => type !== 'pickupAppeared')).toEqual(['fuseBack']);
  });

  test('a board creaks once for whoever comes onto it, and guards near by go to look', () => {
    const state = opened({ boards: [{ id: 1, rect: [400, 200, 60, 60], isTrodden: false }] }, [
      [430, 380],
      [700, 560],
    ]);
    const events = play(state, {}, 40);
    expect(types(events).filter(type => type === 'boardCreaked')).toHaveLength(1);
    expect(types(events).filter(type => type === 'guardHeard')).toHaveLength(1);
    expect(state.totals.timesSeen).toBe(0);
  });
});

describe('who watches besides', () => {
  const camera = { id: 1, x: 430, y: 150, middle: Math.PI / 2, lead: 0, calls: 0 };

  test('a camera swings from end to end and back, by the clock', () => {
    const round = t.cameraSeconds * 60;
    const at = (ticks: number) => cameraCone(camera, ticks, t).direction - camera.middle;
    expect(at(0)).toBeCloseTo(0, 6);
    expect((at(round / 4) * 180) / Math.PI).toBeCloseTo(t.cameraSweep / 2, 3);
    expect((at((round * 3) / 4) * 180) / Math.PI).toBeCloseTo(-t.cameraSweep / 2, 3);
    expect(at(round)).toBeCloseTo(0, 6);
  });

  test('a camera that sees the fox counts once, calls, and calls again while it looks', () => {
    const state = opened({ cameras: [camera] });
    const numbers = { ...t, cameraSweep: 0 };
    const events: Event[] = [];
    const calls: number[] = [];
    for (let i = 0; i < 200; i++) {
      const heard = state.noises.length;
      events.push(...rules.tick(state, NO_INPUT, numbers));
      if (state.noises.length > heard) calls.push(i);
    }
    expect(types(events).filter(type => type === 'cameraSaw')).toHaveLength(1);
    expect(state.totals.timesSeen).toBe(1);
    expect(calls).toEqual([0, 90, 180]);
  });

  test('neither a dark camera nor one behind a screen sees anything', () => {
    for (const things of [{ outTicks: 99 }, { screens: [[380, 180, 100, 8]] as const }])
      expect(types(play(opened({ cameras: [camera], ...things }), {}, 20))).not.toContain('cameraSaw');
  });

  const dog = { id: 1, x: 430, y: 330, lead: 0, hasBarked: false };
  const asleep = t.dogSleepSeconds * 60;

  test.each<[what: string, from: number, frame: Partial<Frame>, y: number, barks: number]>([
    ['steps while it sleeps', 0, running, 230, 0],
    ['steps while it listens', asleep, running, 230, 1],
    ['standing still while it listens', asleep, {}, 230, 0],
    ['steps beyond its ring', asleep, running, 150, 0],
  ])('a dog: %s', (_, from, frame, y, barks) => {
    const state = opened({ dogs: [dog] });
    state.player.y = y;
    state.levelTicks = Math.round(from);
    const events = play(state, frame, 30);
    expect(types(events).filter(type => type === 'dogBarked')).toHaveLength(barks);
    expect(state.totals.timesSeen).toBe(barks);
  });

  test('it listens as long as its constants say, again and again', () => {
    const round = (t.dogSleepSeconds + t.dogListenSeconds) * 60;
    const heard = Array.from({ length: round * 3 }, (_, tick) => dogListening(dog, tick, t) !== null);
    expect(Math.abs(heard.filter(Boolean).length / 3 - t.dogListenSeconds * 60)).toBeLessThanOrEqual(1);
  });

  test('a beam calls every guard, once while it is on, and counts as seen', () => {
    const beam = { id: 1, rect: [420, 100, 4, 200] as const, lead: 0, isBroken: false };
    expect([isBeamOn(beam, 0, t), isBeamOn(beam, t.beamOnSeconds * 60 + 1, t)]).toEqual([true, false]);
    const state = opened({ beams: [{ ...beam }] }, [[90, 500]]);
    const events = play(state, {}, 60);
    expect(types(events).filter(type => type === 'beamBroken')).toHaveLength(1);
    expect(types(events)).toContain('guardHeard');
    expect(state.totals.timesSeen).toBe(1);
    const dark = opened({ beams: [{ ...beam }] });
    dark.levelTicks = t.beamOnSeconds * 60;
    expect(types(play(dark, {}, 20))).not.toContain('beamBroken');
  });
});

test('the lit part of an outline is what lies in it and in the light', () => {
  const rng = seeded(5);
  const inside = (outline: readonly number[], x: number, y: number): boolean => {
    let isIn = false;
    for (let i = 0, j = outline.length - 2; i < outline.length; j = i, i += 2) {
      const [ax, ay, bx, by] = [outline[i], outline[i + 1], outline[j], outline[j + 1]] as [
        number,
        number,
        number,
        number,
      ];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn;
    }
    return isIn;
  };
  for (let i = 0; i < 300; i++) {
    const fan = [0, 0, ...Array.from({ length: 6 }, (_, k) => [60 + randomInt(rng, 60), k * 24 - 60]).flat()];
    const [x, y, radius] = [randomBetween(rng, -60, 160), randomBetween(rng, -90, 90), randomBetween(rng, 20, 90)];
    const lit = clipToCircle(fan, x, y, radius);
    for (let k = 0; k < 20; k++) {
      const [px, py] = [randomBetween(rng, -20, 130), randomBetween(rng, -90, 90)];
      const away = hypot(px - x, py - y);
      // Between the circle and its polygon lies less than a hundredth of the radius.
      if (Math.abs(away - radius) < radius * 0.02) continue;
      expect(inside(lit, px, py)).toBe(away < radius && inside(fan, px, py));
    }
  }
});
