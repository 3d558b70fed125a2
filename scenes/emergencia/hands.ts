// What the hands do on the map: pick, mark, send, plan. One path for pointer, keys, stick and the buttons of the HUD.
import { TICKS_PER_SECOND } from '../kit/core/clock.ts';
import { type Frame, steering } from '../kit/core/input.ts';
import { halt, order } from './agents.ts';
import { distance, type Point } from './along.ts';
import type { T } from './constants.ts';
import { KEY } from './controls.ts';
import { fileOf, peopleIn, personIn, strollersIn } from './people.ts';
import { type Agent, isAtLarge, isEnemy, missionAt, type State, type Tell } from './state.ts';

/** How fast keys move the pointer, in px per second. */
const CURSOR_SPEED = 420;
const AGENT_KEYS = [KEY.agent1, KEY.agent2, KEY.agent3, KEY.agent4];

export function hear(state: State, frame: Frame, t: T, tell: Tell): void {
  steerCursor(state, frame);
  const queued = state.queues || (frame.held & KEY.queue) !== 0;
  AGENT_KEYS.forEach((key, index) => {
    if ((frame.pressed & key) !== 0) select(state, index + 1, tell);
  });
  if ((frame.pressed & KEY.nextAgent) !== 0) selectNext(state, tell);
  if ((frame.pressed & KEY.next) !== 0) pointAtNext(state, 1);
  if ((frame.pressed & KEY.previous) !== 0) pointAtNext(state, -1);
  if ((frame.pressed & KEY.plan) !== 0) plan(state, tell);
  if ((frame.pressed & KEY.halt) !== 0) stop(state);
  if ((frame.pressed & KEY.act) !== 0) act(state, state.cursor, queued, t, tell);
  hearPointer(state, frame, queued, t, tell);
}

function steerCursor(state: State, frame: Frame): void {
  const { x, y } = steering(frame, KEY);
  if (x === 0 && y === 0) return;
  const { width, height } = missionAt(state).world;
  state.points = 'keys';
  const step = CURSOR_SPEED / TICKS_PER_SECOND;
  state.cursor.x = Math.round(Math.min(width, Math.max(0, state.cursor.x + x * step)) * 4) / 4;
  state.cursor.y = Math.round(Math.min(height, Math.max(0, state.cursor.y + y * step)) * 4) / 4;
}

/** A press counts where it is let go; a second finger takes it back, and so does the right button. */
function hearPointer(state: State, { pointer, further, held }: Frame, queued: boolean, t: T, tell: Tell): void {
  const isGesture = further?.some(finger => finger !== null) === true || (held & KEY.pan) !== 0;
  if (!pointer || pointer.cancelled || isGesture) {
    state.press = null;
    if (pointer) return;
    state.pointer = null;
    if (state.points === 'pointer') state.points = 'nothing';
    return;
  }
  // Never −0, which no file can hold.
  const x = pointer.x + 0;
  const y = pointer.y + 0;
  const { width, height } = missionAt(state).world;
  const isOnMap = x >= -t.pickPx && y >= -t.pickPx && x <= width + t.pickPx && y <= height + t.pickPx;
  const at = { x, y };
  if (isOnMap && (state.pointer?.x !== x || state.pointer.y !== y)) {
    state.pointer = at;
    state.cursor = { x, y };
    state.points = 'pointer';
  }
  if (pointer.pressed) state.press = isOnMap ? at : null;
  if (pointer.released && state.press && isOnMap) act(state, at, queued, t, tell);
  if (!pointer.down) state.press = null;
}

/** What a click does: the nearest of agents and people within reach, else the ground. */
export function act(state: State, at: Point, queued: boolean, t: T, tell: Tell): void {
  const found = pick(state, at, t);
  if (!found) {
    const agent = state.agents[state.selected - 1];
    if (agent) send(state, agent, at, queued, tell);
  } else if (found.kind === 'agent') select(state, found.id, tell);
  else mark(state, found.id, tell);
}

export interface Picked {
  readonly kind: 'agent' | 'person';
  readonly id: number;
}

/** Who is meant by a press there; null where nobody is near enough. */
export function pick(state: Readonly<State>, at: Point, t: T): Picked | null {
  let least = t.pickPx;
  let found: Picked | null = null;
  const look = (kind: Picked['kind'], one: Point & { readonly id: number }) => {
    const away = distance(one, at);
    if (away > least || (away === least && found)) return;
    least = away;
    found = { kind, id: one.id };
  };
  for (const agent of state.agents) look('agent', agent);
  for (const enemy of state.enemies) if (isAtLarge(enemy)) look('person', enemy);
  for (const stroller of strollersIn(state)) look('person', stroller);
  return found;
}

/** Clicking an agent toggles its selection. */
export function select(state: State, id: number, tell: Tell): void {
  if (!state.agents[id - 1]) return;
  const wasSelected = state.selected === id;
  state.selected = wasSelected ? 0 : id;
  state.message = wasSelected ? '' : `Agent ${id} selected. Click where it shall go.`;
  tell({ type: wasSelected ? 'agentDeselected' : 'agentSelected', id });
}

function selectNext(state: State, tell: Tell): void {
  const next = (state.selected % state.agents.length) + 1;
  if (next !== state.selected) select(state, next, tell);
}

/** Marking toggles. */
export function mark(state: State, id: number, tell: Tell): void {
  const person = personIn(state, id);
  if (!person || (isEnemy(person) && !isAtLarge(person))) return;
  const { x, y } = person;
  const refuse = (message: string) => {
    state.message = message;
    tell({ type: 'refused', message });
  };
  if (!isEnemy(person) && person.cleared) return refuse('They have been cleared already.');
  if (!person.marked && state.suspended > 0) return refuse('Headquarters allows no marks yet.');
  const marks = [...state.dossiers, ...state.enemies].filter(({ marked }) => marked).length;
  if (!person.marked && marks >= state.agents.length)
    return refuse('As many are marked as there are agents. Unmark somebody first.');
  const file = fileOf(state, person);
  file.marked = !file.marked;
  if (isEnemy(person) && file.marked) person.markedAt ??= state.time;
  state.message = file.marked ? 'Suspect marked! Position agents nearby to investigate.' : 'Suspect unmarked.';
  tell({ type: file.marked ? 'suspectMarked' : 'suspectUnmarked', id, x, y });
}

export function send(state: State, agent: Agent, at: Point, queued: boolean, tell: Tell): void {
  if (order(state, agent, at, queued)) tell({ type: 'agentOrdered', id: agent.id, x: at.x, y: at.y });
  else {
    state.message = queued ? 'Its list of places is full.' : 'There is no way there.';
    tell({ type: 'refused', message: state.message });
  }
}

/** The chosen agent goes after somebody, or the one who is nearest. */
export function sendAfter(state: State, id: number, tell: Tell): void {
  const person = personIn(state, id);
  if (!person || (isEnemy(person) && !isAtLarge(person))) return;
  const nearest = [...state.agents].sort((a, b) => distance(a, person) - distance(b, person))[0];
  const agent = state.agents[state.selected - 1] ?? nearest;
  if (!agent || !order(state, agent, person, false)) return;
  agent.follows = id;
  state.message = `Agent ${agent.id} goes after number ${id}.`;
  tell({ type: 'agentOrdered', id: agent.id, x: person.x, y: person.y });
}

export function plan(state: State, tell: Tell): void {
  state.planning = !state.planning;
  tell({ type: 'planned', stands: state.planning });
}

export function stop(state: State): void {
  const agent = state.agents[state.selected - 1];
  if (agent) halt(agent);
}

/** From person to person by number. */
function pointAtNext(state: State, step: 1 | -1): void {
  const people = peopleIn(state).filter(person => !isEnemy(person) || isAtLarge(person));
  const nearest = [...people].sort((a, b) => distance(a, state.cursor) - distance(b, state.cursor))[0];
  if (!nearest) return;
  const index = people.indexOf(nearest);
  const isThere = distance(nearest, state.cursor) < 4;
  const { x, y } = people[(index + (isThere ? step : 0) + people.length) % people.length] ?? nearest;
  state.cursor = { x, y };
  state.points = 'keys';
}
