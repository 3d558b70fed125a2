// Input controller of the map: cursor, selecting agents, marking, sending, planning; the same functions for pointer, keys, stick and HUD buttons.
import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import { type Frame, steering } from '../../kit/core/input/input.ts';
import type { T } from '../constants.ts';
import { KEY } from '../controls.ts';
import { haltAgent, orderAgent } from './agents.ts';
import { makeLive } from './cameras.ts';
import { type FixtureKind, isFixture, pickFixture, pressFixture } from './fixtureInput.ts';
import { distance, type Point } from './pathGeometry.ts';
import { editableDossier, peopleIn, personIn, strollersIn } from './people.ts';
import { sendRadio } from './radio.ts';
import { orderRoute } from './routes.ts';
import { provenBy } from './signs.ts';
import { type Agent, type Emit, isAtLarge, isEnemy, missionAt, type State } from './state.ts';

/** Cursor speed by keys and stick, in pixels per second. */
const CURSOR_SPEED = 420;
const AGENT_KEYS = [KEY.agent1, KEY.agent2, KEY.agent3, KEY.agent4];

export function handleInput(state: State, frame: Frame, t: T, emit: Emit): void {
  steerCursor(state, frame);
  const queued = state.queues || (frame.held & KEY.queue) !== 0;
  AGENT_KEYS.forEach((key, index) => {
    if ((frame.pressed & key) !== 0) selectAgent(state, index + 1, emit);
  });
  if ((frame.pressed & KEY.nextAgent) !== 0) selectNext(state, emit);
  if ((frame.pressed & KEY.next) !== 0) moveCursorToNext(state, 1);
  if ((frame.pressed & KEY.previous) !== 0) moveCursorToNext(state, -1);
  if ((frame.pressed & KEY.plan) !== 0) togglePlanning(state, emit);
  if ((frame.pressed & KEY.radio) !== 0) sendRadio(state, emit);
  if ((frame.pressed & KEY.camera) !== 0) makeLive(state, state.camera + 1, emit);
  if ((frame.pressed & KEY.halt) !== 0) haltSelected(state);
  if ((frame.pressed & KEY.act) !== 0) clickMap(state, state.cursor, queued, t, emit);
  handleRightButton(state, frame, t, emit);
  handlePointer(state, frame, queued, t, emit);
}

/** Pixels that a pressing hand may shake before it drags, and ticks of a long press: it marks without a release. */
const SHAKE = 14;
export const LONG_PRESS = 27;

/** The right button drags the map, and marks where it was pressed and released in the same place; its key marks at once. */
function handleRightButton(state: State, { pressed, held, pointer }: Frame, t: T, emit: Emit): void {
  const isKey = (pressed & KEY.mark) !== 0 && (held & KEY.pan) === 0;
  if (isKey) return markAt(state, state.points === 'keys' || !pointer ? state.cursor : pointer, t, emit);
  const isDown = (held & KEY.mark) !== 0;
  if ((pressed & KEY.mark) !== 0 && pointer) state.rightPress = { x: pointer.x + 0, y: pointer.y + 0 };
  const from = state.rightPress;
  if (!from) return;
  if (pointer && distance(from, pointer) > SHAKE) state.rightPress = null;
  else if (!isDown) {
    state.rightPress = null;
    markAt(state, from, t, emit);
  }
}

/** Marks the person at a place, the nearest within reach; says so where nobody is. */
function markAt(state: State, at: Point, t: T, emit: Emit): void {
  const found = pickTarget(state, at, t, 'person');
  if (found) toggleMark(state, found.id, emit);
  else refuseMark(state, emit);
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

/** A click counts where the pointer is released; a second finger, the right button and a drag of the map cancel it. */
function handlePointer(state: State, { pointer, further, held }: Frame, queued: boolean, t: T, emit: Emit): void {
  const isGesture = further?.some(finger => finger !== null) === true || (held & KEY.pan) !== 0;
  if (!pointer || pointer.cancelled || isGesture) {
    state.press = null;
    state.route = null;
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
  if (pointer.pressed) {
    state.press = isOnMap ? at : null;
    state.heldFor = 0;
  }
  drawRoute(state, at, t, emit);
  if (pointer.released && state.route) finishRoute(state, at, emit);
  else if (pointer.released && state.press && isOnMap) clickMap(state, at, queued, t, emit);
  else if (state.press && !state.route) holdPress(state, t, emit);
  if (!pointer.down) state.press = null;
}

/** Least distance between two places of a drawn route, in pixels. */
const ROUTE_STEP = 12;

/** A press on an agent that moves away draws its route, and selects the agent; any other one drags the map (scene/MapCamera.ts). */
function drawRoute(state: State, at: Point, t: T, emit: Emit): void {
  const { press, route } = state;
  const last = route?.at(-1);
  if (last) {
    if (distance(last, at) >= ROUTE_STEP) route?.push(at);
    return;
  }
  if (!press || distance(press, at) <= SHAKE) return;
  const found = state.marks ? null : pickTarget(state, press, t);
  const agent = found?.kind === 'agent' ? state.agents[found.id - 1] : undefined;
  if (!agent) {
    state.press = null;
    return;
  }
  if (state.selected !== agent.id) selectAgent(state, agent.id, emit);
  state.route = [{ x: agent.x, y: agent.y }, at];
}

function finishRoute(state: State, end: Point, emit: Emit): void {
  const agent = state.agents[state.selected - 1];
  if (agent && orderRoute(state, agent, [...(state.route ?? []), end])) {
    state.message = `Agent ${agent.id} walks the route you drew.`;
    emit({ type: 'agentOrdered', id: agent.id, x: end.x, y: end.y });
  } else {
    state.message = 'There is no way there.';
    emit({ type: 'refused', message: state.message });
  }
  state.route = null;
  state.press = null;
}

/** A press that stays on a person marks them; one that moves is for the map. */
function holdPress(state: State, t: T, emit: Emit): void {
  const { press } = state;
  state.heldFor++;
  if (!press || state.heldFor < LONG_PRESS) return;
  state.press = null;
  markAt(state, press, t, emit);
}

/**
 * A click selects an agent, the nearest within reach. With an agent selected it sends that one, after a person where it meets one: sending marks
 * nobody. Without one, or with `marks` on, it marks a person.
 */
export function clickMap(state: State, at: Point, queued: boolean, t: T, emit: Emit): void {
  const found = pickTarget(state, at, t, state.marks ? 'person' : null);
  const agent = state.agents[state.selected - 1];
  if (state.marks) {
    if (!found) return refuseMark(state, emit);
    state.marks = false;
    return toggleMark(state, found.id, emit);
  }
  if (found && isFixture(found)) return pressFixture(state, found, emit);
  if (found?.kind === 'agent') return toggleSelection(state, found.id, emit);
  if (found && agent) return sendAgentAfter(state, found.id, emit);
  if (found) return toggleMark(state, found.id, emit);
  if (agent) return sendAgent(state, agent, at, queued, emit);
  state.message = 'Select an agent first, then click where it shall go.';
  emit({ type: 'refused', message: state.message });
}

function refuseMark(state: State, emit: Emit): void {
  state.message = 'Nobody is there. Choose a person to mark.';
  emit({ type: 'refused', message: state.message });
}

export interface PickTarget {
  readonly kind: 'agent' | 'person' | FixtureKind;
  readonly id: number;
}

/** Hit test: the nearest agent or person within `pickPx`, or null; of one kind only where it is given. */
export function pickTarget(
  state: Readonly<State>,
  at: Point,
  t: T,
  only: PickTarget['kind'] | null = null,
): PickTarget | null {
  let least = t.pickPx;
  let found: PickTarget | null = null;
  const look = (kind: PickTarget['kind'], one: Point & { readonly id: number }) => {
    const away = distance(one, at);
    if (away > least || (away === least && found) || (only !== null && kind !== only)) return;
    least = away;
    found = { kind, id: one.id };
  };
  const fixture = only === null ? pickFixture(state, at) : null;
  if (fixture) {
    least = fixture.away;
    found = fixture;
  }
  for (const agent of state.agents) look('agent', agent);
  for (const enemy of state.enemies) if (isAtLarge(enemy)) look('person', enemy);
  for (const stroller of strollersIn(state)) look('person', stroller);
  return found;
}

/** Key and button of an agent: they are pressed before each order, so the selected one stays selected, and the view goes to it. */
export function selectAgent(state: State, id: number, emit: Emit): void {
  if (!state.agents[id - 1]) return;
  const again = state.selected === id;
  state.selected = id;
  if (!again) state.message = `Agent ${id} selected. Click where it shall go.`;
  emit({ type: 'agentSelected', id, again });
}

/** Clicking an agent on the map toggles its selection. */
function toggleSelection(state: State, id: number, emit: Emit): void {
  if (state.selected !== id) return selectAgent(state, id, emit);
  state.selected = 0;
  state.message = '';
  emit({ type: 'agentDeselected', id });
}

function selectNext(state: State, emit: Emit): void {
  const next = (state.selected % state.agents.length) + 1;
  if (next !== state.selected) selectAgent(state, next, emit);
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
  if (isEnemy(person) && file.marked) {
    person.markedAt ??= state.time;
    person.markedOnProof = provenBy(person.notes) !== null;
  }
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
  state.message = `Agent ${agent.id} goes after number ${id}. To mark: hold the press, right-click, or G.`;
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
