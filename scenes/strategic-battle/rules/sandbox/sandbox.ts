// Sandbox: two armies set by hand, each on its half, that march at each other. What a fight leaves is told, and the armies stand as they were set again.
import { TICKS_PER_SECOND } from '../../../kit/core/clock.ts';
import { random, randomInt } from '../../../kit/core/rng.ts';
import type { Setup } from '../../../kit/core/rules.ts';
import { type T, ticksIn } from '../../constants.ts';
import { SCAN_TICKS, stepBattle } from '../battle.ts';
import { combatListener } from '../combatListener.ts';
import type { CombatContext, CombatListener } from '../damage.ts';
import { newFighter } from '../fighter.ts';
import { COLUMNS, centreOf, isOnGrid, type Position } from '../grid.ts';
import type { Emit, Fighter, Outcome, Sandbox, State } from '../state.ts';
import { typesOf, type UnitName } from '../units.ts';
import { isLeft, type Placed, readArmies, writeArmies } from './armies.ts';

/** The setup's `mode`. */
export const SANDBOX = 'sandbox';
/** A fight that lasts longer is nobody's. */
const MOST_SECONDS = 180;
/** Both armies see each other from the start. */
const NOTICE = COLUMNS;
/** What stands there at first: twelve Archers against five Mages, for 300 each. */
const FIRST = '27aa6M11aa6M11aa6M11aa6M11aa6M11aa';

/** Opens the sandbox that a setup asks for, by its mode or by a link's armies. */
export function openSandbox(state: State, { mode, army }: Setup, t: T): void {
  const text = typeof army === 'string' && army !== '' ? army : null;
  if (mode !== SANDBOX && text === null) return;
  const read = readArmies(text ?? FIRST);
  const isRead = typeof read !== 'string';
  const complaint = isRead ? null : `This link holds no armies that can be read. ${read} The field is empty instead.`;
  const armies = isRead ? writeArmies(read) : '';
  state.sandbox = { armies, isFighting: false, ticks: 0, outcome: null, complaint };
  Object.assign(state, { terrain: [], barred: null, nextIn: 0, resources: 0 } satisfies Partial<State>);
  setUp(state, state.sandbox, t);
}

/** The armies as they were set, with ids in an order of the dice: who aims at whom of two equally near goes by ids, and would favour one side. */
function setUp(state: State, sandbox: Sandbox, t: T): void {
  const read = readArmies(sandbox.armies);
  const types = typesOf(t);
  const placed =
    typeof read === 'string'
      ? []
      : read
          .map(one => ({ one, at: random(state.rng) }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ one }) => one);
  const made = (one: Placed) => newFighter(state.nextId++, one.kind, one, types[one.kind].health, isLeft(one) ? 0 : 1);
  state.own = placed.filter(isLeft).map(made);
  state.enemies = placed.filter(one => !isLeft(one)).map(made);
  state.stones = [];
  sandbox.isFighting = false;
}

const placedOf = ({ own, enemies }: Pick<State, 'own' | 'enemies'>): readonly Placed[] =>
  [...own, ...enemies].map(({ kind, row, col }) => ({ kind, row, col }));

/** The unit of either side in a cell. */
export const standsAt = (
  { own, enemies }: Pick<State, 'own' | 'enemies'>,
  { row, col }: Position,
): Fighter | undefined => [...own, ...enemies].find(one => one.row === row && one.col === col);

const refuse = (emit: Emit, message: string) => emit({ type: 'refused', message });

export function setUnit(state: State, sandbox: Sandbox, unit: UnitName, at: Position, emit: Emit, t: T): void {
  if (sandbox.isFighting) return refuse(emit, 'They are fighting: end the fight first.');
  if (!isOnGrid(at) || standsAt(state, at)) return refuse(emit, 'Invalid placement. Try another location.');
  const side = isLeft(at) ? state.own : state.enemies;
  side.push(newFighter(state.nextId++, unit, at, typesOf(t)[unit].health, isLeft(at) ? 0 : 1));
  sandbox.armies = writeArmies(placedOf(state));
  sandbox.outcome = null;
  emit({ type: 'unitPlaced', unit, cost: 0, ...centreOf(at) });
}

export function removeUnit(state: State, sandbox: Sandbox, at: Position, emit: Emit): void {
  const unit = sandbox.isFighting ? undefined : standsAt(state, at);
  if (!unit) return refuse(emit, sandbox.isFighting ? 'They are fighting.' : 'Nobody stands on this cell.');
  state.own = state.own.filter(one => one !== unit);
  state.enemies = state.enemies.filter(one => one !== unit);
  sandbox.armies = writeArmies(placedOf(state));
  sandbox.outcome = null;
  emit({ type: 'unitRemoved', unit: unit.kind, ...centreOf(at) });
}

/** The field without anybody, or the right army as the mirror image of the left one. */
export function rearrange(state: State, sandbox: Sandbox, how: 'clear' | 'mirror', emit: Emit, t: T): void {
  if (sandbox.isFighting) return refuse(emit, 'They are fighting: end the fight first.');
  const left = placedOf(state).filter(isLeft);
  if (how === 'mirror' && left.length === 0) return refuse(emit, 'There is nobody on the left to mirror.');
  const mirrored = left.map(one => ({ ...one, col: COLUMNS - 1 - one.col }));
  sandbox.armies = writeArmies(how === 'clear' ? [] : [...left, ...mirrored]);
  sandbox.outcome = null;
  setUp(state, sandbox, t);
  emit({ type: 'armiesSet', how });
}

/** Begins a fight, or ends it and puts all back in their cells. */
export function fightOrEnd(state: State, sandbox: Sandbox, emit: Emit, t: T): void {
  if (sandbox.isFighting) {
    setUp(state, sandbox, t);
    return emit({ type: 'armiesSet', how: 'ended' });
  }
  if (state.own.length === 0 || state.enemies.length === 0)
    return refuse(emit, `Nobody stands on the ${state.own.length === 0 ? 'left' : 'right'} half: place a unit there.`);
  state.chosen = null;
  setUp(state, sandbox, t);
  Object.assign(sandbox, { isFighting: true, ticks: 0, outcome: null });
  waitAtFirst(state, t);
  // Who steps first and who looks round when goes by the tick.
  state.tick += randomInt(state.rng, SCAN_TICKS);
  emit({ type: 'fightBegun', left: state.own.length, right: state.enemies.length });
}

/** Every unit waits a random part of its pause before its first strike: two equal armies would strike in the same tick, one side always first. */
function waitAtFirst(state: State, t: T): void {
  const types = typesOf(t);
  for (const fighter of [...state.own, ...state.enemies])
    fighter.cooldown = Math.floor((random(state.rng) * TICKS_PER_SECOND) / types[fighter.kind].attackSpeed);
}

/** Nobody is paid for who falls. */
const listenerOf = (state: State, emit: Emit, t: T): CombatListener => ({
  ...combatListener(state, emit, t),
  enemyFelled: enemy => emit({ type: 'enemyFelled', kind: enemy.kind, reward: 0, ...centreOf(enemy) }),
});

/** Constants of a fight, in which all see each other, by those of the game. */
const tunings = new WeakMap<T, T>();
function contextOf(state: State, emit: Emit, t: T): CombatContext {
  const seen = tunings.get(t) ?? { ...t, noticeRange: NOTICE };
  tunings.set(t, seen);
  return { types: typesOf(t), t: seen, bothMarch: true, listener: listenerOf(state, emit, t) };
}

/** A tick: input, then as many steps of the fight as the pace has. */
export function tickSandbox(state: State, sandbox: Sandbox, emit: Emit, t: T): void {
  if (!sandbox.isFighting) return;
  const context = contextOf(state, emit, t);
  for (let i = 0; i < state.pace && sandbox.isFighting; i++) {
    stepBattle(state, 1, context);
    sandbox.ticks++;
    decide(state, sandbox, emit, t);
  }
}

function decide(state: State, sandbox: Sandbox, emit: Emit, t: T): void {
  const { own, enemies } = state;
  const isLate = sandbox.ticks >= ticksIn(MOST_SECONDS);
  if (own.length > 0 && enemies.length > 0 && !isLate) return;
  const read = readArmies(sandbox.armies);
  const placed = typeof read === 'string' ? [] : read;
  const winner = isLate || own.length === enemies.length ? null : own.length > 0 ? 'left' : 'right';
  const of = winner === null ? 0 : placed.filter(one => isLeft(one) === (winner === 'left')).length;
  const seconds = Math.round(sandbox.ticks / TICKS_PER_SECOND);
  sandbox.outcome = { winner, left: Math.max(own.length, enemies.length), of, seconds };
  setUp(state, sandbox, t);
  emit({ type: 'fightDecided', ...sandbox.outcome });
}

/** What one side has: its units, and what they cost. */
export function sideOf(fighters: readonly Fighter[], t: T): { readonly units: number; readonly cost: number } {
  const types = typesOf(t);
  return { units: fighters.length, cost: fighters.reduce((sum, { kind }) => sum + types[kind].cost, 0) };
}

/** One sentence of the last fight. */
export function outcomeWords({ winner, left, of, seconds }: Outcome): string {
  if (winner === null) return `Nobody wins in ${seconds} seconds.`;
  return `The ${winner} wins: ${left} of ${of} are left after ${seconds} seconds.`;
}
