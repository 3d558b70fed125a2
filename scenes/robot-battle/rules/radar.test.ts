// Radar: what a robot knows of the other's place, in its cone and outside it, and that scripts are told the same in the sandbox.
import { describe, expect, it } from 'vitest';
import { type Arena, angleToOf, distanceOf, SIDES, stepArena } from './arena.ts';
import { RADAR_LADDER } from './houses.ts';
import { contactsOf, createSensors } from './radar.ts';
import { RULES } from './rules.ts';
import { SCRIPTS } from './scripts.ts';
import { arenaWith, matchRequest, referee, resolveBuiltIn, t } from './testing.ts';

const start = arenaWith({});
/** The same arena some ticks on: both turn away by so many degrees. */
const turned = (degrees: number, tick: number): Arena => {
  const [a, b] = start.robots;
  return {
    ...start,
    tick,
    robots: [
      { ...a, angle: degrees },
      { ...b, angle: (180 + degrees) % 360 },
    ],
  };
};

describe('with a radar', () => {
  it('both starts are known, wherever they face', () => {
    const [a, b] = createSensors('radar', 7, t)(turned(120, 0));
    expect(a).toEqual({ x: start.robots[1].x, y: start.robots[1].y, seen: 0 });
    expect(b).toEqual({ x: start.robots[0].x, y: start.robots[0].y, seen: 0 });
  });

  it('inside the cone it is an echo: whole units, another one each tick, no farther beside the truth than the blur allows', () => {
    const sense = createSensors('radar', 7, t);
    sense(start);
    const echoes = Array.from({ length: 200 }, (_, tick) => sense(turned(0, tick + 1))[0]);
    const { x, y } = start.robots[1];
    const most = (distanceOf(start.robots[0], start.robots[1]) * t.radarBlur) / 100 + 0.5;
    for (const echo of echoes) {
      expect(echo.seen).toBe(0);
      expect([Number.isInteger(echo.x), Number.isInteger(echo.y)]).toEqual([true, true]);
      expect(Math.max(Math.abs(echo.x - x), Math.abs(echo.y - y))).toBeLessThanOrEqual(most);
    }
    expect(new Set(echoes.map(echo => `${echo.x} ${echo.y}`)).size).toBeGreaterThan(100);
    const mean = echoes.reduce((sum, echo) => sum + echo.x, 0) / echoes.length;
    expect(Math.abs(mean - x)).toBeLessThan(2);
  });

  it('outside the cone the last one stays and its age grows; the edge of the cone is seen', () => {
    const sense = createSensors('radar', 7, t);
    sense(start);
    const seen = sense(turned(t.radarDegrees, 1))[0];
    expect(seen.seen).toBe(0);
    expect([2, 3, 4].map(tick => sense(turned(t.radarDegrees + 1, tick))[0])).toEqual(
      [1, 2, 3].map(age => ({ ...seen, seen: age })),
    );
  });

  it('what is seen later does not depend on what was seen before', () => {
    const [one, other] = [createSensors('radar', 7, t), createSensors('radar', 7, t)];
    one(start);
    other(start);
    one(turned(0, 1));
    other(turned(170, 1));
    expect(one(turned(0, 2))).toEqual(other(turned(0, 2)));
  });
});

it('with all senses it is the truth in every tick', () => {
  const moved = stepArena(turned(170, 0), ['move', 'back'], t);
  const contacts = contactsOf([turned(170, 0), moved], 'all', 7, t);
  for (const side of SIDES) {
    const { x, y } = moved.robots[1 - side] as { x: number; y: number };
    expect(contacts[1]?.[side]).toEqual({ x, y, seen: 0 });
  }
  expect(Math.abs(angleToOf(moved.robots[0], moved.robots[1]))).toBeGreaterThan(t.radarDegrees);
});

it.each(RADAR_LADDER)('%s does in the sandbox what its function does', async house => {
  const request = matchRequest(SCRIPTS.tracker.code, SCRIPTS[house].code, 5, { senses: 'radar' });
  const { response } = await (await referee())(request);
  expect(response).toEqual(resolveBuiltIn(request));
});

it('a script is told how old the echo is', async () => {
  const looksAway = "function tick(state) {\n  log(state.seen);\n  return state.tick < 9 ? 'turnRight' : 'wait';\n}";
  const logged = async (senses: 'all' | 'radar') => {
    const request = matchRequest(looksAway, SCRIPTS.target.code, 5, { senses, t: { ...t, matchTicks: 12 } });
    const { log } = await (await referee())(request);
    return log.filter(({ side }) => side === 0).map(({ text }) => Number(text));
  };
  expect(await logged('all')).toEqual(Array<number>(12).fill(0));
  const ages = await logged('radar');
  expect(ages.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
  expect(ages.at(-1)).toBeGreaterThan(3);
});

it('a match with a radar is a mode of its own, without the medals of the seven', () => {
  const create = (senses: string) => RULES.create({ seed: 5, setup: { senses }, levels: [] }, t);
  expect([create('radar').senses, create('all').senses, create('x-ray').senses]).toEqual(['radar', 'all', 'all']);
  const won = (senses: 'all' | 'radar') => {
    const fight = RULES.apply(
      create(senses),
      { type: 'fight', a: SCRIPTS.fox.code, b: SCRIPTS.target.code },
      t,
      0,
    ).state;
    const request = RULES.request?.(fight, t);
    const response = resolveBuiltIn(request as never);
    const running = RULES.onResponse?.(fight, response as never, t).state ?? fight;
    return RULES.result(RULES.apply(running, { type: 'finish' }, t, 0).state, t);
  };
  expect(won('radar')).toMatchObject({ mode: 'Radar', medals: [] });
  expect(won('all')?.mode).toBeUndefined();
  expect(won('all')?.medals?.length).toBeGreaterThan(0);
});
