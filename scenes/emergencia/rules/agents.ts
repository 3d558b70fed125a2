// Agents: orders, walking, noting signs, apprehending marked suspects. Specification part 3, §4, §5 and §9.
import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import { atan2, turnTowards } from '../../kit/core/math.ts';
import type { T } from '../constants.ts';
import { cameraSees } from './cameras.ts';
import { crowdPathsOf, newsAt } from './crowd.ts';
import { changeClothes, loseDisguise } from './disguises.ts';
import { moveDoorOf, wayToDoor } from './doors.ts';
import { distance, type Point, rounded } from './pathGeometry.ts';
import { dossierOf, dossiersById, personIn } from './people.ts';
import { addPoints } from './points.ts';
import { provenBy, SIGN_TEXT, type Sign, signsIn } from './signs.ts';
import { type Agent, type Emit, isAtLarge, isEnemy, missionAt, type State, type Stroller, ticksOf } from './state.ts';
import { findPath, isClear, terrainNow } from './terrain.ts';

/** An agent that follows somebody searches its path again this often, in ticks. */
const FOLLOW_EVERY = 20;
/** An agent that follows stops at this distance, in pixels. */
const BESIDE = 40;
/** Most waypoints that an agent keeps. */
export const MOST_QUEUED = 8;

export function createAgents(state: Readonly<State>): Agent[] {
  return missionAt(state).agents.map(({ x, y, speed, viewDistance }, index) => ({
    id: index + 1,
    x,
    y,
    facing: 0,
    speed,
    viewDistance,
    targetX: x,
    targetY: y,
    way: [],
    queue: [],
    follows: 0,
    door: 0,
    disguised: false,
    busy: 0,
  }));
}

/** Sends an agent somewhere: at once, or as a further waypoint. False where there is no path, or the list is full. */
export function orderAgent(state: State, agent: Agent, to: Point, queued: boolean): boolean {
  const { width, height } = missionAt(state).world;
  const place = {
    x: Math.round(Math.min(width - 10, Math.max(10, to.x))),
    y: Math.round(Math.min(height - 10, Math.max(10, to.y))),
  };
  if (queued && agent.way.length > 0) {
    if (agent.queue.length >= MOST_QUEUED) return false;
    agent.queue.push(place);
    return true;
  }
  const way = findPath(terrainNow(state), agent, place);
  if (way.length === 0) return false;
  agent.follows = 0;
  agent.door = 0;
  agent.queue = [];
  setPath(agent, way);
  return true;
}

function setPath(agent: Agent, way: Point[]): void {
  agent.way = way;
  const last = way.at(-1) ?? agent;
  agent.targetX = last.x;
  agent.targetY = last.y;
}

export function haltAgent(agent: Agent): void {
  agent.way = [];
  agent.queue = [];
  agent.follows = 0;
  agent.door = 0;
  agent.targetX = agent.x;
  agent.targetY = agent.y;
}

/** One tick of every agent: follow, take the next waypoint, walk. */
export function moveAgents(state: State, t: T, emit: Emit): void {
  for (const agent of state.agents) {
    if (agent.busy > 0) {
      agent.busy--;
      continue;
    }
    if (agent.follows > 0) followPerson(agent, state);
    if (agent.way.length === 0 && agent.queue.length > 0) {
      const next = agent.queue.shift() as Point;
      setPath(agent, findPath(terrainNow(state), agent, next));
    }
    walkPath(agent);
    if (agent.way.length > 0) continue;
    if (agent.door > 0) moveDoorOf(agent, state, emit);
    changeClothes(agent, state, t, emit);
  }
}

/** How fast an agent turns to the person beside it, in radians per tick. */
const LOOK_TURN = 0.08;

/** Goes on until it is beside the person, and stands there facing them. */
function followPerson(agent: Agent, state: State): void {
  const person = personIn(state, agent.follows);
  if (!person || (isEnemy(person) && !isAtLarge(person))) {
    haltAgent(agent);
    return;
  }
  if (distance(agent, person) < BESIDE && isClear(terrainNow(state), agent, person)) {
    setPath(agent, []);
    agent.facing = rounded(turnTowards(agent.facing, atan2(person.y - agent.y, person.x - agent.x), LOOK_TURN));
  } else if ((state.time + agent.id * 5) % FOLLOW_EVERY === 0)
    setPath(agent, findPath(terrainNow(state), agent, person));
}

function walkPath(agent: Agent): void {
  let left = agent.speed / TICKS_PER_SECOND;
  while (left > 0) {
    const [next] = agent.way;
    if (!next) return;
    const away = distance(agent, next);
    if (away > 0) agent.facing = rounded(atan2(next.y - agent.y, next.x - agent.x));
    const part = away <= left ? 1 : left / away;
    agent.x = rounded(agent.x + (next.x - agent.x) * part);
    agent.y = rounded(agent.y + (next.y - agent.y) * part);
    if (part < 1) return;
    left -= away;
    agent.way.shift();
  }
}

/** Within `times` its view distance, and no obstacle between. */
export function canSee(agent: Readonly<Agent>, at: Point, state: Readonly<State>, times = 1): boolean {
  const dx = at.x - agent.x;
  const dy = at.y - agent.y;
  const reach = agent.viewDistance * times;
  return dx * dx + dy * dy <= reach * reach && isClear(terrainNow(state), agent, at);
}

/** In sight of an agent that can act, or of the live camera. */
export const isWatched = (state: Readonly<State>, at: Point): boolean =>
  state.agents.some(agent => agent.busy === 0 && canSee(agent, at, state)) || cameraSees(state, state.camera, at);

export function sendToWardrobe(state: State, agent: Agent, index: number): boolean {
  const at = missionAt(state).wardrobes[index];
  return at !== undefined && orderAgent(state, agent, at, false);
}

/** Sends an agent to a door, which it opens or shuts. False without a way. */
export function sendToDoor(state: State, agent: Agent, index: number): boolean {
  const way = wayToDoor(state, agent, index);
  if (!way) return false;
  haltAgent(agent);
  if (way.length > 0) setPath(agent, [...way]);
  agent.door = index + 1;
  return true;
}

/** Writes the signs that agents see now into the dossiers. */
export function noteSigns(state: State, emit: Emit): void {
  /** Signs not noted yet that some agent sees now: a bit set. */
  const fresh = (one: Stroller, notes: number): number => {
    const signs = one.shows & ~notes;
    return signs !== 0 && isWatched(state, one) ? signs : 0;
  };
  const say = (one: Stroller, signs: number, notes: number) => {
    for (const sign of signsIn(signs)) emit(signNotedEvent(one, sign, notes));
    if (state.tour === 1 && state.level === 1) teachProof(state, one, signs, notes, emit);
  };
  const files = dossiersById(state);
  const isNews = (id: number, shows: number) => {
    const file = files.get(id);
    return !file?.cleared && (shows & ~(file?.notes ?? 0)) !== 0;
  };
  for (const stroller of newsAt(crowdPathsOf(missionAt(state), state.crowd), state.time, isNews)) {
    const signs = fresh(stroller, files.get(stroller.id)?.notes ?? 0);
    if (signs === 0) continue;
    const file = dossierOf(state, stroller.id);
    file.notes |= signs;
    say(stroller, signs, file.notes);
  }
  for (const enemy of state.enemies) {
    const signs = fresh(enemy, enemy.notes);
    enemy.notes |= signs;
    if (signs !== 0) say(enemy, signs, enemy.notes);
  }
}

/** The first mission teaches: what one sign is worth, and that two of one weapon are proof. */
function teachProof(state: State, { id, x, y }: Stroller, signs: number, notes: number, emit: Emit): void {
  const weapon = provenBy(notes);
  if (weapon !== null && provenBy(notes & ~signs) === null) {
    state.message = `Number ${id} has shown both signs of a ${weapon}. That is proof: mark them!`;
    emit({ type: 'proofNoted', id, x, y });
  } else if (weapon === null && state.enemies.every(({ marked }) => !marked)) {
    const [sign] = signsIn(signs);
    if (sign) state.message = `Number ${id}: ${SIGN_TEXT[sign]}. One sign may be chance; two of one weapon are proof.`;
  }
}

const signNotedEvent = ({ id, x, y }: Stroller, sign: Sign, notes: number) =>
  ({ type: 'signNoted', id, sign, notes, x, y }) as const;

/** Apprehends marked enemies in sight of an agent; fleeing ones from a little further, marked or not. */
export function apprehendSuspects(state: State, t: T, emit: Emit): void {
  for (const enemy of state.enemies) {
    if (!isAtLarge(enemy) || !(enemy.marked || enemy.isEscaping)) continue;
    const times = enemy.isEscaping ? t.escapeFactor : 1;
    const near = state.agents.filter(agent => agent.busy === 0 && canSee(agent, enemy, state, times));
    const taker = near.find(({ disguised }) => !disguised) ?? near[0];
    if (!taker) continue;
    loseDisguise(taker, emit);
    const points = enemy.isEscaping ? t.escapingPoints : t.apprehendPoints;
    const { x, y, weapon } = enemy;
    Object.assign(enemy, { isApprehended: true, marked: false, pose: 'caught', shows: 0, way: [] });
    state.stats.enemiesApprehended++;
    addPoints(state, 'arrests', points);
    if (!enemy.isEscaping && enemy.markedOnProof) addPoints(state, 'proof', t.proofPoints);
    emit({ type: enemy.isEscaping ? 'enemyCaught' : 'enemyApprehended', points, weapon, x, y });
  }
}

/** A marked civilian in sight complains: it costs points and the agent's time, and after too many headquarters withdraws all marks. */
export function handleWrongSuspects(state: State, t: T, emit: Emit): void {
  for (const dossier of state.dossiers) {
    const civilian = dossier.marked ? personIn(state, dossier.id) : undefined;
    const agent = civilian && state.agents.find(one => one.busy === 0 && canSee(one, civilian, state));
    if (!agent) continue;
    dossier.marked = false;
    dossier.cleared = true;
    agent.busy = ticksOf(t.busySeconds);
    loseDisguise(agent, emit);
    state.complaints++;
    state.wrong++;
    addPoints(state, 'wrong', -t.complaintCost);
    const suspended = state.complaints > t.complaintsBorne && t.suspendSeconds > 0;
    const { x, y } = civilian;
    state.message = suspended
      ? 'Too many complaints! Headquarters withdraws every mark.'
      : `Wrong suspect! They complain: −${t.complaintCost}.`;
    emit({ type: 'complained', points: -t.complaintCost, suspended, x, y });
    if (!suspended) continue;
    state.suspended = ticksOf(t.suspendSeconds * (state.complaints - t.complaintsBorne));
    for (const one of [...state.dossiers, ...state.enemies]) one.marked = false;
    return;
  }
}
