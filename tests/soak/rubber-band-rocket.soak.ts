// The second rocket by the same search, and the balance of the parts: launches to the Moon, what is new on the way, where each part wins, which pairs are best.
import { expect, test } from 'vitest';
import type { Frame } from '../../scenes/kit/core/input/input.ts';
import { NEWCOMER, type Player, PRACTISED } from '../../scenes/kit/core/ladder/ladder.ts';
import { SEEDS } from '../../scenes/kit/core/ladder/verdict.ts';
import { pairsOf } from '../../scenes/rubber-band-rocket/bots/bestParts.ts';
import { GOOD, NEW, rocketeer } from '../../scenes/rubber-band-rocket/bots/ladder.ts';
import { bestBuy, player, practisedShopping } from '../../scenes/rubber-band-rocket/bots/pilot.ts';
import { FIRINGS, search } from '../../scenes/rubber-band-rocket/bots/purchaseSearch.ts';
import type { T } from '../../scenes/rubber-band-rocket/constants.ts';
import { PART_NAMES, PARTS } from '../../scenes/rubber-band-rocket/rules/parts.ts';
import { drawSky } from '../../scenes/rubber-band-rocket/rules/sky.ts';
import type { Event, Part, State } from '../../scenes/rubber-band-rocket/rules/state.ts';
import { opened, play, t } from '../../scenes/rubber-band-rocket/rules/testing.ts';

test.each(FIRINGS)('the Swallow, every order of buying, wings %s: so many launches', firing => {
  const [least, greatest] = firing === 'left to the apex' ? [54, 145] : [49, 56];
  const { fewest, most, stalled } = search('swallow', firing, 0);
  expect(stalled, 'orders that stall').toBe(0);
  expect(fewest).toBeGreaterThanOrEqual(least);
  expect(most).toBeLessThanOrEqual(greatest);
});

/** A whole run of a bot, by the rules alone. */
function run(
  bot: Player<State, Partial<Frame>, T>,
  seed: number,
  onEvent: (event: Event, state: State) => void,
  mostLaunches = 200,
): State {
  const state = opened(seed);
  const act = bot(seed);
  let before = 0;
  for (let i = 0; i < 40 * 3600 && !state.isHome && state.launches <= mostLaunches; i++) {
    const frame = act(state, t, []) ?? {};
    const held = frame.held ?? 0;
    const pressed = (frame.pressed ?? 0) | (held & ~before);
    for (const event of play(state, { ...frame, pressed, released: (frame.released ?? 0) | (before & ~held) }))
      onEvent(event, state);
    before = held;
  }
  return state;
}

test('with all parts the practised player is on the Moon after 45 to 70 launches, 20 seeds', () => {
  const launches = SEEDS.map(seed => run(rocketeer(GOOD, PRACTISED), seed, () => {}).launches);
  expect(Math.min(...launches)).toBeGreaterThanOrEqual(45);
  expect(Math.max(...launches)).toBeLessThanOrEqual(70);
});

test('up to the Moon at least every third flight of the newcomer brings something new, 20 seeds', () => {
  for (const seed of SEEDS) {
    let [dull, most, isNew] = [0, 0, false];
    const bought = new Set<string>();
    const { isHome } = run(rocketeer(NEW, NEWCOMER), seed, event => {
      if (event.type === 'partTaken') {
        isNew ||= !bought.has(event.part);
        bought.add(event.part);
      } else if (event.type === 'carried') isNew ||= event.isFirst;
      else if (NEWS.has(event.type)) isNew = true;
      else if (event.type === 'landed') {
        dull = isNew ? 0 : dull + 1;
        most = Math.max(most, dull);
        isNew = false;
      }
    });
    expect([seed, isHome, most <= 2]).toEqual([seed, true, true]);
  }
});
const NEWS: ReadonlySet<Event['type']> = new Set(['zoneReached', 'landmarkReached', 'partOpened', 'findMet']);

/** Power and Booster on the way up. */
const HEIGHTS = [
  [0, 0],
  [1, 1],
  [3, 3],
  [6, 4],
  [10, 6],
  [15, 7],
  [20, 8],
  [26, 9],
  [38, 9],
] as const;

/** How high one flight comes under this seed's sky, flown at its best moments. */
function reachOf(seed: number, [power, booster]: readonly [number, number], parts: readonly Part[]): number {
  const state = Object.assign(opened(seed), { upgrades: { power, booster }, launches: 1, maxHeight: 1 });
  drawSky(state, t);
  state.parts = [...parts];
  const act = player(seed, { ...GOOD, thinks: 1, holds: 1, ahead: 0, shops: () => null });
  let [before, reach] = [0, -1];
  for (let i = 0; i < 9000 && reach < 0; i++) {
    const frame = act(state, t);
    const held = frame.held ?? 0;
    const pressed = (frame.pressed ?? 0) | (held & ~before);
    for (const event of play(state, { ...frame, pressed, released: (frame.released ?? 0) | (before & ~held) }))
      if (event.type === 'landed') reach = event.reach;
    before = held;
  }
  return reach;
}

test('each part wins somewhere: under some sky the best pair with it flies 8 % higher than any without it', () => {
  const most = new Map<Part, number>(PART_NAMES.map(part => [part, 0]));
  for (const height of HEIGHTS)
    for (const seed of SEEDS) {
      const bare = reachOf(seed, height, []);
      const there = PART_NAMES.filter(part => PARTS[part] <= bare);
      const flown = pairsOf(there).map(pair => [pair, reachOf(seed, height, pair)] as const);
      const best = (has: (pair: readonly Part[]) => boolean) =>
        Math.max(bare, ...flown.filter(([pair]) => has(pair)).map(([, reach]) => reach));
      for (const part of there) {
        const gain = best(pair => pair.includes(part)) / best(pair => !pair.includes(part)) - 1;
        most.set(part, Math.max(most.get(part) ?? 0, gain));
      }
    }
  expect([...most].filter(([, gain]) => gain < 0.08)).toEqual([]);
});

test('four different pairs are the best of their run: each of 20 seeds flown with each pair alone', () => {
  const winners = new Set<string>();
  for (const seed of SEEDS) {
    const heights = pairsOf(PART_NAMES)
      .filter(pair => pair.length === 2)
      .map(pair => {
        let most = 0;
        const skill = { ...GOOD, shops: practisedShopping(bestBuy, pair) };
        const measure = (event: Event) => {
          if (event.type === 'landed') most = Math.max(most, event.reach);
        };
        run(rocketeer(skill, PRACTISED), seed, measure, 32);
        return [pair.join(' + '), most] as const;
      });
    winners.add(heights.reduce((best, one) => (one[1] > best[1] ? one : best))[0]);
  }
  expect(winners.size).toBeGreaterThanOrEqual(4);
});
