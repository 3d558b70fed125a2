// Rules of Boulder Dash in real time: dig, collect diamonds, avoid what falls, leave by the exit. Specification part 3, §4, §5 and §9.
import { TICKS_PER_SECOND } from '../kit/core/clock.ts';
import type { Frame } from '../kit/core/input.ts';
import { LONG_RUN_TICKS, TAKE_BACK_SECONDS } from '../kit/core/restarts.ts';
import type { CreateOptions, RealtimeRules } from '../kit/core/rules.ts';
import { openCustomCave, readCustomCave } from './bdcff/customCave.ts';
import { type CaveEventType, openExit } from './cave.ts';
import { writeCells } from './cells.ts';
import type { T } from './constants.ts';
import { KEY } from './controls.ts';
import { generate, placeholderCave } from './generate.ts';
import { bufferInput, takeAction } from './inputBuffer.ts';
import { themeOf, UNPROVEN } from './levels.ts';
import { bonusOf, resultOf } from './score.ts';
import { type Command, cellCentre, type Event, packCave, type State, unpackCave } from './state.ts';
import { burnLamp, isStepNext, tickCave } from './timing.ts';

type Emit = (event: Event) => void;

export const rules: RealtimeRules<State, Command, Event, T> = {
  kind: 'realtime',
  create,
  tick(state, frame, t) {
    const events: Event[] = [];
    const emit: Emit = event => events.push(event);
    if ((frame.pressed & KEY.again) !== 0 && state.phase !== 'waiting' && state.phase !== 'complete')
      restartCave(state, t, emit);
    else if (state.phase === 'complete') tickInterlude(state, t, emit);
    else if (state.phase === 'playing') tickPlaying(state, frame, t, emit);
    return events;
  },
  command(state, command, t) {
    const events: Event[] = [];
    const emit: Emit = event => events.push(event);
    // A replay from elsewhere may hold anything.
    if (command?.type === 'takeBack') takeRestartBack(state, emit);
    else if (command?.type === 'again' && state.phase !== 'waiting' && state.phase !== 'complete')
      restartCave(state, t, emit);
    return events;
  },
  request(state, t) {
    if (state.own || state.phase === 'lost') return null;
    const { seed, plain, level, sub, nextSub } = state;
    if (sub !== null && nextSub !== null) return null;
    return { seed, plain, level: sub === null ? level : level + 1, t };
  },
  onResponse(state, answer, t) {
    const isNumber = typeof answer === 'number' && Number.isInteger(answer) && answer >= 1 && answer <= UNPROVEN;
    if (!isNumber || state.own || state.phase === 'lost') return [];
    const events: Event[] = [];
    if (state.sub === null) {
      state.sub = answer;
      enterCave(state, t, event => events.push(event));
    } else if (state.nextSub === null) state.nextSub = answer;
    return events;
  },
  result: resultOf,
};

function create({ seed, setup }: CreateOptions, t: T): State {
  const { cave: text, caves, from } = setup;
  const brought = typeof text === 'string' ? readCustomCave(text) : null;
  const { cells, rng, ...parts } = placeholderCave();
  const first = typeof from === 'number' && Number.isInteger(from) && from >= 1 && from <= MOST_LEVEL ? from : 1;
  const state: State = {
    rng,
    seed,
    plain: caves === 'plain',
    phase: 'waiting',
    level: first,
    theme: 'plain',
    sub: null,
    nextSub: null,
    own: brought && 'own' in brought ? brought.own : null,
    complaint: brought && 'complaint' in brought ? brought.complaint : null,
    lampFull: 0,
    cave: { ...parts, cells: writeCells(cells) },
    facing: 'right',
    wish: null,
    newest: 'stay',
    score: 0,
    scoreBefore: 0,
    completeLeft: 0,
    totals: { ticks: 0, caves: 0, diamonds: 0, bonus: 0, bursts: 0, again: 0 },
  };
  if (state.own) enterCave(state, t, () => {});
  return state;
}

/** The highest level that a run may start with. */
const MOST_LEVEL = 99;

/** Begins a cave from its first state: the custom one, or the proven one of this level. */
function enterCave(state: State, t: T, emit: Emit): void {
  const { seed, level, plain, own } = state;
  const theme = themeOf(level, plain, t);
  const cave = own ? openCustomCave(own.bdcff) : generate({ seed, level, plain, sub: state.sub ?? 1 }, t);
  state.theme = own ? 'plain' : theme.name;
  state.phase = 'playing';
  delete state.held;
  state.scoreBefore = state.score;
  state.wish = null;
  state.newest = 'stay';
  state.facing = 'right';
  state.lampFull = cave.lamp ?? 0;
  openExit(cave, () => {});
  packCave(state, cave);
  emit({ type: 'caveBegan', level, title: own ? own.name : theme.title, needed: cave.needed });
}

/** Begins the cave anew. One that was played for long is held for a while. */
function restartCave(state: State, t: T, emit: Emit): void {
  const { phase, cave, rng, score, facing } = state;
  const { diamonds } = state.totals;
  state.totals.again++;
  state.totals.diamonds -= state.cave.collected;
  state.score = state.scoreBefore;
  enterCave(state, t, emit);
  if (phase === 'playing' && cave.clock > LONG_RUN_TICKS)
    state.held = { cave, rng, score, diamonds, facing, left: TAKE_BACK_SECONDS * TICKS_PER_SECOND };
}

function takeRestartBack(state: State, emit: Emit): void {
  const { held } = state;
  if (!held || state.phase !== 'playing') return;
  const { cave, rng, score, diamonds, facing } = held;
  Object.assign(state, { cave, rng, score, facing, wish: null, newest: 'stay' });
  state.totals.diamonds = diamonds;
  state.totals.again--;
  delete state.held;
  emit({ type: 'restartTakenBack' });
}

function tickPlaying(state: State, frame: Frame, t: T, emit: Emit): void {
  state.totals.ticks++;
  if (state.held && --state.held.left <= 0) delete state.held;
  bufferInput(state, frame, t);
  const { cave: packed } = state;
  const emitFromCave = (type: CaveEventType, cell: number) => emitCaveEvent(state, type, cell, t, emit);
  if (isStepNext(packed, t)) {
    const cave = unpackCave(state);
    tickCave(cave, () => takeAction(state, frame, t, cave.cells), t, emitFromCave);
    packCave(state, cave);
  } else {
    packed.clock++;
    burnLamp(packed, emitFromCave);
  }
  if (state.cave.outcome === 'dead') loseRun(state, emit);
  if (state.cave.outcome === 'out') completeCave(state, t, emit);
}

function emitCaveEvent(state: State, type: CaveEventType, cell: number, t: T, emit: Emit): void {
  const place = cellCentre(state.cave.width, cell);
  if (type === 'left' || type === 'foxCrushed') return;
  if (type === 'burst') state.totals.bursts++;
  if (type !== 'diamondTaken') return emit({ type, ...place });
  // The unpacked cave has counted this diamond already; the packed one in the state is written after this tick.
  const left = state.cave.needed - state.cave.collected - 1;
  const points = state.cave.classic?.numbers.diamondPoints?.[left < 0 ? 1 : 0] ?? t.diamondPoints;
  state.score += points;
  state.totals.diamonds++;
  emit({ type, ...place, points, left: Math.max(0, left) });
}

function loseRun(state: State, emit: Emit): void {
  const { cave } = state;
  state.phase = 'lost';
  emit({ type: 'foxLost', cause: cave.cause ?? 'monster', ...cellCentre(cave.width, cave.player) });
}

function completeCave(state: State, t: T, emit: Emit): void {
  const { cave, own, level } = state;
  const place = cellCentre(cave.width, cave.player);
  state.totals.caves++;
  if (own) {
    state.phase = 'won';
    emit({ type: 'ownCompleted', key: own.key, diamonds: cave.collected, ...place });
    return;
  }
  state.phase = 'complete';
  state.completeLeft = Math.round((t.nextLevelMs * 60) / 1000);
  const bonus = bonusOf(cave, t);
  state.score += bonus.points;
  state.totals.bonus += bonus.points;
  emit({ type: 'levelCompleted', level, bonus, ...place });
}

function tickInterlude(state: State, t: T, emit: Emit): void {
  state.completeLeft--;
  if (state.completeLeft > 0) return;
  state.level++;
  state.sub = state.nextSub;
  state.nextSub = null;
  if (state.sub === null) state.phase = 'waiting';
  else enterCave(state, t, emit);
}
