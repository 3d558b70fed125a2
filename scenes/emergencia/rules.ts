// Emergencia: a satellite operator steers agents, marks suspects and keeps a VIP alive. Specification part 3, §4, §5 and §9.
import { atan2 } from '../kit/core/math.ts';
import { random, seeded } from '../kit/core/rng.ts';
import type { CreateOptions, Outline, RealtimeRules } from '../kit/core/rules.ts';
import { TRACK_EVERY } from './afterAction.ts';
import { apprehend, earn, hearComplaints, march, muster, note } from './agents.ts';
import { along, rounded } from './along.ts';
import type { T } from './constants.ts';
import { KEY } from './controls.ts';
import { strollsOf } from './crowd.ts';
import { callTime, hide, lurk, run, strike } from './enemies.ts';
import { generate } from './generate.ts';
import { terrainOf } from './ground.ts';
import { hear, mark, plan, select, sendAfter, stop } from './hands.ts';

import { MissionError, missionOf } from './mission.ts';
import { peopleIn } from './people.ts';
import { resultOf } from './score.ts';
import {
  type Command,
  type Event,
  isAtLarge,
  missionAt,
  type Phase,
  type State,
  secondsOf,
  type Tell,
} from './state.ts';

/** What is shown again runs so many times as fast. */
const REVIEW_PACE = 8;
/** Enemies that nobody of the campaign is hide as in its second mission. */
const HIDING = 2;
/** So many drafts of a seed are tried. */
export const MOST_DRAFTS = 12;
/** A card that has just come up does not hear a key that was meant for play, in ticks. */
const BEAT = 36;

export const rules: RealtimeRules<State, Command, Event, T> = {
  kind: 'realtime',
  create,
  tick(state, frame, t) {
    const events: Event[] = [];
    const tell: Tell = event => events.push(event);
    state.since++;
    if (state.phase === 'playing') {
      hear(state, frame, t, tell);
      if (!state.planning) play(state, t, tell);
    } else {
      showAgain(state);
      if ((frame.pressed & KEY.act) !== 0 && state.since > BEAT) goOn(state, t, tell);
    }
    return events;
  },
  command(state, command, t) {
    const events: Event[] = [];
    obey(state, command, t, event => events.push(event));
    return events;
  },
  request: (state, t) => (isWaiting(state) ? { seed: state.seed, t } : null),
  onResponse(state, answer, t) {
    const isDraft = typeof answer === 'number' && Number.isInteger(answer) && answer >= 0 && answer <= MOST_DRAFTS;
    if (!isDraft || !isWaiting(state)) return [];
    const events: Event[] = [];
    state.draft = answer;
    if (answer === 1) return events;
    // None proven is the first one all the same.
    if (answer === 0) return events;
    state.texts = [generate(state.seed, answer)];
    load(state, 1, 1, t, event => events.push(event));
    return events;
  },
  outlines(state) {
    const { solids } = terrainOf(missionAt(state));
    return [
      ...solids.map(([x, y, w, h]): Outline => ({ x: x + w / 2, y: y + h / 2, w, h })),
      ...state.agents.map(({ x, y, viewDistance }) => ({ x, y, r: viewDistance })),
      ...peopleIn(state).map(({ x, y }) => ({ x, y, r: 10 })),
    ];
  },
  result: resultOf,
};

function create({ seed, setup, levels }: CreateOptions, t: T): State {
  const { mission, missions } = setup;
  const isDrawn = missions === 'generated' && typeof mission !== 'string';
  const brought = typeof mission === 'string' ? readOwn(mission) : null;
  const state: State = {
    rng: seeded(seed),
    seed,
    texts: isDrawn ? [generate(seed, 1)] : brought && 'text' in brought ? [brought.text] : levels,
    kind: isDrawn ? 'generated' : brought && 'text' in brought ? 'own' : 'campaign',
    draft: null,
    hiding: 1,
    flip: [false, false],
    complaint: brought && 'complaint' in brought ? brought.complaint : null,
    phase: 'setup',
    help: true,
    since: 0,
    level: 1,
    time: 0,
    planning: false,
    vips: [],
    agents: [],
    crowd: { seed, stream: 0, people: 0, decoys: 0, drawn: false, speed: 0, reach: 0, near: 0 },
    dossiers: [],
    enemies: [],
    selected: 0,
    queues: false,
    cursor: { x: 0, y: 0 },
    points: 'nothing',
    press: null,
    pointer: null,
    wrong: 0,
    complaints: 0,
    suspended: 0,
    isTimeUp: false,
    message: '',
    score: 0,
    firstScore: 0,
    earned: 0,
    tries: 1,
    done: [],
    stats: { peopleProtected: 0, enemiesApprehended: 0, enemiesEscaped: 0, missionsCompleted: 0 },
    track: [],
    review: null,
  };
  load(state, 1, 1, t, () => {});
  return state;
}

/** It is not known yet which draft can be won. */
export const isWaiting = ({ kind, draft }: Readonly<State>): boolean => kind === 'generated' && draft === null;

/** What a link or a file brings. */
function readOwn(text: string): { readonly text: string } | { readonly complaint: string } {
  try {
    missionOf(text);
    return { text };
  } catch (error) {
    if (!(error instanceof MissionError)) throw error;
    return { complaint: `This mission cannot be played. ${error.message}` };
  }
}

/** Lays a mission out: the map by the level, the crowd by the try. */
function load(state: State, level: number, tries: number, t: T, tell: Tell): void {
  const map = seeded(state.seed, level);
  const isOurs = state.kind === 'campaign';
  const flip = [random(map) < 0.5, random(map) < 0.5] as const;
  Object.assign(state, { level, tries, flip: isOurs ? flip : [false, false], hiding: isOurs ? level : HIDING });
  const mission = missionAt(state);
  const people = mission.civilians + t.extraCivilians;
  const crowd = {
    seed: state.seed,
    stream: level * 100 + tries,
    people,
    decoys: Math.min(people, (state.hiding - 1) * t.decoysPerMission),
    drawn: state.kind !== 'own',
    speed: t.strollSpeed,
    reach: t.strollReach,
    near: t.routeNear,
  };
  Object.assign(state, {
    time: 0,
    planning: false,
    selected: 0,
    queues: false,
    press: null,
    complaints: 0,
    suspended: 0,
    isTimeUp: false,
    earned: 0,
    track: [],
    review: null,
    message: '',
    cursor: { x: mission.world.width / 2, y: mission.world.height / 2 },
    points: 'nothing',
    crowd,
    dossiers: [],
    enemies: hide(mission, strollsOf(mission, crowd).deal),
    vips: mission.vips.map(({ path }) => ({ ...along(path, 0), facing: 0, assassinated: false })),
  } satisfies Partial<State>);
  state.agents = muster(state);
  turn(state, 'setup');
  tell({ type: 'briefed', level, name: mission.name });
}

function turn(state: State, phase: Phase): void {
  state.phase = phase;
  state.since = 0;
  state.press = null;
}

/** What a key does on a card. */
function goOn(state: State, t: T, tell: Tell): void {
  if (state.review !== null) state.review = null;
  else if (state.phase === 'setup') obey(state, { type: state.help ? 'gotIt' : 'startMission' }, t, tell);
  else if (state.phase === 'success') obey(state, { type: 'nextMission' }, t, tell);
  else if (state.phase === 'failure') obey(state, { type: 'retryMission' }, t, tell);
}

/** A replay from elsewhere may hold anything. */
function obey(state: State, command: Command, t: T, tell: Tell): void {
  const { phase } = state;
  switch (command?.type) {
    case 'gotIt':
      state.help = false;
      return;
    case 'startMission':
      if (phase !== 'setup' || isWaiting(state)) return;
      state.help = false;
      turn(state, 'playing');
      state.message = 'Watch the crowd. Select an agent, then click where it shall go.';
      return tell({ type: 'missionStarted', level: state.level });
    case 'nextMission':
      if (phase !== 'success') return;
      if (state.level < state.texts.length) return load(state, state.level + 1, 1, t, tell);
      turn(state, 'gameOver');
      state.message = 'Congratulations! You completed all levels!';
      return tell({ type: 'gameCompleted' });
    case 'retryMission':
      if (phase === 'failure') load(state, state.level, state.tries + 1, t, tell);
      return;
    case 'review':
      if (phase === 'success' || phase === 'failure') state.review = 0;
      return;
    case 'open':
      return open(state, command.mission, t, tell);
    default:
      if (phase === 'playing') direct(state, command, t, tell);
  }
}

/** Orders that the buttons of the HUD give. */
function direct(state: State, command: Command, _t: T, tell: Tell): void {
  const id = 'id' in Object(command) ? Number((command as { readonly id: unknown }).id) : 0;
  switch (command?.type) {
    case 'plan':
      return plan(state, tell);
    case 'queue':
      state.queues = !state.queues;
      return;
    case 'halt':
      return stop(state);
    case 'select':
      return select(state, id, tell);
    case 'mark':
      return mark(state, id, tell);
    case 'send':
      return sendAfter(state, id, tell);
    default:
  }
}

/** A mission from a file takes the place of this game; a broken one changes nothing. */
function open(state: State, text: unknown, t: T, tell: Tell): void {
  const own = readOwn(typeof text === 'string' ? text : '');
  if ('complaint' in own) return tell({ type: 'refused', message: own.complaint });
  Object.assign(state, {
    texts: [own.text],
    kind: 'own',
    complaint: null,
    score: 0,
    firstScore: 0,
    wrong: 0,
    done: [],
    stats: { peopleProtected: 0, enemiesApprehended: 0, enemiesEscaped: 0, missionsCompleted: 0 },
  } satisfies Partial<State>);
  load(state, 1, 1, t, tell);
}

function play(state: State, t: T, tell: Tell): void {
  if (state.time % TRACK_EVERY === 0) state.track.push(row(state));
  state.time++;
  if (state.suspended > 0) state.suspended--;
  lead(state);
  lurk(state, t);
  march(state);
  note(state, tell);
  apprehend(state, t, tell);
  hearComplaints(state, t, tell);
  strike(state, t, tell);
  callTime(state, tell);
  run(state, t, tell);
  judge(state, t, tell);
}

/** The VIPs walk their route to its end; who is struck lies where they fell. */
function lead(state: State): void {
  const mission = missionAt(state);
  state.vips.forEach((vip, index) => {
    const { path, speed } = mission.vips[index] as (typeof mission.vips)[number];
    if (vip.assassinated) return;
    const { pathIndex, pathProgress, x, y } = along(path, speed * secondsOf(state.time));
    if (x !== vip.x || y !== vip.y) vip.facing = rounded(atan2(y - vip.y, x - vip.x));
    Object.assign(vip, { pathIndex, pathProgress: rounded(pathProgress), x: rounded(x), y: rounded(y) });
  });
}

/** Somebody has got away: failure. Nobody is left: success. */
function judge(state: State, t: T, tell: Tell): void {
  const escaped = state.enemies.filter(({ hasEscaped }) => hasEscaped).length;
  if (escaped > 0) {
    state.stats.enemiesEscaped += escaped;
    state.message = 'Enemy has escaped! Mission failed.';
    state.track.push(row(state));
    turn(state, 'failure');
    return tell({ type: 'missionFailed', level: state.level });
  }
  if (state.enemies.some(isAtLarge)) return;
  const saved = !state.vips[0]?.assassinated;
  const points = saved ? t.savedPoints : t.lostPoints;
  earn(state, points);
  state.track.push(row(state));
  state.stats.missionsCompleted++;
  state.stats.peopleProtected += state.vips.filter(({ assassinated }) => !assassinated).length;
  state.done.push({ tries: state.tries, saved });
  state.message = saved ? 'Mission Successfully Completed' : 'Mission Partially Completed';
  turn(state, 'success');
  tell({ type: 'missionSucceeded', level: state.level, points, saved });
}

const row = ({ vips, agents, enemies }: Readonly<State>): readonly number[] =>
  [...vips.slice(0, 1), ...agents, ...enemies].flatMap(({ x, y }) => [Math.round(x), Math.round(y)]);

function showAgain(state: State): void {
  if (state.review === null) return;
  state.review += REVIEW_PACE;
  if (state.review > state.time) state.review = null;
}
