// Bot of Emergencia, a list of priorities: mark proven suspects, send the nearest agent after them, else look at people not watched yet.
import { cos, sin, TAU } from '../../kit/core/math.ts';
import type { T } from '../constants.ts';
import { KEY } from '../controls.ts';
import type { Look } from '../levels/mission.ts';
import { rumoursOf } from '../rules/briefing.ts';
import { cameraSees } from '../rules/cameras.ts';
import { signRhythm } from '../rules/enemies.ts';
import { pickTarget } from '../rules/mapInput.ts';
import { distance, distanceToPath, type Point } from '../rules/pathGeometry.ts';
import { type Person, peopleIn } from '../rules/people.ts';
import { BIT, provenBy } from '../rules/signs.ts';
import { type Agent, isAtLarge, isEnemy, missionAt, type State } from '../rules/state.ts';
import { findPath, isOpen, terrainNow } from '../rules/terrain.ts';
import { fixtureOrder, isKnown, urgentOrder, wayHome } from './pilotFixtures.ts';
import { type BotInput, markFrame, orderTo, press } from './pilotHands.ts';
import type { BotMemory, BotOptions } from './pilotMind.ts';

export const CAREFUL: BotOptions = {
  proof: 'two',
  sweeps: true,
  guards: true,
  looksDown: true,
  reads: true,
  pace: 6,
  plans: true,
  doors: true,
  disguises: true,
  cameras: true,
  radio: true,
};

/** Distance at which an agent watches somebody, in pixels. */
const LOOKS_FROM = 75;
/** Distance to which it goes to apprehend, in pixels. */
const TAKES_FROM = 48;
const MARKS_ALONE = BIT.pocket | BIT.stare | BIT.bag | BIT.glint | BIT.away | BIT.drop;

/** Ticks between two updates of `watched`. */
const GLANCE = 10;
/** Ticks until the next decision while there is nothing to do, or time stands. */
const NOTICES = 6;

export function pilot(_seed = 0, habits = CAREFUL): (state: Readonly<State>, t: T) => BotInput {
  let mind: BotMemory = emptyMemory();
  let mission = '';
  let rest = 0;
  const next: BotInput[] = [];
  return (state, t) => {
    if (state.phase !== 'playing') {
      next.length = 0;
      return state.since % 60 === 50 ? { held: KEY.act, pressed: KEY.act } : {};
    }
    const key = `${state.level} ${state.tries}`;
    if (key !== mission) {
      mind = emptyMemory();
      mission = key;
      rest = 0;
    }
    if (state.time >= mind.looked + GLANCE) updateWatched(state, mind);
    const due = next.shift();
    if (due) return due;
    if (rest-- > 0) return {};
    const deed = nextOrder(state, t, habits, mind);
    // In planning mode thinking costs no time.
    const stands = habits.plans && deed.length > 0;
    rest = deed.length > 0 && !stands ? habits.pace : NOTICES;
    if (stands !== state.planning) next.push(press(KEY.plan));
    next.push(...deed);
    return next.shift() ?? {};
  };
}

const emptyMemory = (): BotMemory => ({
  watched: new Map(),
  looked: 0,
  goals: new Map(),
  stints: new Map(),
  errands: new Map(),
});

/** Everybody who may still be an enemy, as far as the player knows. */
const everybody = (state: Readonly<State>): readonly Person[] =>
  peopleIn(state).filter(person => (isEnemy(person) ? isAtLarge(person) : !person.cleared));

/** Adds the passed ticks to everybody in sight of an agent. */
function updateWatched(state: Readonly<State>, mind: BotMemory): void {
  const { watched } = mind;
  const passed = Math.min(state.time - mind.looked, 2 * GLANCE);
  mind.looked = state.time;
  for (const person of everybody(state))
    if (
      state.agents.some(agent => agent.busy === 0 && distance(agent, person) < agent.viewDistance) ||
      cameraSees(state, state.camera, person)
    )
      watched.set(person.id, (watched.get(person.id) ?? 0) + passed);
}

/** The next order as input frames; empty where there is nothing to do. */
function nextOrder(state: Readonly<State>, t: T, habits: BotOptions, mind: BotMemory): BotInput[] {
  const people = everybody(state);
  const { goals, stints } = mind;
  const urgent = urgentOrder(state, habits);
  if (urgent) return urgent;
  const mayMark = state.suspended === 0 && people.filter(({ marked }) => marked).length < state.agents.length;
  if (mayMark)
    for (const person of people)
      if (
        !person.marked &&
        isSuspect(person, state, habits) &&
        pickTarget(state, rounded(person), t, 'person')?.id === person.id
      )
        return [markFrame(person)];
  for (const person of people) {
    const isWanted = person.marked || (isEnemy(person) && person.isEscaping);
    if (!isWanted || [...goals.values()].includes(person.id)) continue;
    const agent = nearest(state, person, people, goals);
    const deed = agent && sendNear(state, t, agent, ahead(person), TAKES_FROM);
    if (!agent || !deed) continue;
    goals.set(agent.id, person.id);
    return deed;
  }
  const order = fixtureOrder(state, habits, mind, person => isWorthWatching(person, state, t, mind));
  if (order) return order;
  for (const agent of state.agents) {
    if (agent.busy > 0 || agent.door > 0 || mind.errands.has(agent.id)) continue;
    const goal = goals.get(agent.id);
    const person = goal === undefined ? undefined : people.find(({ id }) => id === goal);
    if (person && keepsWatching(person, agent, state, t, mind)) {
      const isFar = distance(agent, person) > (person.marked ? TAKES_FROM * 2 : agent.viewDistance - 15);
      const deed =
        isFar && agent.way.length === 0
          ? sendNear(state, t, agent, ahead(person), person.marked ? TAKES_FROM : LOOKS_FROM)
          : null;
      if (deed) return deed;
      continue;
    }
    goals.delete(agent.id);
    if (!habits.sweeps) continue;
    if (isKnown(agent, state, habits)) {
      const home = wayHome(agent, state);
      if (home) return home;
      continue;
    }
    const wanted = bestToWatch(state, t, habits, agent, people, mind);
    const deed = wanted && sendNear(state, t, agent, wanted, LOOKS_FROM);
    if (!wanted || !deed) continue;
    goals.set(agent.id, wanted.id);
    stints.set(agent.id, state.time);
    return deed;
  }
  return [];
}

function isSuspect({ notes, shows, look }: Person, state: Readonly<State>, { proof, looksDown }: BotOptions): boolean {
  if (proof === 'none') return true;
  if (proof === 'clothes') return rumouredIn(state).has(look);
  if (proof === 'one') return (notes & MARKS_ALONE) !== 0;
  const above = looksDown && (notes & MARKS_ALONE) !== 0 ? shows & (BIT.route | BIT.still) : 0;
  return provenBy(notes | above) !== null;
}

/** Watching pays until the signs would have shown; longer where one was noted. */
function isWorthWatching(person: Person, state: Readonly<State>, t: T, { watched }: BotMemory): boolean {
  if (person.marked) return true;
  const { every } = signRhythm(state.hiding, t);
  return (person.notes & MARKS_ALONE) !== 0 || (watched.get(person.id) ?? 0) < every * 1.15;
}

/** A person with one noted sign is watched for a limited time, then somebody else, and later again. */
function keepsWatching(person: Person, agent: Agent, state: Readonly<State>, t: T, mind: BotMemory): boolean {
  if (person.marked || (person.notes & MARKS_ALONE) === 0) return isWorthWatching(person, state, t, mind);
  return state.time - (mind.stints.get(agent.id) ?? 0) < signRhythm(state.hiding, t).every * STINT;
}
/** That time, in periods of the sign rhythm. */
const STINT = 1.8;

function bestToWatch(
  state: Readonly<State>,
  t: T,
  { guards, reads }: BotOptions,
  agent: Agent,
  people: readonly Person[],
  mind: BotMemory,
): Person | null {
  const route = missionAt(state).vips[0]?.path ?? [];
  const rumoured = reads ? rumouredIn(state) : null;
  let least = Infinity;
  let found: Person | null = null;
  for (const person of people) {
    if ([...mind.goals.values()].includes(person.id) || !isWorthWatching(person, state, t, mind)) continue;
    const hint = (person.notes & MARKS_ALONE) !== 0 ? 260 : 0;
    const rumour = rumoured?.has(person.look) ? RUMOURED : 0;
    const seen = (mind.watched.get(person.id) ?? 0) * WATCHED_COST;
    const price = distance(agent, person) + (guards ? distanceToPath(route, person) * 0.5 : 0) + seen - hint - rumour;
    if (price >= least) continue;
    least = price;
    found = person;
  }
  return found;
}

/** Clothes that the briefing names, of enemies still at large. */
const rumouredIn = (state: Readonly<State>): ReadonlySet<Look> =>
  new Set(
    rumoursOf(state).flatMap(({ index, look }) => {
      const enemy = state.enemies[index];
      return enemy && isAtLarge(enemy) ? [look] : [];
    }),
  );

/** Extra distance it accepts for clothes that the briefing names, in pixels. */
const RUMOURED = 120;
/** Cost of each tick for which somebody was watched already, in pixels. */
const WATCHED_COST = 0.3;

function nearest(
  state: Readonly<State>,
  to: Point,
  people: readonly Person[],
  goals: ReadonlyMap<number, number>,
): Agent | null {
  let least = Infinity;
  let found: Agent | null = null;
  for (const agent of state.agents) {
    const chased = people.find(({ id }) => id === goals.get(agent.id));
    if (agent.busy > 120 || chased?.marked) continue;
    // Whoever takes somebody loses its disguise.
    const away = distance(agent, to) + (agent.disguised ? DISGUISE_COST : 0);
    if (away >= least) continue;
    least = away;
    found = agent;
  }
  return found;
}

/** Extra distance it accepts to keep a disguise, in pixels. */
const DISGUISE_COST = 250;

/** Where somebody will be in a second. */
const ahead = (person: Person): Person =>
  person.pose === 'walk' || person.pose === 'flee'
    ? { ...person, x: person.x + cos(person.facing) * 18, y: person.y + sin(person.facing) * 18 }
    : person;

/** A place as the pointer points at it: what a press there hits is asked of it, or two who stand close are marked and unmarked for ever. */
const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/** Selects the agent and clicks a free place beside somebody, where the click hits nobody. */
function sendNear(state: Readonly<State>, t: T, agent: Agent, to: Point, beside: number): BotInput[] | null {
  const terrain = terrainNow(state);
  const { width, height } = missionAt(state).world;
  let least = Infinity;
  let found: Point | null = null;
  for (let i = 0; i < 12; i++) {
    const angle = (TAU * i) / 12;
    const at = rounded({ x: to.x + beside * cos(angle), y: to.y + beside * sin(angle) });
    const isInside = at.x > 12 && at.y > 12 && at.x < width - 12 && at.y < height - 12;
    if (!isInside || !isOpen(terrain, at) || pickTarget(state, at, t)) continue;
    const away = distance(agent, at);
    if (away >= least) continue;
    least = away;
    found = at;
  }
  if (!found || findPath(terrain, agent, found).length === 0) return null;
  return orderTo(state, agent, found);
}
