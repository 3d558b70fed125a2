// Rules of Unit Battle: a defence of one edge with five unit types against timed waves. Specification part 2.
import type { Frame } from '../../kit/core/input/input.ts';
import type { Json } from '../../kit/core/json.ts';
import { randomInt, seeded } from '../../kit/core/rng.ts';
import type { CreateOptions, RealtimeRules } from '../../kit/core/rules.ts';
import { type T, ticksIn } from '../constants.ts';
import { stepBattle } from './battle.ts';
import { BATTLES, battleOf } from './campaign/battles.ts';
import { beginBattle, enterBattle, equip, selectBattle } from './campaign/camp.ts';
import {
  chargerAtRightEdge,
  chargeWaveOf,
  combatContext,
  enemyAtLeftEdge,
  isBattleBeaten,
  oldestUnbeatenWave,
  tickWaveTimer,
  tuningOf,
} from './campaign/campaign.ts';
import { MARK, NO_PROGRESS, progressFrom, updateProgress } from './campaign/progress.ts';
import { combatListener } from './combatListener.ts';
import { isEnemy, newFighter } from './fighter.ts';
import { COLUMNS, centreOf, isOnGrid, ROWS } from './grid.ts';
import { applyCampInput, applyInput, applySandboxInput, moveCursor } from './inputController.ts';
import { canCharge, charge, choose, place, sell, setPace, takeBack, undoableUnit } from './orders.ts';
import { fightOrEnd, openSandbox, rearrange, removeUnit, setUnit, tickSandbox } from './sandbox/sandbox.ts';
import { resultOf, unitsLost } from './score.ts';
import type { Command, Emit, Event, Fighter, Sandbox, State, Tally } from './state.ts';
import { terrainFrom, terrainOf } from './terrain.ts';
import { isUnit, typesOf, UNITS, type UnitName } from './units.ts';
import { countKinds, incomeOf, wavePlan } from './waves.ts';

export const rules: RealtimeRules<State, Command, Event, T> = {
  kind: 'realtime',
  create,
  tick(state, frame, t) {
    const events: Event[] = [];
    const emit: Emit = event => events.push(event);
    if (state.phase === 'camp') applyCampInput(state, frame, emit, t);
    else if (state.sandbox) {
      applySandboxInput(state, state.sandbox, frame, emit, t);
      tickSandbox(state, state.sandbox, emit, t);
    } else if (state.phase === 'playing') fight(state, frame, emit, t);
    return events;
  },
  command(state, command, t) {
    const events: Event[] = [];
    const emit: Emit = event => events.push(event);
    if (state.phase === 'camp') applyCampCommand(state, command, emit, t);
    else if (state.sandbox) applySandboxCommand(state, state.sandbox, command, emit, t);
    else if (state.phase === 'playing') applyCommand(state, command, emit, tuningOf(state, t));
    else if (state.phase === 'lost' && state.battle > 0 && isBeginOf(command, state.battle)) fightAgain(state, emit, t);
    return events;
  },
  takeBack: (state, t) => (undoableUnit(state, tuningOf(state, t)) ? { type: 'takeBack' } : null),
  giveUp: ({ chosen }) => (chosen === null ? null : { type: 'choose', unit: null }),
  result: resultOf,
};

function create({ seed, setup, begin }: CreateOptions, t: T): State {
  const barred = setup['without'];
  const state: State = {
    ...newRun(seed, t),
    terrain: setup['field'] === 'broken' ? terrainOf(seed, t) : [],
    barred: isUnit(barred) ? barred : null,
    progress: progressFrom(begin?.career),
  };
  if (setup['mode'] === 'campaign') openCampaign(state, setup['battle'], t);
  openSandbox(state, setup, t);
  addExtraUnits(state, t);
  return state;
}

function newRun(seed: number, t: T): State {
  const tally = (): Tally => ({ placed: 0, lost: 0, felled: 0, dealt: 0 });
  return {
    rng: seeded(seed),
    seed,
    tick: 0,
    phase: 'playing',
    fate: null,
    own: [],
    enemies: [],
    entering: [],
    stones: [],
    nextId: 1,
    terrain: [],
    resources: t.startResources,
    wave: 0,
    nextIn: ticksIn(t.firstWaveSeconds),
    beaten: 0,
    chosen: null,
    cursor: { row: 4, col: 2 },
    pointed: null,
    presses: false,
    bought: null,
    pace: 1,
    barred: null,
    tally: { Infantry: tally(), Archer: tally(), Cavalry: tally(), Mage: tally(), Catapult: tally() },
    battle: 0,
    upgrades: [],
    progress: NO_PROGRESS,
    marks: 0,
    sandbox: null,
  };
}

const isBeginOf = (command: Json, battle: number): boolean =>
  (Object(command) as { readonly type?: unknown }).type === 'begin' &&
  (Object(command) as { readonly battle?: unknown }).battle === battle;

/** A lost battle from its beginning, with other luck; ids go on, since the scene knows sprites by them. */
function fightAgain(state: State, emit: Emit, t: T): void {
  const { seed, rng, tick, nextId, upgrades, progress, battle, cursor } = state;
  Object.assign(state, { ...newRun(seed, t), rng, tick, nextId, upgrades, progress, cursor });
  enterBattle(state, battle, t);
  emit({ type: 'battleBegun', battle, name: battleOf(battle).name });
}

/** A run of the campaign begins on its map; one that names a battle begins there, for what plays a single battle. */
function openCampaign(state: State, battle: unknown, t: T): void {
  const { upgrades, next } = state.progress;
  Object.assign(state, {
    phase: 'camp',
    upgrades,
    battle: next,
    terrain: terrainFrom(battleOf(next).terrain),
    barred: null,
  } satisfies Partial<State>);
  if (typeof battle === 'number' && battle >= 1 && battle <= BATTLES.length && Number.isInteger(battle))
    enterBattle(state, battle, t);
}

/** Adds units at the start of the run: a load for the bench and the lab. */
function addExtraUnits(state: State, t: T): void {
  const types = typesOf(t);
  for (let i = 0; i < t.extraUnits; i++) {
    const kind = UNITS[i % UNITS.length] as UnitName;
    const isOwn = i % 2 === 0;
    const at = {
      row: randomInt(state.rng, ROWS),
      col: randomInt(state.rng, COLUMNS / 2) + (isOwn ? 0 : COLUMNS / 2),
    };
    const { health } = types[kind];
    if (isOwn) state.own.push(newFighter(state.nextId++, kind, at, health));
    else state.enemies.push(newFighter(state.nextId++, kind, at, health, 1));
  }
}

/** A tick of battle: the player's input, then as many steps as the pace has. */
function fight(state: State, frame: Frame, emit: Emit, t: T): void {
  applyInput(state, frame, emit, tuningOf(state, t));
  for (let i = 0; i < state.pace && state.phase === 'playing'; i++) step(state, emit, t);
}

/** One simulation step: undo timer, waves, battle, outcome. */
function step(state: State, emit: Emit, t: T): void {
  if (state.bought && --state.bought.left <= 0) state.bought = null;
  callWaves(state, emit, t);
  stepBattle(state, 1, combatContext(state, t, combatListener(state, emit, t)));
  checkOutcome(state, emit, t);
}

function callWaves(state: State, emit: Emit, t: T): void {
  const came = tickWaveTimer(state, t);
  if (came) {
    const income = state.battle > 0 ? battleOf(state.battle).income : incomeOf(came.wave, t);
    state.resources += income;
    emit({ type: 'waveCame', wave: came.wave, income, comes: countKinds(came.kinds) });
    if (state.battle > 0 && state.wave === chargeWaveOf(state.battle)) emit({ type: 'chargeOpened', inBattle: true });
  } else if (state.nextIn === ticksIn(t.themeSeconds)) {
    const { wave, theme } = wavePlan(state.seed, state.wave + 1, t, state.battle);
    if (theme) emit({ type: 'themeAnnounced', wave, name: theme.name, tells: theme.tells });
  }
}

/** Counts beaten waves and ends the run when a unit has reached the opposite edge. */
function checkOutcome(state: State, emit: Emit, t: T): void {
  const oldest = oldestUnbeatenWave(state);
  while (state.beaten < oldest - 1) {
    const could = state.battle > 0 || canCharge(state, t);
    state.beaten++;
    emit({ type: 'waveBeaten', wave: state.beaten, battle: state.battle });
    if (!could && canCharge(state, t)) emit({ type: 'chargeOpened', inBattle: false });
  }
  const through = enemyAtLeftEdge(state);
  if (through) {
    end(state, 'lost', through);
    emit({ type: 'fieldLost', kind: through.kind, row: roundedRow(through), wave: through.wave, ...centreOf(through) });
    return;
  }
  const winner = chargerAtRightEdge(state);
  // Who charges already rides on: the victory waits for the banner.
  if (!winner)
    return isBattleBeaten(state) && !state.own.some(({ charges }) => charges)
      ? endBattle(state, false, emit)
      : undefined;
  end(state, 'won', winner);
  emit({ type: 'fieldWon', kind: winner.kind, row: roundedRow(winner), ...centreOf(winner) });
  if (state.battle > 0) endBattle(state, true, emit);
}

/** A battle is won, by Charge or because its last wave is beaten: its marks. */
function endBattle(state: State, byCharge: boolean, emit: Emit): void {
  const { battle } = state;
  state.phase = 'won';
  const lost = unitsLost(state);
  const marks = MARK.won | (lost <= battleOf(battle).mostLost ? MARK.sturdy : 0) | (byCharge ? MARK.charge : 0);
  state.marks = marks;
  const event = { type: 'battleWon', battle, marks } as const;
  state.progress = updateProgress(state.progress, event);
  emit(event);
}

const roundedRow = ({ row }: Fighter): number => Math.round(row);

function end(state: State, phase: 'won' | 'lost', by: Fighter): void {
  state.phase = phase;
  state.fate = { kind: by.kind, row: roundedRow(by), wave: isEnemy(by) ? by.wave : state.wave };
}

/** The map takes orders of its own. */
function applyCampCommand(state: State, command: Json, emit: Emit, t: T): void {
  const { type, battle, upgrade } = Object(command) as Readonly<Record<string, unknown>>;
  if (type === 'select') selectBattle(state, Number(battle), emit);
  else if (type === 'begin') beginBattle(state, Number(battle), emit, t);
  else if (type === 'equip') equip(state, upgrade, emit);
  else emit({ type: 'refused', message: 'Begin a battle first.' });
}

/** The sandbox takes orders of its own; those of the cursor and the pace are the battle's. */
function applySandboxCommand(state: State, sandbox: Sandbox, command: Json, emit: Emit, t: T): void {
  const { type, unit, row, col } = Object(command) as Readonly<Record<string, unknown>>;
  const at = { row: Number(row), col: Number(col) };
  if (type === 'fight') fightOrEnd(state, sandbox, emit, t);
  else if (type === 'clear' || type === 'mirror') rearrange(state, sandbox, type, emit, t);
  else if (type === 'place' && isUnit(unit)) setUnit(state, sandbox, unit, at, emit, t);
  else if (type === 'sell') removeUnit(state, sandbox, at, emit);
  else if (type === 'choose' || type === 'point' || type === 'pace') applyCommand(state, command, emit, t);
  else emit({ type: 'refused', message: 'That is no order of the sandbox.' });
}

/** Validates and applies a command. Commands come from buttons, scripts and replay files, so unknown ones are refused. */
function applyCommand(state: State, command: Json, emit: Emit, t: T): void {
  const { type, unit, row, col, pace } = Object(command) as Readonly<Record<string, unknown>>;
  const at = { row: Number(row), col: Number(col) };
  const unknown = (message: string) => emit({ type: 'refused', message });
  if (type === 'choose' && (unit === null || isUnit(unit))) choose(state, unit, emit, t);
  else if (type === 'place' && isUnit(unit)) place(state, unit, at, emit, t);
  else if (type === 'choose' || type === 'place') unknown('There is no such unit.');
  else if (type === 'point' && isOnGrid(at)) moveCursor(state, at);
  else if (type === 'point') unknown('There is no such cell.');
  else if (type === 'sell') sell(state, at, emit, t);
  else if (type === 'charge') charge(state, at.row, emit, t);
  else if (type === 'pace') setPace(state, Number(pace), emit);
  else if (type === 'takeBack') takeBack(state, emit, t);
  else unknown('That is no order this army knows.');
}
