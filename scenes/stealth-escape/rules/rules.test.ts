// The rules as tables: contact, shots, pickups, levels, endings. One tick at a time; bodies stand where they are put.
import { describe, expect, test } from 'vitest';
import { tune } from '../../kit/core/constants.ts';
import { type Frame, NO_INPUT } from '../../kit/core/input/input.ts';
import { copy } from '../../kit/core/json.ts';
import { CONSTANTS } from '../constants.ts';
import { KEY } from '../controls.ts';
import { hud } from '../hud.ts';
import { EXIT } from '../levels/levels.ts';
import { createGuard } from './guards.ts';
import { enterLevel, rules } from './rules.ts';
import type { Event, Guard, State } from './state.ts';

const t = tune(CONSTANTS);

/** A run in the hall of pillars with just these guards, the fox in an open spot. */
function opened(guards: readonly (readonly [x: number, y: number])[] = []): State {
  const state = rules.create({ seed: 1, setup: {}, levels: [] }, t);
  state.layout = 'pillars';
  state.guards = guards.map(([x, y], index): Guard => createGuard(index + 1, { post: [x, y], corners: [[x, y]] }));
  state.player.x = 430;
  state.player.y = 230;
  return state;
}

function play(state: State, frame: Partial<Frame> = {}, ticks = 1): Event[] {
  const events: Event[] = [];
  for (let i = 0; i < ticks; i++) events.push(...rules.tick(state, { ...NO_INPUT, ...frame }, t));
  return events;
}
const click = (x: number, y: number): Partial<Frame> => ({
  pointer: { x, y, down: true, pressed: true, released: false, cancelled: false },
});
const fire: Partial<Frame> = { pressed: KEY.fire, held: KEY.fire };
const types = (events: readonly Event[]) => events.map(event => event.type);

describe('contact', () => {
  test('costs 2 health in every tick, however many guards touch', () => {
    const state = opened([
      [430, 248],
      [440, 220],
    ]);
    const health = Array.from({ length: 5 }, () => {
      play(state);
      return state.player.health;
    });
    expect(health).toEqual([98, 96, 94, 92, 90]);
  });

  test.each([
    [19.9, 98],
    [20, 100],
  ])('boxes %f px apart leave %i health', (apart, health) => {
    const state = opened([[430 + apart, 230]]);
    play(state);
    expect(state.player.health).toBe(health);
  });

  test('at health 0 the run is over', () => {
    const state = opened([[430, 240]]);
    expect(types(play(state, {}, 49))).not.toContain('foxCaught');
    expect(rules.result(state, t)).toBeNull();
    expect(types(play(state))).toContain('foxCaught');
    expect(rules.result(state, t)).toMatchObject({ outcome: 'lost', title: 'Game Over', again: 'Restart' });
    expect(play(state, fire)).toEqual([]);
  });
});

describe('steering', () => {
  test.each([
    ['right', 240, 0],
    ['left', -240, 0],
    ['up', 0, -240],
    ['down', 0, 240],
  ] as const)('%s runs at (%i, %i) px a second: 4 px a tick', (action, vx, vy) => {
    const state = opened();
    play(state, { held: KEY[action] });
    expect([state.player.vx, state.player.vy]).toEqual([vx, vy]);
  });

  test('no faster on the diagonal', () => {
    const state = opened();
    play(state, { held: KEY.right | KEY.down });
    expect(Math.hypot(state.player.vx, state.player.vy)).toBeCloseTo(240, 9);
  });
});

describe('aim', () => {
  test.each([
    ['where it runs', { held: KEY.down }, Math.PI / 2],
    [
      'at a pointer that moves',
      { pointer: { x: 430, y: 100, down: false, pressed: false, released: false, cancelled: false } },
      -Math.PI / 2,
    ],
    ['along the right stick', { held: KEY.down, aim: [-127, 0] as const }, Math.PI],
  ])('the fox looks %s', (_, frame, facing) => {
    const state = opened();
    play(state, frame);
    expect(Math.abs(state.player.facing)).toBeCloseTo(Math.abs(facing), 9);
    expect(Math.sign(state.player.facing) * Math.sign(facing)).not.toBe(facing === Math.PI ? 2 : -1);
  });

  test('a pointer that rests does not hold its gaze; one that is down does', () => {
    const state = opened();
    const pointer = { x: 430, y: 100, down: false, pressed: false, released: false, cancelled: false };
    play(state, { pointer });
    play(state, { pointer, held: KEY.right });
    expect(state.player.facing).toBe(0);
    play(state, { pointer: { ...pointer, down: true }, held: KEY.right });
    expect(state.player.facing).toBeCloseTo(-Math.PI / 2, 9);
  });
});

describe('shots', () => {
  test('a click shoots towards the cursor at 8 px a tick for 60 ticks', () => {
    const state = opened();
    state.player.x = 250;
    state.player.y = 200;
    expect(types(play(state, click(250, 600)))).toEqual(['shotFired']);
    expect(state.player.ammo).toBe(4);
    const [bullet] = state.bullets;
    expect([bullet?.x, bullet?.y]).toEqual([expect.closeTo(250, 6), expect.closeTo(208, 6)]);
    const flight: string[] = [];
    for (let ticks = 2; ticks < 200 && state.bullets.length > 0; ticks++)
      for (const event of play(state)) flight.push(`${event.type} ${ticks}`);
    expect(flight).toEqual(['bulletStopped 30']);
  });

  test('a dart ends after 60 ticks in the open', () => {
    const state = opened();
    state.player.x = 30;
    state.player.y = 220;
    play(state, click(790, 220));
    expect(play(state, {}, 58)).toEqual([]);
    expect(types(play(state))).toEqual(['bulletSpent']);
  });

  test('without ammo a click is refused with a dry sound and nothing else', () => {
    const state = opened();
    state.player.ammo = 0;
    expect(types(play(state, click(100, 100)))).toEqual(['triggerClicked']);
    expect([state.bullets, state.noises, state.totals.shots, state.player.ammo]).toEqual([[], [], 0, 0]);
  });

  test.each([
    [14.9, ['guardFelled']],
    [15.1, []],
  ])('a dart that passes %f px from a guard’s middle', (miss, expected) => {
    const state = opened([[430 + miss, 60]]);
    play(state, click(430, 0));
    const hits = types(play(state, {}, 30)).filter(type => type === 'guardFelled');
    expect(hits).toEqual(expected);
  });

  test.each([8, 30])('at %i px a tick no dart passes a wall to the guard right behind it', bulletSpeed => {
    const state = opened([[510.5, 100]]);
    state.layout = 'corridors';
    state.player.x = 449;
    state.player.y = 100;
    const fast = { ...t, bulletSpeed };
    const events = [...rules.tick(state, { ...NO_INPUT, ...click(600, 100) }, fast)];
    for (let i = 0; i < 20; i++) events.push(...rules.tick(state, NO_INPUT, fast));
    expect(state.guards.length).toBe(1);
    expect(events.find(event => event.type === 'bulletStopped')).toMatchObject({ x: expect.closeTo(480, 6), y: 100 });
  });

  test.each([
    ['29° off finds it', 29, 1],
    ['31° off does not', 31, 0],
  ])('FIRE with the guard %s', (_, degrees, felled) => {
    const angle = (degrees * Math.PI) / 180;
    const state = opened([[430 + 60 * Math.cos(angle), 230 + 60 * Math.sin(angle)]]);
    state.player.facing = 0;
    play(state, fire);
    play(state, {}, 12);
    expect(state.totals.kills).toBe(felled);
  });

  test('FIRE does not find a guard behind a wall', () => {
    const state = opened([[610, 300]]);
    state.player.y = 310;
    play(state, fire);
    expect(state.bullets[0]?.dy).toBe(0);
  });

  test('the noise spreads and brings the guards it reaches', () => {
    const state = opened([
      [430, 400],
      [430, 560],
    ]);
    for (const guard of state.guards) guard.direction = Math.PI / 2;
    play(state, click(100, 230));
    play(state, {}, 30);
    expect(state.guards.map(guard => guard.mood)).toEqual(['search', 'patrol']);
    expect(state.noises).toEqual([]);
  });
});

describe('pickups', () => {
  test('one appears every 300 ticks while fewer than 2 lie about', () => {
    const state = opened();
    state.player.x = 30;
    state.player.y = 570;
    const counts = [299, 1, 299, 1, 900].map(ticks => {
      play(state, {}, ticks);
      return state.pickups.length;
    });
    expect(counts).toEqual([0, 1, 1, 2, 2]);
  });

  test('taking one gives the level’s ammo', () => {
    const state = opened();
    state.pickups = [{ id: 9, x: 440, y: 240, ammo: 4 }];
    expect(types(play(state))).toEqual(['pickupTaken']);
    expect([state.player.ammo, state.pickups]).toEqual([9, []]);
  });
});

describe('levels', () => {
  const atExit = (level: number) => {
    const state = rules.create({ seed: 3, setup: {}, levels: [] }, t);
    enterLevel(state, level, t, () => {});
    state.guards = [];
    state.player.x = EXIT[0] + 20;
    state.player.y = EXIT[1] + 20;
    return state;
  };

  test.each([1, 2, 3, 4])('after level %i its overlay stands for 60 ticks, then the next begins', level => {
    const state = atExit(level);
    state.player.health = 61;
    state.player.ammo = 3;
    expect(types(play(state))).toEqual(['levelCompleted']);
    expect(hud(state, t)).toContainEqual({
      kind: 'message',
      id: 'levelComplete',
      text: `Level ${level} Complete`,
      large: true,
    });
    expect(play(state, fire, 59)).toEqual([]);
    expect(play(state)).toEqual([{ type: 'levelStarted', level: level + 1 }]);
    expect([state.player.x, state.player.y, state.player.health, state.player.ammo]).toEqual([50, 50, 61, 3]);
  });

  test('after level 5 the game is complete', () => {
    const state = atExit(5);
    state.totals.levels = 4;
    expect(types(play(state))).toEqual(['gameCompleted']);
    expect(rules.result(state, t)).toMatchObject({ outcome: 'won', title: 'Game Complete', again: 'Restart' });
  });

  test.each([
    [679.9, 500, 0],
    [690.1, 500, 1],
    [720, 489.9, 0],
    [720, 490.1, 1],
  ])('at (%f, %f) the exit is reached: %i', (x, y, levels) => {
    const state = atExit(1);
    state.player.x = x;
    state.player.y = y;
    play(state);
    expect(state.totals.levels).toBe(levels);
  });

  test('"restart level" gives back the level’s start; time and shots still count', () => {
    const state = rules.create({ seed: 8, setup: {}, levels: [] }, t);
    state.player.health = 70;
    state.player.ammo = 6;
    enterLevel(state, 3, t, () => {});
    const before = copy(state);
    play(state, { ...click(300, 300), held: KEY.down }, 40);
    state.player.health = 12;
    expect(rules.command?.(state, { type: 'restartLevel' }, t)).toEqual([{ type: 'levelStarted', level: 3 }]);
    const { level, layout, guards, bullets, pickups, noises, levelTicks, levelStart, rng } = before;
    expect(state).toMatchObject({ level, layout, guards, bullets, pickups, noises, levelTicks, levelStart, rng });
    expect(state.player).toEqual({ ...before.player, pointer: state.player.pointer });
    expect(state.totals).toMatchObject({ ticks: 40, shots: 6 });
  });

  test('the same seed lays out the same levels, another seed others', () => {
    const layouts = (seed: number) =>
      [1, 2, 3, 4, 5].map(level => {
        const state = rules.create({ seed, setup: {}, levels: [] }, t);
        enterLevel(state, level, t, () => {});
        return [state.layout, state.guards];
      });
    expect(layouts(7)).toEqual(layouts(7));
    expect(layouts(7)).not.toEqual(layouts(8));
  });
});

describe('the result', () => {
  test.each([
    [0, 0, ['Ghost: never seen', 'Pacifist: no shot']],
    [1, 0, ['Pacifist: no shot']],
    [0, 1, ['Ghost: never seen']],
    [1, 1, []],
    [3, 4, []],
  ])('seen %i times, %i shots: %j', (timesSeen, shots, medals) => {
    const state = opened();
    Object.assign(state.totals, { timesSeen, shots });
    state.phase = 'won';
    expect(rules.result(state, t)?.medals).toEqual(medals);
    state.phase = 'lost';
    expect(rules.result(state, t)?.medals).toBeUndefined();
  });
});
