// Rounds: placing five rocks with gems, taking back, combining, keeping one gem; placement validation and auras.
import { type Rng, random, randomInt } from '../../kit/core/rng.ts';
import { CELL, type T, TICKS } from '../constants.ts';
import { CELLS, OPEN, WALL } from '../levels/map.ts';
import { attackProfileOf, type Kind, NAMES, QUALITIES, qualityOf, TYPES } from './gems.ts';
import { findPath, withWall } from './path.ts';
import {
  cellCentre,
  centreX,
  centreY,
  type Emit,
  type Gem,
  isOfRound,
  keptGems,
  type Rock,
  rockAt,
  rockOf,
  type State,
} from './state.ts';

export const drawGems = (rng: Rng, t: T): State['draws'] =>
  Array.from({ length: t.rocksPerLevel }, () => ({
    type: TYPES[randomInt(rng, TYPES.length)] ?? 'ruby',
    luck: random(rng),
  }));

/** A new gem of this level; its strength does not change later. */
export function createGem(kind: Kind, quality: number, level: number, t: T): Gem {
  const { factor, range, seconds } = attackProfileOf(kind, t);
  const better = 1 + t.qualityStep * quality;
  return {
    kind,
    quality,
    level,
    damage: t.gemDamage * factor * better * (1 + t.gemDamagePerLevel * level),
    range: range + t.rangeStep * quality,
    attackSpeed: seconds * TICKS,
    aim: 'first',
    cool: 0,
    haste: 0,
    hits: 0,
    kills: 0,
    wave: 0,
    dealt: 0,
    leaked: 0,
  };
}

/** Reason why no rock can be placed on a cell, or null. A gem there is no reason: the player confirms. */
export function validatePlacement(state: Readonly<State>, cell: number, t: T): string | null {
  const { map, fresh, rocks } = state;
  if (!Number.isInteger(cell) || cell < 0 || cell >= CELLS) return 'There is no such cell.';
  if (state.phase !== 'placing') return 'The mobs are on their way: build in the next round.';
  if (fresh.length >= t.rocksPerLevel) return 'All rocks of this round are placed: keep one gem.';
  if (map.waypoints.includes(cell)) return 'The mobs pass this flag: it stays free.';
  if (map.cliffs.includes(cell)) return 'A cliff: nothing stands there.';
  const there = rockAt(state, cell);
  if (there && isOfRound(state, there.id)) return 'A rock of this round stands there.';
  if (there) return null;
  if (rocks.length >= CELLS - map.cliffs.length - t.freeCells)
    return `${t.freeCells} cells must stay free: put it on a rock.`;
  // Only a rock on the path can block it, so the path search is skipped elsewhere.
  const isOnWay = findPath(map, state.walls)?.path.includes(cell) ?? true;
  if (isOnWay && !findPath(map, withWall(state.walls, cell))) return 'A rock there would block the way.';
  return state.mobs.some(mob => !mob.flying && isNear(mob, cell)) ? 'A mob is in the way.' : null;
}

/** The mob stands on the cell or is about to enter it. */
const isNear = ({ x, y, to }: State['mobs'][number], cell: number): boolean =>
  to === cell || (Math.abs(x - centreX(cell)) < CELL && Math.abs(y - centreY(cell)) < CELL);

/** Puts the next rock; an own gem is asked about once. */
export function placeRock(state: State, cell: number, emit: Emit, t: T): void {
  const why = validatePlacement(state, cell, t);
  if (why) {
    emit({ type: 'refused', message: why });
    return;
  }
  const was = rockAt(state, cell) ?? null;
  if (was?.gem && state.asked !== cell) {
    state.asked = cell;
    state.chosen = was.id;
    emit({ type: 'asked', message: `${nameOf(was.gem)} stands here. Once more, and a rock takes its place.` });
    return;
  }
  state.asked = null;
  const { type, luck } = state.draws[state.fresh.length] ?? { type: 'ruby', luck: 0 };
  const quality = qualityOf(luck, state.upgrades);
  const rock: Rock = { id: state.nextId++, cell, gem: createGem(type, quality, state.level, t) };
  state.rocks = [...state.rocks.filter(one => one !== was), rock];
  state.walls = withWall(state.walls, cell);
  state.fresh.push({ rock: rock.id, was });
  state.chosen = null;
  state.isFull = !hasRoom(state, t);
  updateHaste(state, t);
  emit({ type: 'placed', kind: type, quality, cell, ...cellCentre(cell) });
}

/** Whether one more rock fits without replacing a gem. */
export function hasRoom(state: Readonly<State>, t: T): boolean {
  for (let cell = 0; cell < CELLS; cell++) {
    const there = rockAt(state, cell);
    if (!there?.gem && validatePlacement(state, cell, t) === null) return true;
  }
  return false;
}

export function takeBackRock(state: State, emit: Emit, t: T): void {
  const last = state.phase === 'placing' ? state.fresh.pop() : undefined;
  const rock = rockOf(state, last?.rock ?? null);
  if (!last || !rock) {
    emit({ type: 'refused', message: 'There is no rock of this round to take back.' });
    return;
  }
  state.rocks = state.rocks.filter(one => one !== rock);
  if (last.was) state.rocks.push(last.was);
  else state.walls = withWall(state.walls, rock.cell, OPEN);
  state.chosen = null;
  state.asked = null;
  state.isFull = false;
  updateHaste(state, t);
  emit({ type: 'takenBack', ...cellCentre(rock.cell) });
}

/** A gem can be kept once all rocks are placed, or no cell is left. */
export const canKeep = (state: Readonly<State>, t: T): boolean =>
  state.phase === 'placing' && (state.fresh.length >= t.rocksPerLevel || state.isFull);

/** Another rock of the round with the same kind and quality: the two combine into a better one. */
export function combinableWith(state: Readonly<State>, rock: Rock | undefined): Rock | undefined {
  const { gem } = rock ?? {};
  if (!rock || !gem || gem.quality >= QUALITIES.length - 1 || !isOfRound(state, rock.id)) return undefined;
  return state.rocks.find(
    one => one !== rock && isOfRound(state, one.id) && one.gem?.kind === gem.kind && one.gem.quality === gem.quality,
  );
}

/** Keeps the selected gem of the round, combined or not; the other gems become plain rocks. False where that is refused. */
export function keepGem(state: State, combines: boolean, emit: Emit, t: T): boolean {
  const rock = rockOf(state, state.chosen);
  const isChosen = rock && isOfRound(state, rock.id);
  const why = validateKeep(state, combines, t);
  if (why) {
    emit({ type: 'refused', message: why });
    return false;
  }
  for (const { rock: id } of state.fresh) {
    const one = rockOf(state, id);
    if (one && one !== rock) one.gem = null;
  }
  state.fresh = [];
  if (isChosen && rock.gem) {
    const { kind, quality, level } = rock.gem;
    if (combines) rock.gem = createGem(kind, quality + 1, level, t);
    emit({ type: 'kept', kind, quality: rock.gem.quality, combined: combines, id: rock.id, ...cellCentre(rock.cell) });
  }
  state.chosen = null;
  state.asked = null;
  updateHaste(state, t);
  return true;
}

export function validateKeep(state: Readonly<State>, combines: boolean, t: T): string | null {
  const rock = rockOf(state, state.chosen);
  if (state.phase !== 'placing') return 'The mobs are on their way: a gem is kept in the next round.';
  if (!canKeep(state, t)) {
    const left = t.rocksPerLevel - state.fresh.length;
    return `Place ${left} more ${left === 1 ? 'rock' : 'rocks'} first.`;
  }
  if (state.fresh.length === 0) return combines ? 'There is nothing to combine.' : null;
  if (!rock || !isOfRound(state, rock.id)) return 'Choose the gem that you want to keep.';
  return combines && !combinableWith(state, rock) ? 'There is no other gem of this round like this one.' : null;
}

/** Recomputes the haste of all kept gems from the auras round them. */
export function updateHaste(state: State, t: T): void {
  const gems = keptGems(state);
  const auras = gems.flatMap(({ cell, gem }) => {
    const { aura } = gem ? attackProfileOf(gem.kind, t) : {};
    return aura && gem ? [{ cell, px: aura.px, part: aura.part + aura.step * gem.quality }] : [];
  });
  for (const { cell, gem } of gems) {
    if (!gem) continue;
    const sum = auras.reduce(
      (all, aura) => (aura.cell !== cell && isWithin(cell, aura.cell, aura.px) ? all + aura.part : all),
      0,
    );
    gem.haste = Math.min(t.mostHaste, sum);
  }
}

function isWithin(one: number, other: number, px: number): boolean {
  const [dx, dy] = [centreX(one) - centreX(other), centreY(one) - centreY(other)];
  return dx * dx + dy * dy <= px * px;
}

export const nameOf = ({ kind, quality }: Pick<Gem, 'kind' | 'quality'>): string =>
  `${QUALITIES[quality]} ${NAMES[kind]}`;

/** Places gems from the last cell on: for the benchmark and for the constant `firstGems`. */
export function placeStartingGems(state: State, count: number, t: T): void {
  for (let cell = CELLS - 1; cell >= 0 && state.rocks.length < count; cell--) {
    if (state.map.waypoints.includes(cell) || state.map.cliffs.includes(cell)) continue;
    const walls = withWall(state.walls, cell);
    if (!findPath(state.map, walls)) continue;
    state.walls = walls;
    const kind = TYPES[state.rocks.length % TYPES.length] ?? 'ruby';
    state.rocks.push({ id: state.nextId++, cell, gem: createGem(kind, 2, state.level, t) });
  }
  updateHaste(state, t);
}

export const wallsOf = (cliffs: readonly number[]): string =>
  Array.from({ length: CELLS }, (_, cell) => (cliffs.includes(cell) ? WALL : OPEN)).join('');
