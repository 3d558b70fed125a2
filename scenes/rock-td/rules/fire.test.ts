// Tests of gem attacks: targets, slow, poison, splash, haste; recipes; credit and leaks.
import { expect, test } from 'vitest';
import { KEY } from '../controls.ts';
import { poisonTakes } from './fire.ts';
import { fuseOffers, fusePrice } from './fuse.ts';
import { FUSED, fusedOf, isFused, type Kind, RECIPES, TYPES } from './gems.ts';
import { onTheWay, opened, play, refusal, send, t, types, withGem, withMob } from './testing.ts';

/** A gem on C3 and mobs beside it, for so many ticks. */
function shooting(kind: Kind, mobs: readonly (readonly [name: string, flying?: boolean])[], ticks = 1, quality = 0) {
  const state = onTheWay(opened());
  const rock = withGem(state, 'C3', kind, quality);
  const targets = mobs.map(([name, flying = false]) => withMob(state, name, { flying, most: 1e5, health: 1e5 }));
  const events = play(state, {}, ticks);
  return { state, rock, targets, events, lost: targets.map(({ health }) => Math.round((1e5 - health) * 100) / 100) };
}

test.each<[Kind, boolean, boolean]>([
  ['ruby', true, true],
  ['sapphire', true, true],
  ['emerald', true, true],
  ['topaz', true, true],
  ['diamond', true, false],
  ['amethyst', false, true],
  ['opal', true, true],
  ['aquamarine', true, true],
])('%s hits the ground: %s, the air: %s', (kind, ground, air) => {
  expect((shooting(kind, [['C4']]).lost[0] ?? 0) > 0).toBe(ground);
  expect((shooting(kind, [['C4', true]]).lost[0] ?? 0) > 0).toBe(air);
});

test('hits a second and reach are by the table, and better gems reach further', () => {
  const hits = (kind: Kind) => shooting(kind, [['C4', kind === 'amethyst']], 600).rock.gem?.hits;
  expect(TYPES.map(hits)).toEqual([17, 17, 17, 15, 19, 21, 17, 34]);
  expect(shooting('ruby', [['E3']]).lost).toEqual([0]);
  expect(shooting('ruby', [['E3']], 1, 1).lost[0]).toBeGreaterThan(0);
  expect(shooting('amethyst', [['F3', true]]).lost[0]).toBeGreaterThan(0);
});

test('Ruby bursts: half of it on those within 60 px', () => {
  const { state, lost } = shooting('ruby', [['C4'], ['C5']], 0);
  expect(lost).toEqual([0, 0]);
  withMob(state, 'C4', { x: 250, health: 1e5, most: 1e5, left: 2000 });
  play(state);
  expect(state.mobs.map(({ health, most }) => Math.round((most - health) * 10) / 10)).toEqual([11, 0, 5.5]);
});

test('Sapphire slows by 15 % and 5 % more with each quality, for 2 s', () => {
  const { targets, state, rock } = shooting('sapphire', [['C4']], 1, 2);
  expect(targets[0]).toMatchObject({ slow: 0.25, slowFor: 120 });
  rock.gem = null;
  play(state, {}, 120);
  expect(targets[0]).toMatchObject({ slow: 0, slowFor: 0 });
});

test('Emerald poisons: 40 % of the hit each second for 3 s, to its credit', () => {
  const { targets, state, rock } = shooting('emerald', [['C4']]);
  const hit = rock.gem?.damage ?? 0;
  if (rock.gem) rock.gem.cool = 1e6;
  play(state, {}, 300);
  expect(1e5 - (targets[0]?.health ?? 0)).toBeCloseTo(hit * (1 + 0.4 * 3), 1);
  expect(rock.gem?.dealt).toBeCloseTo(hit * 2.2, 1);
});

test('Topaz hits three at once, Diamond now and then double, Opal hastens those within 130 px', () => {
  expect(shooting('topaz', [['C4'], ['B3'], ['D3'], ['C2']]).lost.filter(lost => lost > 0)).toHaveLength(3);
  const { rock } = shooting('diamond', [['C4']], 6000);
  const { hits = 0, dealt = 0, damage = 1 } = rock.gem ?? {};
  expect(dealt / damage / hits).toBeGreaterThan(1.15);
  expect(dealt / damage / hits).toBeLessThan(1.35);
  const state = opened();
  const [near, far] = [withGem(state, 'C3', 'ruby'), withGem(state, 'F3', 'ruby')];
  withGem(state, 'C2', 'opal', 2);
  expect([near.gem?.haste, far.gem?.haste]).toEqual([0.32, 0]);
});

test('gems of the round do not hit before they are kept', () => {
  const { state, rock, targets } = shooting('ruby', [['C4']], 0);
  state.phase = 'placing';
  state.fresh = [{ rock: rock.id, was: null }];
  play(state, {}, 60);
  expect(targets[0]?.health).toBe(1e5);
});

test('a gem aims at the first, the last or the strongest', () => {
  for (const [aim, expected] of [
    ['first', [1, 0, 0]],
    ['last', [0, 0, 1]],
    ['strong', [0, 1, 0]],
  ] as const) {
    const state = onTheWay(opened());
    const rock = withGem(state, 'C3', 'opal');
    if (rock.gem) rock.gem.aim = aim;
    const mobs = [
      withMob(state, 'C4', { leg: 7, health: 100, most: 100 }),
      withMob(state, 'B3', { leg: 4, health: 300, most: 300 }),
      withMob(state, 'D3', { leg: 1, health: 100, most: 100 }),
    ];
    play(state);
    play(state, {}, 1);
    expect(mobs.map(({ health, most }) => Number(health < most))).toEqual(expected);
  }
});

test('a shell lets part of a hit through', () => {
  const state = onTheWay(opened());
  withGem(state, 'C3', 'opal');
  const mob = withMob(state, 'C4', { takes: 0.5 });
  play(state);
  expect(1000 - mob.health).toBeCloseTo(0.5 * t.opalFactor * 11);
});

test('eight recipes of two gems, each gem in two of them; four of a fused gem and another', () => {
  const ofTwo = FUSED.filter(kind => !RECIPES[kind].some(isFused));
  expect(ofTwo).toHaveLength(8);
  expect(FUSED).toHaveLength(12);
  for (const type of TYPES)
    expect(
      ofTwo.filter(kind => RECIPES[kind].includes(type)),
      type,
    ).toHaveLength(2);
  for (const kind of FUSED.filter(one => !ofTwo.includes(one)))
    expect(RECIPES[kind].map(isFused), kind).toEqual([true, false]);
  for (const kind of FUSED)
    expect([fusedOf(...RECIPES[kind]), fusedOf(RECIPES[kind][1], RECIPES[kind][0])]).toEqual([kind, kind]);
  expect(fusedOf('ruby', 'ruby')).toBeNull();
});

test('two kept gems fuse: the chosen one is the new one, of the better quality and of today; the other leaves a rock', () => {
  const state = opened();
  const [ruby, emerald] = [withGem(state, 'C3', 'ruby', 1), withGem(state, 'G3', 'emerald', 3)];
  state.level = 12;
  send(state, { type: 'choose', id: ruby.id });
  expect(fuseOffers(state, ruby).map(({ kind }) => kind)).toEqual(['wildfire']);
  expect(refusal(send(state, { type: 'fuse', kind: 'wildfire' }))).toBe(
    `Fusing costs ${fusePrice(state, t)} gold; there are 0.`,
  );
  expect(refusal(send(state, { type: 'fuse', kind: 'tide' }))).toBe(
    'Tide needs two other gems, and one of them chosen.',
  );
  state.gold = 500;
  expect(types(send(state, { type: 'fuse', kind: 'wildfire' }))).toEqual(['fused']);
  expect(ruby.gem).toMatchObject({ kind: 'wildfire', quality: 3, level: 12 });
  expect([emerald.gem, state.gold, state.walls.includes('#')]).toEqual([null, 500 - t.recipePrice, true]);
});

test.each<[Kind, (found: ReturnType<typeof shooting>) => boolean]>([
  ['wildfire', ({ targets }) => targets.filter(({ poisonFor }) => poisonFor > 0).length > 1],
  ['frostfan', ({ targets }) => targets.filter(({ slow }) => slow > 0.2).length === 5],
  ['starlance', ({ rock }) => (rock.gem?.range ?? 0) > 250],
  ['beehive', ({ rock }) => (rock.gem?.attackSpeed ?? 99) < 12],
  ['landslide', ({ lost }) => lost.filter(taken => taken > 30).length > 1],
  ['hex', ({ targets }) => targets.some(({ mark }) => mark > 0.3)],
  ['phoenix', ({ targets }) => targets.filter(({ poisonFor }) => poisonFor > 0).length === 6],
  ['glacier', ({ targets }) => targets.filter(({ slow }) => slow >= 0.4).length === 6],
  ['comet', ({ rock, lost }) => (rock.gem?.range ?? 0) >= 280 && lost.filter(taken => taken > 0).length === 6],
])('%s does what its recipe says', (kind, holds) => {
  const found = shooting(kind, [['C4'], ['C4'], ['C4'], ['C4'], ['C4'], ['C4']]);
  expect(holds(found)).toBe(true);
});

test('Storm Net hits six in the air, Tide holds', () => {
  const air = ['C4', 'B3', 'D3', 'C2', 'B4', 'D4', 'B2'].map(name => [name, true] as const);
  expect(shooting('stormnet', air).lost.filter(lost => lost > 0)).toHaveLength(6);
  const { targets } = shooting('tide', [['C4']], 18 * 4);
  expect(targets[0]?.heldFor).toBeGreaterThan(0);
});

test('a fused gem fuses once more, and what two gems may become is offered for both', () => {
  const state = opened();
  const wildfire = withGem(state, 'C3', 'wildfire', 1);
  withGem(state, 'G3', 'opal', 3);
  withGem(state, 'G5', 'emerald');
  state.gold = 1000;
  send(state, { type: 'choose', id: wildfire.id });
  expect(fuseOffers(state, wildfire).map(({ kind }) => kind)).toEqual(['phoenix']);
  const opal = state.rocks.find(({ gem }) => gem?.kind === 'opal');
  expect(fuseOffers(state, opal).map(({ kind }) => kind)).toEqual(['phoenix', 'hex']);
  if (wildfire.gem) wildfire.gem.kills = 40;
  expect(types(send(state, { type: 'fuse', kind: 'phoenix' }))).toEqual(['fused']);
  expect(wildfire.gem).toMatchObject({ kind: 'phoenix', quality: 3, kills: 40 });
});

test('a fused gem hits harder by what it stopped, up to a limit; the eight kinds never do', () => {
  const struck = (kind: Kind, kills: number) => {
    const state = onTheWay(opened());
    const { gem } = withGem(state, 'C3', kind);
    if (gem) gem.kills = kills;
    const mob = withMob(state, 'C4', { most: 1e6, health: 1e6 });
    play(state);
    return 1e6 - mob.health;
  };
  expect(struck('hex', 100) / struck('hex', 0)).toBeCloseTo(1 + 100 * t.growPerKill);
  expect(struck('hex', 1e5) / struck('hex', 0)).toBeCloseTo(1 + t.growMost);
  for (const kind of TYPES.filter(type => type !== 'amethyst' && type !== 'diamond'))
    expect(struck(kind, 1e5), kind).toBe(struck(kind, 0));
});

test('kills and leaks are to the credit of who hit last', () => {
  const state = onTheWay(opened());
  const rock = withGem(state, 'G6', 'opal');
  withMob(state, 'G5', { health: 5 });
  withMob(state, 'H6', { leg: 7, speed: 1, health: 900, by: rock.id });
  play(state, {}, 2);
  expect(rock.gem).toMatchObject({ leaked: 1, kills: 1 });
});

test('of each fused kind one stands at a time: it is offered again once it has become another', () => {
  const state = opened();
  const wildfire = withGem(state, 'C3', 'wildfire');
  const ruby = withGem(state, 'G3', 'ruby');
  withGem(state, 'G5', 'emerald');
  withGem(state, 'E5', 'opal');
  const kinds = () => fuseOffers(state, ruby).map(({ kind }) => kind);
  expect(kinds()).toEqual([]);
  state.gold = 1000;
  send(state, { type: 'choose', id: ruby.id });
  expect(refusal(send(state, { type: 'fuse', kind: 'wildfire' }))).toContain('Wildfire');
  send(state, { type: 'choose', id: wildfire.id });
  send(state, { type: 'fuse', kind: 'phoenix' });
  expect(kinds()).toEqual(['wildfire']);
});

test('each fusing costs the same more than the one before', () => {
  const state = opened();
  const prices = [0, 1, 2, 12].map(count => fusePrice({ ...state, fused: Array(count).fill('tide') }, t));
  expect(prices).toEqual([0, 1, 2, 12].map(count => t.recipePrice + count * t.recipePriceStep));
});

test('a digit fuses the chosen gem by the recipe of that number', () => {
  const state = opened();
  const opal = withGem(state, 'C3', 'opal');
  withGem(state, 'G3', 'aquamarine');
  withGem(state, 'G5', 'emerald');
  state.gold = 1000;
  send(state, { type: 'choose', id: opal.id });
  expect(fuseOffers(state, opal).map(({ kind }) => kind)).toEqual(['beehive', 'hex']);
  play(state, { held: KEY.gem2, pressed: KEY.gem2 });
  expect(opal.gem?.kind).toBe('hex');
});

test('a ward breaks by the number of hits: nothing passes before, a burst beside it neither counts nor harms', () => {
  const state = onTheWay(opened());
  const { gem } = withGem(state, 'C3', 'ruby', 4);
  const [near, beside] = [
    withMob(state, 'C4', { ward: 3, wards: 3 }),
    withMob(state, 'C4', { ward: 3, wards: 3, left: 2000 }),
  ];
  const full = near.health;
  for (let hit = 1; hit <= 3; hit++) {
    if (gem) gem.cool = 0;
    play(state);
    expect([near.ward, near.health, beside.ward, beside.health]).toEqual([3 - hit, full, 3, full]);
  }
  if (gem) gem.cool = 0;
  play(state);
  expect(near.health).toBeLessThan(full);
  expect([beside.ward, beside.health]).toEqual([3, full]);
});

test('many targets are many hits on wards', () => {
  const state = onTheWay(opened());
  withGem(state, 'C3', 'topaz');
  const warded = [1, 2, 3, 4].map(() => withMob(state, 'C4', { ward: 9, wards: 9 }));
  play(state);
  expect(warded.map(({ ward }) => ward).toSorted((a, b) => a - b)).toEqual([8, 8, 8, 9]);
});

test('poison creeps under a shell that stops hits', () => {
  expect(poisonTakes(1, t)).toBe(1);
  expect(poisonTakes(1 / 31, t)).toBeCloseTo(1 / (1 + 30 / t.poisonCreeps));
  const poisonOf = (takes: number) => {
    const state = onTheWay(opened());
    withGem(state, 'C3', 'emerald');
    const mob = withMob(state, 'C4', { most: 1e5, health: 1e5, takes });
    play(state);
    return { hit: 1e5 - mob.health, poison: mob.poison };
  };
  const [bare, shelled] = [poisonOf(1), poisonOf(1 / 31)];
  expect(shelled.hit / bare.hit).toBeCloseTo(1 / 31);
  expect(shelled.poison / bare.poison).toBeCloseTo(poisonTakes(1 / 31, t));
});

test("a lucky hit pierces an elder's shell, and no other", () => {
  const hits = (elder: boolean) => {
    const state = onTheWay(opened());
    const { gem } = withGem(state, 'C3', 'diamond');
    const mob = withMob(state, 'C4', { most: 1e6, health: 1e6, elder, takes: 0.01 });
    const taken = new Set<number>();
    for (let i = 0; i < 60; i++) {
      const before = mob.health;
      if (gem) gem.cool = 0;
      play(state);
      taken.add(Math.round((before - mob.health) / ((gem?.damage ?? 0) * 0.01)));
    }
    return [...taken].toSorted((a, b) => a - b);
  };
  expect(hits(false)).toEqual([1, t.diamondCrit]);
  expect(hits(true)).toEqual([1, t.diamondCrit * t.elderShell]);
});

test('Tide and Maelstrom hold those beside the mob that they hit too, Storm Net its six alone', () => {
  /** After the fourth hit of the first two, the second of the third. */
  const held = (kind: Kind, flying: boolean, mobs: number) => {
    const { targets } = shooting(
      kind,
      Array.from({ length: mobs }, () => ['C4', flying] as const),
      flying ? 32 : 60,
    );
    return targets.filter(({ heldFor }) => heldFor > 0).length;
  };
  expect([held('tide', false, 8), held('maelstrom', false, 8), held('stormnet', true, 8)]).toEqual([8, 8, 6]);
});
