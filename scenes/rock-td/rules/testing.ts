// Test helpers: a field, placing rocks, mobs and gems by cell names.
import { tune } from '../../kit/core/constants.ts';
import { type Frame, NO_INPUT } from '../../kit/core/input/input.ts';
import type { Setup } from '../../kit/core/rules.ts';
import { CONSTANTS } from '../constants.ts';
import { COLUMNS } from '../levels/map.ts';
import type { Kind } from './gems.ts';
import type { LessonName } from './lessons.ts';
import { withWall } from './path.ts';
import { createGem, updateHaste } from './round.ts';
import { rules } from './rules.ts';
import type { Command, Event, Mob, Rock, State } from './state.ts';
import { centreX, centreY } from './state.ts';

export const t = tune(CONSTANTS);

export const opened = (seed = 1, setup: Setup = {}, levels: readonly string[] = []): State =>
  rules.create({ seed, setup, levels }, t);

export function play(state: State, frame: Partial<Frame> = {}, ticks = 1): Event[] {
  const events: Event[] = [];
  for (let i = 0; i < ticks; i++) events.push(...rules.tick(state, { ...NO_INPUT, ...frame }, t));
  return events;
}

export const send = (state: State, command: Command): readonly Event[] => rules.command?.(state, command, t) ?? [];
export const types = (events: readonly Event[]): string[] => events.map(({ type }) => type);
export const refusal = (events: readonly Event[]): string | undefined =>
  events.flatMap(event => (event.type === 'refused' || event.type === 'asked' ? [event.message] : []))[0];

/** Cell by name: 'C2'. */
export const cell = (name: string): number => 'ABCDEFGH'.indexOf(name[0] as string) + COLUMNS * (Number(name[1]) - 1);

/** Places the rocks of a round on these cells. */
export function placed(state: State, ...names: readonly string[]): State {
  for (const name of names) send(state, { type: 'place', cell: cell(name) });
  return state;
}

/** Adds a kept gem. */
export function withGem(state: State, name: string, kind: Kind, quality = 0): Rock {
  const rock: Rock = { id: state.nextId++, cell: cell(name), gem: createGem(kind, quality, state.level, t) };
  state.rocks = [...state.rocks, rock];
  state.walls = withWall(state.walls, rock.cell);
  updateHaste(state, t);
  return rock;
}

/** Adds a mob that stands in the centre of a cell. */
export function withMob(state: State, name: string, more: Partial<Mob> = {}): Mob {
  const at = cell(name);
  const mob: Mob = {
    id: state.nextId++,
    level: state.level,
    bounty: 0,
    x: centreX(at),
    y: centreY(at),
    health: 1000,
    most: 1000,
    speed: 0,
    flying: false,
    elder: false,
    takes: 1,
    ward: 0,
    wards: 0,
    leg: 1,
    to: at,
    left: 1000,
    slow: 0,
    slowFor: 0,
    heldFor: 0,
    poison: 0,
    poisonFor: 0,
    poisonBy: 0,
    mark: 0,
    markFor: 0,
    by: 0,
    ...more,
  };
  state.mobs.push(mob);
  return mob;
}

/** A wave whose last mob has been spawned. */
export function onTheWay(state: State): State {
  state.phase = 'wave';
  state.arrived = 1e6;
  return state;
}

/** Makes this a wave that is not all there yet: no lesson would help. */
export function walking(state: State): State {
  Object.assign(state, { phase: 'wave', arrived: 1, waveTick: -1e6 });
  withMob(state, 'D4', { health: 1e9, most: 1e9 });
  return state;
}

/** Makes a walking wave a moment in which one lesson would help, and no other. */
export const MOMENTS: Readonly<Record<LessonName, (state: State) => void>> = {
  quality: state => void (state.gold = t.upgradePrice),
  fuse(state) {
    withGem(state, 'C3', 'ruby');
    withGem(state, 'G3', 'emerald', 1);
    Object.assign(state, { gold: t.recipePrice, upgrades: 1 });
  },
  call: state => void (onTheWay(state).clean = 1),
  aim: state => void withMob(state, 'D4', { elder: true }),
  recut(state) {
    withGem(state, 'C3', 'ruby');
    Object.assign(state, { level: 5, gold: 5 * t.recutPrice, upgrades: 1 });
  },
};
