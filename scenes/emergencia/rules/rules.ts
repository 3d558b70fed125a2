// Rules of Emergencia in real time: phases, missions, order of a tick, outcome. Specification part 3, §4, §5 and §9.

import { atan2 } from '../../kit/core/math.ts';
import type { Outline, RealtimeRules } from '../../kit/core/rules.ts';
import type { T } from '../constants.ts';
import { KEY } from '../controls.ts';
import { generate } from '../levels/generate.ts';
import {
  create,
  enterPhase,
  isWaiting,
  loadMission,
  tourPlayed,
  tryTour,
  validateMissionText,
} from '../levels/missions.ts';
import { apprehendSuspects, handleWrongSuspects, moveAgents, noteSigns } from './agents.ts';
import { makeLive } from './cameras.ts';
import { openForEscort } from './doors.ts';
import { attackVip, checkTimeLimit, moveFleeing, updateHidden } from './enemies.ts';
import { hintOf } from './fixtures.ts';
import { haltSelected, handleInput, selectAgent, sendAgentAfter, toggleMark, togglePlanning } from './mapInput.ts';
import { pointAlong, rounded } from './pathGeometry.ts';
import { peopleIn } from './people.ts';
import { addPoints, NO_POINTS, sumOf } from './points.ts';
import { advanceRadio, sendRadio } from './radio.ts';
import { advanceReview, startReview, TRACK_EVERY, trackRow } from './reviewTrack.ts';
import { resultOf } from './score.ts';
import { type Command, type Emit, type Event, isAtLarge, missionAt, type State, secondsOf } from './state.ts';
import { terrainNow } from './terrain.ts';

/** Most drafts of a seed that are tried. */
export const MOST_DRAFTS = 24;
/** Ticks for which a new card ignores keys: they were meant for play. */
const CARD_DELAY_TICKS = 36;

export const rules: RealtimeRules<State, Command, Event, T> = {
  kind: 'realtime',
  create,
  tick(state, frame, t) {
    const events: Event[] = [];
    const emit: Emit = event => events.push(event);
    state.since++;
    if (state.phase === 'playing') {
      handleInput(state, frame, t, emit);
      if (!state.planning) tickMission(state, t, emit);
    } else {
      advanceReview(state);
      if ((frame.pressed & KEY.act) !== 0 && state.since > CARD_DELAY_TICKS) continueByKey(state, t, emit);
    }
    return events;
  },
  command(state, command, t) {
    const events: Event[] = [];
    handleCommand(state, command, t, event => events.push(event));
    return events;
  },
  request: (state, t) => (isWaiting(state) ? { seed: state.seed, t } : null),
  onResponse(state, answer, t) {
    const isDraft = typeof answer === 'number' && Number.isInteger(answer) && answer >= 0 && answer <= MOST_DRAFTS;
    if (!isDraft || !isWaiting(state)) return [];
    const events: Event[] = [];
    state.draft = answer;
    if (answer === 1) return events;
    // 0: none was proven, so the first draft stays.
    if (answer === 0) return events;
    state.texts = [generate(state.seed, answer)];
    loadMission(state, 1, 1, t, event => events.push(event));
    return events;
  },
  outlines(state) {
    const { solids } = terrainNow(state);
    return [
      ...solids.map(([x, y, w, h]): Outline => ({ x: x + w / 2, y: y + h / 2, w, h })),
      ...state.agents.map(({ x, y, viewDistance }) => ({ x, y, r: viewDistance })),
      ...peopleIn(state).map(({ x, y }) => ({ x, y, r: 10 })),
    ];
  },
  result: resultOf,
};

/** Space or button A on a card does what its main button does. */
function continueByKey(state: State, t: T, emit: Emit): void {
  if (state.review !== null) state.review = null;
  else if (state.phase === 'tours') handleCommand(state, { type: 'beginTour' }, t, emit);
  else if (state.phase === 'setup') handleCommand(state, { type: 'startMission' }, t, emit);
  else if (state.phase === 'success') handleCommand(state, { type: 'nextMission' }, t, emit);
  else if (state.phase === 'failure') handleCommand(state, { type: 'retryMission' }, t, emit);
}

/** Replays of strangers may hold any value as a command, so nothing is assumed about it. */
function handleCommand(state: State, command: Command, t: T, emit: Emit): void {
  const { phase } = state;
  switch (command?.type) {
    case 'gotIt':
      state.help = false;
      return;
    case 'startMission':
      if (phase !== 'setup' || isWaiting(state)) return;
      state.help = false;
      enterPhase(state, 'playing');
      state.message = hintOf(missionAt(state)) ?? 'Watch the crowd. Select an agent, then click where it shall go.';
      return emit({ type: 'missionStarted', level: state.level });
    case 'nextMission':
      if (phase !== 'success') return;
      if (state.level < state.span[1]) return loadMission(state, state.level + 1, 1, t, emit);
      enterPhase(state, 'gameOver');
      state.message = 'Congratulations! You completed all levels!';
      return emit({ type: 'gameCompleted', tour: tourPlayed(state), score: sumOf(state.firstEarned) });
    case 'retryMission':
      if (phase === 'failure') loadMission(state, state.level, state.tries + 1, t, emit);
      return;
    case 'chooseTour':
      return phase === 'tours' ? tryTour(state, command.tour, t, emit) : undefined;
    case 'beginTour':
      return phase === 'tours' ? loadMission(state, state.span[0], 1, t, emit) : undefined;
    case 'review':
      return phase === 'success' || phase === 'failure' ? startReview(state, command.enemy, command.moment) : undefined;
    case 'open':
      return openMission(state, command.mission, t, emit);
    default:
      if (phase === 'playing') handleMapCommand(state, command, t, emit);
  }
}

/** Orders from the buttons of the HUD. */
function handleMapCommand(state: State, command: Command, _t: T, emit: Emit): void {
  const id = 'id' in Object(command) ? Number((command as { readonly id: unknown }).id) : 0;
  switch (command?.type) {
    case 'plan':
      return togglePlanning(state, emit);
    case 'queue':
      state.queues = !state.queues;
      return;
    case 'marking':
      state.marks = !state.marks;
      return;
    case 'halt':
      return haltSelected(state);
    case 'radio':
      return sendRadio(state, emit);
    case 'camera':
      return makeLive(state, id - 1, emit);
    case 'nextCamera':
      return makeLive(state, state.camera + 1, emit);
    case 'select':
      return selectAgent(state, id, emit);
    case 'mark':
      return toggleMark(state, id, emit);
    case 'send':
      return sendAgentAfter(state, id, emit);
    default:
  }
}

/** Replaces the run by a mission file of the player; an invalid one is refused and changes nothing. */
function openMission(state: State, text: unknown, t: T, emit: Emit): void {
  const own = validateMissionText(typeof text === 'string' ? text : '');
  if ('complaint' in own) return emit({ type: 'refused', message: own.complaint });
  Object.assign(state, {
    texts: [own.text],
    kind: 'own',
    tour: 0,
    span: [1, 1],
    complaint: null,
    score: 0,
    firstEarned: NO_POINTS,
    wrong: 0,
    done: [],
    stats: { peopleProtected: 0, enemiesApprehended: 0, enemiesEscaped: 0, missionsCompleted: 0 },
  } satisfies Partial<State>);
  loadMission(state, 1, 1, t, emit);
}

/** One tick of a mission, in order. */
function tickMission(state: State, t: T, emit: Emit): void {
  if (state.time % TRACK_EVERY === 0) state.track.push(trackRow(state));
  state.time++;
  if (state.suspended > 0) state.suspended--;
  moveVips(state, emit);
  updateHidden(state, t, emit);
  moveAgents(state, t, emit);
  noteSigns(state, emit);
  apprehendSuspects(state, t, emit);
  handleWrongSuspects(state, t, emit);
  attackVip(state, t, emit);
  checkTimeLimit(state, emit);
  moveFleeing(state, t, emit);
  checkOutcome(state, t, emit);
}

/** VIPs walk along their routes; a struck one stays where they fell. */
function moveVips(state: State, emit: Emit): void {
  const mission = missionAt(state);
  advanceRadio(state, emit);
  state.vips.forEach((vip, index) => {
    const { path, speed } = mission.vips[index] as (typeof mission.vips)[number];
    if (vip.assassinated) return;
    const { pathIndex, pathProgress, x, y } = pointAlong(path, speed * secondsOf(state.time - state.vipLate));
    openForEscort(state, vip, { x, y }, emit);
    if (x !== vip.x || y !== vip.y) vip.facing = rounded(atan2(y - vip.y, x - vip.x));
    Object.assign(vip, { pathIndex, pathProgress: rounded(pathProgress), x: rounded(x), y: rounded(y) });
  });
}

/** Failure when an enemy escaped, success when none is left. */
function checkOutcome(state: State, t: T, emit: Emit): void {
  const escaped = state.enemies.filter(({ hasEscaped }) => hasEscaped).length;
  if (escaped > 0) {
    state.stats.enemiesEscaped += escaped;
    state.message = 'Enemy has escaped! Mission failed.';
    state.track.push(trackRow(state));
    enterPhase(state, 'failure');
    return emit({ type: 'missionFailed', level: state.level });
  }
  if (state.enemies.some(isAtLarge)) return;
  const saved = !state.vips[0]?.assassinated;
  const points = saved ? t.savedPoints : t.lostPoints;
  addPoints(state, 'mission', points);
  const left = Math.max(0, Math.ceil(missionAt(state).timeLimit - secondsOf(state.time)));
  if (saved) addPoints(state, 'speed', left * t.speedPoints);
  state.track.push(trackRow(state));
  state.stats.missionsCompleted++;
  state.stats.peopleProtected += state.vips.filter(({ assassinated }) => !assassinated).length;
  state.done.push({ tries: state.tries, saved });
  state.message = saved ? 'Mission Successfully Completed' : 'Mission Partially Completed';
  enterPhase(state, 'success');
  emit({ type: 'missionSucceeded', level: state.level, points, saved, tries: state.tries, tour: state.tour });
}
