// Unit battle: five units on the first five columns against wave after wave. Specification part 2.
import type { Json } from '../kit/core/json.ts';
import { randomInt, seeded } from '../kit/core/rng.ts';
import type { CreateOptions, RealtimeRules } from '../kit/core/rules.ts';
import { fight } from './battle.ts';
import { type T, ticksIn } from './constants.ts';
import { callWave, oldestLeft, throughOf, winnerOf } from './course.ts';
import { isEnemy, newFighter } from './fighter.ts';
import { COLUMNS, isOnGrid, middleOf, ROWS } from './grid.ts';
import { go, hear } from './hands.ts';
import { charge, choose, mayCharge, place, returnable, sell, setPace, takeBack } from './orders.ts';
import { resultOf } from './score.ts';
import type { Command, Event, Fighter, State, Tally, Tell } from './state.ts';
import { terrainOf } from './terrain.ts';
import { isUnit, typesOf, UNITS, type UnitName } from './units.ts';
import { incomeOf, planOf } from './waves.ts';
import { witnessOf } from './witness.ts';

export const rules: RealtimeRules<State, Command, Event, T> = {
  kind: 'realtime',
  create,
  tick(state, frame, t) {
    if (state.phase !== 'playing') return [];
    const events: Event[] = [];
    const tell: Tell = event => events.push(event);
    hear(state, frame, tell, t);
    for (let i = 0; i < state.pace && state.phase === 'playing'; i++) step(state, tell, t);
    return events;
  },
  command(state, command, t) {
    const events: Event[] = [];
    if (state.phase === 'playing') obey(state, command, event => events.push(event), t);
    return events;
  },
  takeBack: (state, t) => (returnable(state, t) ? { type: 'takeBack' } : null),
  giveUp: ({ chosen }) => (chosen === null ? null : { type: 'choose', unit: null }),
  result: resultOf,
};

function create({ seed, setup }: CreateOptions, t: T): State {
  const barred = setup['without'];
  const tally = (): Tally => ({ placed: 0, lost: 0, felled: 0, dealt: 0 });
  const state: State = {
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
    terrain: setup['field'] === 'broken' ? terrainOf(seed, t) : [],
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
    barred: isUnit(barred) ? barred : null,
    tally: { Infantry: tally(), Archer: tally(), Cavalry: tally(), Mage: tally(), Catapult: tally() },
  };
  crowd(state, t);
  return state;
}

/** Units that are there from the beginning, for the bench and the lab. */
function crowd(state: State, t: T): void {
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

function step(state: State, tell: Tell, t: T): void {
  if (state.bought && --state.bought.left <= 0) state.bought = null;
  callWaves(state, tell, t);
  fight(state, 1, { types: typesOf(t), t, witness: witnessOf(state, tell, t) });
  judge(state, tell, t);
}

function callWaves(state: State, tell: Tell, t: T): void {
  const came = callWave(state, t);
  if (came) {
    const income = incomeOf(came.wave, t);
    state.resources += income;
    tell({ type: 'waveCame', wave: came.wave, income });
  } else if (state.nextIn === ticksIn(t.themeSeconds)) {
    const { wave, theme } = planOf(state.seed, state.wave + 1, t);
    if (theme) tell({ type: 'themeAnnounced', wave, name: theme.name, tells: theme.tells });
  }
}

/** Which waves are beaten, and whether somebody has reached the far edge. */
function judge(state: State, tell: Tell, t: T): void {
  const oldest = oldestLeft(state);
  while (state.beaten < oldest - 1) {
    const could = mayCharge(state, t);
    state.beaten++;
    tell({ type: 'waveBeaten', wave: state.beaten });
    if (!could && mayCharge(state, t)) tell({ type: 'chargeOpened' });
  }
  const through = throughOf(state);
  if (through) {
    end(state, 'lost', through);
    tell({ type: 'fieldLost', kind: through.kind, row: rowNear(through), wave: through.wave, ...middleOf(through) });
    return;
  }
  const winner = winnerOf(state);
  if (!winner) return;
  end(state, 'won', winner);
  tell({ type: 'fieldWon', kind: winner.kind, row: rowNear(winner), ...middleOf(winner) });
}

const rowNear = ({ row }: Fighter): number => Math.round(row);

function end(state: State, phase: 'won' | 'lost', by: Fighter): void {
  state.phase = phase;
  state.fate = { kind: by.kind, row: rowNear(by), wave: isEnemy(by) ? by.wave : state.wave };
}

/** Commands come from buttons, scripts and files: whatever is no order is refused. */
function obey(state: State, command: Json, tell: Tell, t: T): void {
  const { type, unit, row, col, pace } = Object(command) as Readonly<Record<string, unknown>>;
  const at = { row: Number(row), col: Number(col) };
  const unknown = (message: string) => tell({ type: 'refused', message });
  if (type === 'choose' && (unit === null || isUnit(unit))) choose(state, unit, tell, t);
  else if (type === 'place' && isUnit(unit)) place(state, unit, at, tell, t);
  else if (type === 'choose' || type === 'place') unknown('There is no such unit.');
  else if (type === 'point' && isOnGrid(at)) go(state, at);
  else if (type === 'point') unknown('There is no such cell.');
  else if (type === 'sell') sell(state, at, tell, t);
  else if (type === 'charge') charge(state, at.row, tell, t);
  else if (type === 'pace') setPace(state, Number(pace), tell);
  else if (type === 'takeBack') takeBack(state, tell, t);
  else unknown('That is no order this army knows.');
}
