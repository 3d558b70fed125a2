// The bot's use of fixtures: shuts doors beside the route, keeps a disguised agent in the crowd, looks through the camera with most to see, lets the VIP wait.

import { KEY } from '../controls.ts';
import { cameraSees } from '../rules/cameras.ts';
import { coatsLeft } from '../rules/disguises.ts';
import { middleOf } from '../rules/doors.ts';
import { distance, distanceToPath, type Point } from '../rules/pathGeometry.ts';
import { type Person, peopleIn } from '../rules/people.ts';
import { type Agent, isAtLarge, missionAt, type State, secondsOf } from '../rules/state.ts';
import { type BotInput, orderTo, press } from './pilotHands.ts';
import type { BotMemory, BotOptions } from './pilotMind.ts';

/** Seconds before the threat at which it lets the VIP wait. */
const EARLY = 1;
/** Doors nearer to the route than this are the escort's. */
const ON_ROUTE = 30;
/** An errand is given up after so many ticks. */
const MOST_ERRAND = 900;
/** A refused one is tried again after so many. */
const LEAST_ERRAND = 45;
/** Ticks between two looks at which camera sees most. */
const CAMERA_EVERY = 120;
/** How much more another camera must see. */
const WORTH = 1.25;
/** How far from where it began an agent without a disguise may stand. */
const HOME = 60;

/** Lets the VIP wait from the threat on. */
export function urgentOrder(state: Readonly<State>, { radio }: BotOptions): BotInput[] | null {
  const { assassinationTime } = missionAt(state);
  const isDue = secondsOf(state.time) >= assassinationTime - EARLY;
  if (!radio || !isDue || state.waits === 0 || state.waiting > 0 || state.vips[0]?.assassinated) return null;
  return state.enemies.some(isAtLarge) ? [press(KEY.radio)] : null;
}

export function fixtureOrder(
  state: Readonly<State>,
  habits: BotOptions,
  mind: BotMemory,
  isWanted: (person: Person) => boolean,
): BotInput[] | null {
  for (const [id, since] of mind.errands) {
    const agent = state.agents[id - 1];
    const isDone = !agent || (agent.way.length === 0 && agent.door === 0 && agent.busy === 0);
    const passed = state.time - since;
    if ((isDone && passed > LEAST_ERRAND) || passed > MOST_ERRAND) mind.errands.delete(id);
  }
  return (
    (habits.cameras ? cameraOrder(state, isWanted) : null) ??
    (habits.doors ? doorOrder(state, mind) : null) ??
    (habits.disguises ? wardrobeOrder(state, mind) : null)
  );
}

/** Presses of the camera key until the camera that sees most of whom it wants is live. */
function cameraOrder(state: Readonly<State>, isWanted: (person: Person) => boolean): BotInput[] | null {
  const { cameras } = missionAt(state);
  if (cameras.length === 0 || (state.camera >= 0 && state.time % CAMERA_EVERY >= 6)) return null;
  const people = peopleIn(state).filter(isWanted);
  const seen = cameras.map((_, index) =>
    people.reduce((sum, person) => sum + (cameraSees(state, index, person) ? (person.notes !== 0 ? 2.5 : 1) : 0), 0),
  );
  const most = seen.indexOf(Math.max(...seen));
  if (most === state.camera || (seen[most] ?? 0) <= (seen[state.camera] ?? 0) * WORTH) return null;
  const presses = (most - state.camera + cameras.length) % cameras.length || cameras.length;
  return Array.from({ length: state.camera < 0 ? most + 1 : presses }, () => press(KEY.camera));
}

function doorOrder(state: Readonly<State>, mind: BotMemory): BotInput[] | null {
  const mission = missionAt(state);
  const route = mission.vips[0]?.path ?? [];
  for (const [index, door] of mission.doors.entries()) {
    const now = state.doors[index];
    const at = middleOf(door);
    if (!now || now.shut || now.broken || distanceToPath(route, at) < ON_ROUTE) continue;
    if (state.agents.some(agent => agent.door === index + 1)) continue;
    const agent = nearestFree(state, at, mind);
    if (agent) return sendOn(state, agent, at, mind);
  }
  return null;
}

/** An agent without a disguise goes for a coat while one is left. */
function wardrobeOrder(state: Readonly<State>, mind: BotMemory): BotInput[] | null {
  const { wardrobes } = missionAt(state);
  if (wardrobes.length === 0 || coatsLeft(state) - mind.errands.size <= 0) return null;
  for (const at of wardrobes) {
    const agent = nearestFree(state, at, mind);
    if (agent && !agent.disguised) return sendOn(state, agent, at, mind);
  }
  return null;
}

function sendOn(state: Readonly<State>, agent: Agent, at: Point, mind: BotMemory): BotInput[] {
  mind.errands.set(agent.id, state.time);
  mind.goals.delete(agent.id);
  return orderTo(state, agent, at);
}

function nearestFree(state: Readonly<State>, at: Point, { errands, goals }: BotMemory): Agent | null {
  const marked = new Set(peopleIn(state).flatMap(({ id, marked: isMarked }) => (isMarked ? [id] : [])));
  const free = state.agents.filter(
    ({ id, busy, disguised }) => busy === 0 && !disguised && !errands.has(id) && !marked.has(goals.get(id) ?? 0),
  );
  return free.sort((a, b) => distance(a, at) - distance(b, at))[0] ?? null;
}

/** An agent that enemies know stays out of the crowd, where they are wary and it has learnt to use disguises. */
export const isKnown = (agent: Agent, state: Readonly<State>, { disguises }: BotOptions): boolean =>
  disguises && missionAt(state).wardrobes.length > 0 && !agent.disguised;

/** Back to where it began; null where it stands there, or walks. */
export function wayHome(agent: Agent, state: Readonly<State>): BotInput[] | null {
  const home = missionAt(state).agents[agent.id - 1];
  if (!home || agent.way.length > 0 || distance(agent, home) < HOME) return null;
  return orderTo(state, agent, home);
}
