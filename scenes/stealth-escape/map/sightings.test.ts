// Sightings of a run: who noticed the fox, from where, in the cone that the rules tested, and in which try at which level.
import { expect, test } from 'vitest';
import { tune } from '../../kit/core/constants.ts';
import { NO_INPUT } from '../../kit/core/input/input.ts';
import { canSee } from '../../kit/core/world/sight.ts';
import { CONSTANTS } from '../constants.ts';
import { createGuard } from '../rules/guards.ts';
import { rules } from '../rules/rules.ts';
import type { Event, State } from '../rules/state.ts';
import createMap from './seenMap.ts';
import { Sightings } from './sightings.ts';

const t = tune(CONSTANTS);

/** The hall of pillars, the fox in an open spot, guards that stand and look to the right. */
function opened(guards: readonly (readonly [x: number, y: number])[]): State {
  const state = rules.create({ seed: 1, setup: {}, levels: [] }, t);
  state.layout = 'pillars';
  state.guards = guards.map(([x, y], index) => createGuard(index + 1, { post: [x, y], corners: [[x, y]] }));
  Object.assign(state.player, { x: 430, y: 230 });
  return state;
}

function observed(state: State, ticks: number, act: (tick: number) => readonly Event[] = () => []): Sightings {
  const sightings = new Sightings();
  sightings.observe(state, [], t);
  for (let tick = 0; tick < ticks; tick++)
    sightings.observe(state, [...act(tick), ...rules.tick(state, NO_INPUT, t)], t);
  return sightings;
}

test('a guard that sees the fox is a mark, with the very cone that saw it', () => {
  const state = opened([[350, 200]]);
  const { attempts } = observed(state, 3);
  expect(attempts).toHaveLength(1);
  const [sighting] = attempts[0]?.sightings ?? [];
  expect(sighting).toMatchObject({
    from: [350, 200],
    fox: [430, 230],
    words: 'Guard 1 saw you at 0:00, in the middle',
  });
  expect(sighting?.cone && canSee(sighting.cone, 430, 230, attempts[0]?.sights ?? [])).toBe(true);
  expect(attempts[0]?.sightings).toHaveLength(1);
});

test('nobody who looks elsewhere is a mark', () => {
  expect(observed(opened([[530, 230]]), 30).attempts[0]?.sightings).toEqual([]);
});

test('a bump is a mark without a cone', () => {
  const [sighting] = observed(opened([[445, 230]]), 1).attempts[0]?.sightings ?? [];
  expect(sighting).toMatchObject({ cone: null, words: 'You bumped into guard 1 at 0:00, in the middle' });
});

test('the path is that of the fox, and a restart begins another try', () => {
  const state = opened([]);
  const { attempts } = observed(state, 20, tick => {
    if (tick === 10) return rules.command?.(state, { type: 'restartLevel' }, t) ?? [];
    state.player.x += 3;
    return [];
  });
  expect(attempts.map(({ level, number }) => [level, number])).toEqual([
    [1, 1],
    [1, 2],
  ]);
  expect(attempts[0]?.path[0]).toEqual([430, 230]);
  expect(attempts[0]?.path.length).toBeGreaterThan(3);
  expect(attempts[1]?.path[0]).toEqual([50, 50]);
});

test('its sheets say in words what they show', () => {
  const map = createMap();
  const state = opened([[350, 200]]);
  map.observe(state, [], t);
  map.observe(state, rules.tick(state, NO_INPUT, t), t);
  expect(map.sheets()).toMatchObject([
    {
      title: 'Level 1',
      summary: 'Your path. You were noticed once.',
      marks: ['Guard 1 saw you at 0:00, in the middle'],
      width: 800,
    },
  ]);
});
