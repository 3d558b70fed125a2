// Input controller of the map: cursor, selecting agents, marking, sending, planning; the same functions for pointer, keys, stick and HUD buttons.
import { TICKS_PER_SECOND } from '../kit/core/clock.ts';
import { type Frame, steering } from '../kit/core/input.ts';
import { haltAgent, orderAgent } from './agents.ts';
import type { T } from './constants.ts';
import { KEY } from './controls.ts';
import { distance, type Point } from './pathGeometry.ts';
import { editableDossier, peopleIn, personIn, strollersIn } from './people.ts';
import { type Agent, type Emit, isAtLarge, isEnemy, missionAt, type State } from './state.ts';

/** Cursor speed by keys and stick, in pixels per second. */
const CURSOR_SPEED = 420;
const AGENT_KEYS = [KEY.agent1, KEY.agent2, KEY.agent3, KEY.agent4];

export function handleInput(state: State, frame: Frame, t: T, emit: Emit): void {
  steerCursor(state, frame);
  const queued = state.queues || (frame.held & KEY.queue) !== 0;
  AGENT_KEYS.forEach((key, index) => {
    if ((frame.pressed & key) !== 0) toggleSelection(state, index + 1, emit);
  });
  if ((frame.pressed & KEY.nextAgent) !== 0) selectNext(state, emit);
  if ((frame.pressed & KEY.next) !== 0) moveCursorToNext(state, 1);
  if ((frame.pressed & KEY.previous) !== 0) moveCursorToNext(state, -1);
  if ((frame.pressed & KEY.plan) !== 0) togglePlanning(state, emit);
  if ((frame.pressed & KEY.halt) !== 0) haltSelected(state);
  if ((frame.pressed & KEY.act) !== 0) clickMap(state, state.cursor, queued, t, emit);
  handlePointer(state, frame, queued, t, emit);
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

/** A click counts where the pointer is released; a second finger or the right button cancels it. */
function handlePointer(state: State, { pointer, further, held }: Frame, queued: boolean, t: T, emit: Emit): void {
  const isGesture = further?.some(finger => finger !== null) === true || (held & KEY.pan) !== 0;
  if (!pointer || pointer.cancelled || isGesture) {
    state.press = null;
    if (pointer) return;
    state.pointer = null;
    if (state.points === 'pointer') state.points = 'nothing';
    return;
  }
  // Adding 0 turns −0 into 0: JSON cannot hold −0.
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
  if (pointer.released && state.press && isOnMap) clickMap(state, at, queued, t, emit);
  if (!pointer.down) state.press = null;
}

/** A click selects an agent or marks a person within reach, the nearest first; elsewhere it sends the selected agent. */
export function clickMap(state: State, at: Point, queued: boolean, t: T, emit: Emit): void {
  const found = pickTarget(state, at, t);
  if (!found) {
    const agent = state.agents[state.selected - 1];
    if (agent) sendAgent(state, agent, at, queued, emit);
  } else if (found.kind === 'agent') toggleSelection(state, found.id, emit);
  else toggleMark(state, found.id, emit);
}

export interface PickTarget {
  readonly kind: 'agent' | 'person';
  readonly id: number;
}

/** Hit test: the nearest agent or person within `pickPx`, or null. */
export function pickTarget(state: Readonly<State>, at: Point, t: T): PickTarget | null {
  let least = t.pickPx;
  let found: PickTarget | null = null;
  const look = (kind: PickTarget['kind'], one: Point & { readonly id: number }) => {
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
export function toggleSelection(state: State, id: number, emit: Emit): void {
  if (!state.agents[id - 1]) return;
  const wasSelected = state.selected === id;
  state.selected = wasSelected ? 0 : id;
  state.message = wasSelected ? '' : `Agent ${id} selected. Click where it shall go.`;
  emit({ type: wasSelected ? 'agentDeselected' : 'agentSelected', id });
}

function selectNext(state: State, emit: Emit): void {
  const next = (state.selected % state.agents.length) + 1;
  if (next !== state.selected) toggleSelection(state, next, emit);
}

/** Marks a person or removes the mark; refused while headquarters allows none, or when there are as many marks as agents. */
export function toggleMark(state: State, id: number, emit: Emit): void {
  const person = personIn(state, id);
  if (!person || (isEnemy(person) && !isAtLarge(person))) return;
  const { x, y } = person;
  const refuse = (message: string) => {
    state.message = message;
    emit({ type: 'refused', message });
  };
  if (!isEnemy(person) && person.cleared) return refuse('They have been cleared already.');
  if (!person.marked && state.suspended > 0) return refuse('Headquarters allows no marks yet.');
  const marks = [...state.dossiers, ...state.enemies].filter(({ marked }) => marked).length;
  if (!person.marked && marks >= state.agents.length)
    return refuse('As many are marked as there are agents. Unmark somebody first.');
  const file = editableDossier(state, person);
  file.marked = !file.marked;
  if (isEnemy(person) && file.marked) person.markedAt ??= state.time;
  state.message = file.marked ? 'Suspect marked! Position agents nearby to investigate.' : 'Suspect unmarked.';
  emit({ type: file.marked ? 'suspectMarked' : 'suspectUnmarked', id, x, y });
}

export function sendAgent(state: State, agent: Agent, at: Point, queued: boolean, emit: Emit): void {
  if (orderAgent(state, agent, at, queued)) emit({ type: 'agentOrdered', id: agent.id, x: at.x, y: at.y });
  else {
    state.message = queued ? 'Its list of places is full.' : 'There is no way there.';
    emit({ type: 'refused', message: state.message });
  }
}

/** Lets the selected agent, or the nearest one, follow a person. */
export function sendAgentAfter(state: State, id: number, emit: Emit): void {
  const person = personIn(state, id);
  if (!person || (isEnemy(person) && !isAtLarge(person))) return;
  const nearest = [...state.agents].sort((a, b) => distance(a, person) - distance(b, person))[0];
  const agent = state.agents[state.selected - 1] ?? nearest;
  if (!agent || !orderAgent(state, agent, person, false)) return;
  agent.follows = id;
  state.message = `Agent ${agent.id} goes after number ${id}.`;
  emit({ type: 'agentOrdered', id: agent.id, x: person.x, y: person.y });
}

export function togglePlanning(state: State, emit: Emit): void {
  state.planning = !state.planning;
  emit({ type: 'planned', stands: state.planning });
}

export function haltSelected(state: State): void {
  const agent = state.agents[state.selected - 1];
  if (agent) haltAgent(agent);
}

/** Moves the cursor to the nearest person, or from there to the next by number. */
function moveCursorToNext(state: State, step: 1 | -1): void {
  const people = peopleIn(state).filter(person => !isEnemy(person) || isAtLarge(person));
  const nearest = [...people].sort((a, b) => distance(a, state.cursor) - distance(b, state.cursor))[0];
  if (!nearest) return;
  const index = people.indexOf(nearest);
  const isThere = distance(nearest, state.cursor) < 4;
  const { x, y } = people[(index + (isThere ? step : 0) + people.length) % people.length] ?? nearest;
  state.cursor = { x, y };
  state.points = 'keys';
}
