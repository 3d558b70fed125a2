// Boulder Dash: dig, collect, mind what hangs above, leave by the exit. Specification part 3, §4, §5 and §9.
import type { Frame } from '../kit/core/input.ts';
import type { CreateOptions, RealtimeRules } from '../kit/core/rules.ts';
import { openOwn, readOwn } from './bdcff/own.ts';
import { type CaveEventType, openExit } from './cave.ts';
import { writeCells } from './cells.ts';
import type { T } from './constants.ts';
import { KEY } from './controls.ts';
import { generate, untouched } from './generate.ts';
import { decide, hear } from './hands.ts';
import { themeOf, UNPROVEN } from './levels.ts';
import { bonusOf, resultOf } from './score.ts';
import { type Command, caveAtWork, type Event, keepCave, placeOf, type State } from './state.ts';
import { burnLamp, isDue, passTick } from './time.ts';

type Tell = (event: Event) => void;

export const rules: RealtimeRules<State, Command, Event, T> = {
  kind: 'realtime',
  create,
  tick(state, frame, t) {
    const events: Event[] = [];
    const tell: Tell = event => events.push(event);
    if ((frame.pressed & KEY.again) !== 0 && state.phase !== 'waiting' && state.phase !== 'complete')
      beginAgain(state, t, tell);
    else if (state.phase === 'complete') waitForNext(state, t, tell);
    else if (state.phase === 'playing') play(state, frame, t, tell);
    return events;
  },
  command(state, command, t) {
    const events: Event[] = [];
    // A replay from elsewhere may hold anything.
    if (command?.type === 'again' && state.phase !== 'waiting' && state.phase !== 'complete')
      beginAgain(state, t, event => events.push(event));
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
      enter(state, t, event => events.push(event));
    } else if (state.nextSub === null) state.nextSub = answer;
    return events;
  },
  result: resultOf,
};

function create({ seed, setup }: CreateOptions, t: T): State {
  const { cave: text, caves, from } = setup;
  const brought = typeof text === 'string' ? readOwn(text) : null;
  const { cells, rng, ...parts } = untouched();
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
  if (state.own) enter(state, t, () => {});
  return state;
}

/** Nobody starts deeper than this. */
const MOST_LEVEL = 99;

/** The cave of this level as it was made, and the score with which it began. */
function enter(state: State, t: T, tell: Tell): void {
  const { seed, level, plain, own } = state;
  const theme = themeOf(level, plain, t);
  const cave = own ? openOwn(own.bdcff, seed) : generate({ seed, level, plain, sub: state.sub ?? 1 }, t);
  state.theme = own ? 'plain' : theme.name;
  state.phase = 'playing';
  state.scoreBefore = state.score;
  state.wish = null;
  state.newest = 'stay';
  state.facing = 'right';
  state.lampFull = cave.lamp ?? 0;
  openExit(cave, () => {});
  keepCave(state, cave);
  tell({ type: 'caveBegan', level, title: own ? own.name : theme.title, needed: cave.needed });
}

function beginAgain(state: State, t: T, tell: Tell): void {
  state.totals.again++;
  state.totals.diamonds -= state.cave.collected;
  state.score = state.scoreBefore;
  enter(state, t, tell);
}

function play(state: State, frame: Frame, t: T, tell: Tell): void {
  state.totals.ticks++;
  hear(state, frame, t);
  const { cave: kept } = state;
  const told = (type: CaveEventType, cell: number) => tellOf(state, type, cell, t, tell);
  if (isDue(kept, t.cellTicks) || isDue(kept, t.monsterTicks)) {
    const cave = caveAtWork(state);
    passTick(cave, () => decide(state, frame, t, cave.cells), t, told);
    keepCave(state, cave);
  } else {
    kept.clock++;
    burnLamp(kept, told);
  }
  if (state.cave.outcome === 'dead') lose(state, tell);
  if (state.cave.outcome === 'out') complete(state, t, tell);
}

function tellOf(state: State, type: CaveEventType, cell: number, t: T, tell: Tell): void {
  const place = placeOf(state.cave.width, cell);
  if (type === 'left' || type === 'foxCrushed') return;
  if (type === 'burst') state.totals.bursts++;
  if (type !== 'diamondTaken') return tell({ type, ...place });
  state.score += t.diamondPoints;
  state.totals.diamonds++;
  // The cave at work has counted it; what the state keeps is written after this tick.
  tell({ type, ...place, points: t.diamondPoints, left: Math.max(0, state.cave.needed - state.cave.collected - 1) });
}

function lose(state: State, tell: Tell): void {
  const { cave } = state;
  state.phase = 'lost';
  tell({ type: 'foxLost', cause: cave.cause ?? 'monster', ...placeOf(cave.width, cave.player) });
}

function complete(state: State, t: T, tell: Tell): void {
  const { cave, own, level } = state;
  const place = placeOf(cave.width, cave.player);
  state.totals.caves++;
  if (own) {
    state.phase = 'won';
    tell({ type: 'ownCompleted', key: own.key, diamonds: cave.collected, ...place });
    return;
  }
  state.phase = 'complete';
  state.completeLeft = Math.round((t.nextLevelMs * 60) / 1000);
  const bonus = bonusOf(cave, t);
  state.score += bonus.points;
  state.totals.bonus += bonus.points;
  tell({ type: 'levelCompleted', level, bonus, ...place });
}

function waitForNext(state: State, t: T, tell: Tell): void {
  state.completeLeft--;
  if (state.completeLeft > 0) return;
  state.level++;
  state.sub = state.nextSub;
  state.nextSub = null;
  if (state.sub === null) state.phase = 'waiting';
  else enter(state, t, tell);
}
