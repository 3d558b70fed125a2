// Rules of Boulder Dash in real time: dig, collect diamonds, avoid what falls, leave by the exit. Specification part 3, §4, §5 and §9.
import ADDED from '../../../assets/levels/boulder-dash/added.json' with { type: 'json' };
import { addedText } from '../../kit/core/added.ts';
import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import type { Frame } from '../../kit/core/input/input.ts';
import { LONG_RUN_TICKS, TAKE_BACK_SECONDS } from '../../kit/core/replay/restarts.ts';
import type { CreateOptions, RealtimeRules } from '../../kit/core/rules.ts';
import type { T } from '../constants.ts';
import { KEY } from '../controls.ts';
import { openCustomCave, readCustomCave } from '../levels/bdcff/customCave.ts';
import { readSolution } from '../levels/bdcff/recordings.ts';
import { openRecordedCave } from '../levels/bdcff/solution.ts';
import { generate, placeholderCave } from '../levels/generate.ts';
import { themeOf, UNPROVEN } from '../levels/levels.ts';
import { type Cave, type CaveEventType, openExit } from './cave.ts';
import { writeCells } from './cells.ts';
import { bufferInput, takeAction } from './inputBuffer.ts';
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
    if ((frame.pressed & KEY.again) !== 0) beginAgain(state, t, emit);
    else if (state.phase === 'complete') tickInterlude(state, t, emit);
    else if (state.phase === 'fallen') tickFallen(state, t, emit);
    else if (state.phase === 'playing') tickPlaying(state, frame, t, emit);
    return events;
  },
  command(state, command, t) {
    const events: Event[] = [];
    const emit: Emit = event => events.push(event);
    // A replay from elsewhere may hold anything.
    if (command?.type === 'takeBack') takeRestartBack(state, emit);
    else if (command?.type === 'again') beginAgain(state, t, emit);
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

function create({ seed, setup, levels }: CreateOptions, t: T): State {
  const { caves, from, lives, solution } = setup;
  const text = setup['cave'] ?? addedText(ADDED, setup['shelf'], levels) ?? undefined;
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
    watched: brought && 'own' in brought ? readSolution(solution) : null,
    lives: lives === 'three' && text === undefined ? t.lives : null,
    nextLife: t.extraLifePoints,
    givingUp: 0,
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
  const { level, plain, own } = state;
  const theme = themeOf(level, plain, t);
  const cave = openCave(state, t);
  state.theme = own ? 'plain' : theme.name;
  state.phase = 'playing';
  delete state.held;
  state.scoreBefore = state.score;
  state.givingUp = 0;
  state.wish = null;
  state.newest = 'stay';
  delete state.stick;
  state.facing = 'right';
  state.lampFull = cave.lamp ?? 0;
  openExit(cave, () => {});
  packCave(state, cave);
  emit({ type: 'caveBegan', level, title: own ? own.name : theme.title, needed: cave.needed });
}

function openCave({ own, watched, seed, level, plain, sub }: State, t: T): Cave {
  if (own) return watched ? openRecordedCave(own.bdcff, watched, t) : openCustomCave(own.bdcff);
  return generate({ seed, level, plain, sub: sub ?? 1 }, t);
}

/** R: the cave from its beginning. With lives it costs one; the last one is given up by pressing it twice. */
function beginAgain(state: State, t: T, emit: Emit): void {
  const { phase, lives } = state;
  if (phase === 'waiting' || phase === 'complete') return;
  if (phase !== 'playing' || lives === null) return restartCave(state, t, emit);
  if (lives > 1) {
    restartCave(state, t, emit);
    state.lives = lives - 1;
    emit({ type: 'lifeLost', left: lives - 1 });
  } else if (state.givingUp > 0) {
    state.cave.outcome = 'dead';
    state.cave.cause = 'gaveUp';
    loseLife(state, t, emit);
  } else state.givingUp = GIVING_UP_TICKS;
}

/** For so long a second R gives up the last life. */
const GIVING_UP_TICKS = 3 * TICKS_PER_SECOND;

/** Begins the cave anew. One that was played for long, or that cost a life, is held for a while. */
function restartCave(state: State, t: T, emit: Emit): void {
  const { phase, cave, rng, score, facing, lives } = state;
  const { diamonds } = state.totals;
  state.watched = null;
  state.totals.again++;
  state.totals.diamonds -= state.cave.collected;
  state.score = state.scoreBefore;
  enterCave(state, t, emit);
  const isWorthIt = lives !== null || cave.clock > LONG_RUN_TICKS;
  if (phase === 'playing' && isWorthIt && !cave.classic?.recording)
    state.held = { cave, rng, score, diamonds, facing, lives, left: TAKE_BACK_SECONDS * TICKS_PER_SECOND };
}

function takeRestartBack(state: State, emit: Emit): void {
  const { held } = state;
  if (!held || state.phase !== 'playing') return;
  const { cave, rng, score, diamonds, facing, lives } = held;
  Object.assign(state, { cave, rng, score, facing, lives, wish: null, newest: 'stay' });
  state.totals.diamonds = diamonds;
  state.totals.again--;
  delete state.held;
  emit({ type: 'restartTakenBack' });
}

function tickPlaying(state: State, frame: Frame, t: T, emit: Emit): void {
  state.totals.ticks++;
  if (state.held && --state.held.left <= 0) delete state.held;
  if (state.givingUp > 0) state.givingUp--;
  if (state.watched) faceWalk(state);
  else bufferInput(state, frame, t);
  const { cave: packed } = state;
  const emitFromCave = (type: CaveEventType, cell: number) => emitCaveEvent(state, type, cell, t, emit);
  if (isStepNext(packed, t)) {
    const cave = unpackCave(state);
    tickCave(cave, () => (state.watched ? 'stay' : takeAction(state, frame, cave.cells)), t, emitFromCave);
    packCave(state, cave);
  } else {
    packed.clock++;
    burnLamp(packed, emitFromCave);
  }
  if (state.cave.outcome === 'dead') loseLife(state, t, emit);
  if (state.cave.outcome === 'out') completeCave(state, t, emit);
}

/** A fox that is watched looks where it walks. */
function faceWalk(state: State): void {
  const { player, from } = state.cave;
  if (player === from + 1) state.facing = 'right';
  if (player === from - 1) state.facing = 'left';
}

function emitCaveEvent(state: State, type: CaveEventType, cell: number, t: T, emit: Emit): void {
  const place = cellCentre(state.cave.width, cell);
  if (type === 'left' || type === 'foxCrushed') return;
  if (type === 'burst') state.totals.bursts++;
  if (type === 'exitOpened') {
    const { width, player } = state.cave;
    const across = (cell % width) - (player % width);
    return emit({ type, ...place, across, down: Math.floor(cell / width) - Math.floor(player / width) });
  }
  if (type !== 'diamondTaken') return emit({ type, ...place });
  // The unpacked cave has counted this diamond already; the packed one in the state is written after this tick.
  const left = state.cave.needed - state.cave.collected - 1;
  const points = state.cave.classic?.numbers.diamondPoints?.[left < 0 ? 1 : 0] ?? t.diamondPoints;
  state.score += points;
  state.totals.diamonds++;
  emit({ type, ...place, points, left: Math.max(0, left) });
  winLife(state, t, emit);
}

/** Further lives by points, as the classics have them. */
function winLife(state: State, t: T, emit: Emit): void {
  if (state.lives === null || state.score < state.nextLife) return;
  state.nextLife += t.extraLifePoints;
  if (state.lives >= MOST_LIVES) return;
  state.lives++;
  emit({ type: 'lifeWon', left: state.lives });
}
const MOST_LIVES = 9;

function loseLife(state: State, t: T, emit: Emit): void {
  const { cave } = state;
  if (state.lives !== null) state.lives--;
  const isOver = !state.lives;
  state.phase = isOver ? 'lost' : 'fallen';
  state.completeLeft = isOver ? 0 : interludeTicks(t);
  emit({ type: 'foxLost', cause: cave.cause ?? 'monster', isOver, ...cellCentre(cave.width, cave.player) });
  if (state.lives) emit({ type: 'lifeLost', left: state.lives });
}

function completeCave(state: State, t: T, emit: Emit): void {
  const { cave, own, level, watched } = state;
  const place = cellCentre(cave.width, cave.player);
  if (own) {
    state.phase = 'won';
    if (watched) return emit({ type: 'recordingEnded', ...place });
    state.totals.caves++;
    emit({ type: 'ownCompleted', key: own.key, diamonds: cave.collected, ...place });
    return;
  }
  state.totals.caves++;
  state.phase = 'complete';
  state.completeLeft = interludeTicks(t);
  const bonus = bonusOf(cave, t);
  state.score += bonus.points;
  state.totals.bonus += bonus.points;
  emit({ type: 'levelCompleted', level, bonus, ...place });
  winLife(state, t, emit);
}

const interludeTicks = ({ nextLevelMs }: T): number => Math.round((nextLevelMs * TICKS_PER_SECOND) / 1000);

/** After a life was lost the same cave begins anew. */
function tickFallen(state: State, t: T, emit: Emit): void {
  state.completeLeft--;
  if (state.completeLeft <= 0) restartCave(state, t, emit);
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
