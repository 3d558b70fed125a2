// A bot that plays it: sends agents where nobody has looked yet, waits for signs, marks whoever is proven, and sends the nearest agent after them.
import type { Frame } from '../kit/core/input.ts';
import { cos, sin, TAU } from '../kit/core/math.ts';
import { rumoursOf } from './briefing.ts';
import type { T } from './constants.ts';
import { KEY } from './controls.ts';
import { signRhythm } from './enemies.ts';
import { pickTarget } from './mapInput.ts';
import type { Look } from './mission.ts';
import { distance, distanceToPath, type Point } from './pathGeometry.ts';
import { type Person, peopleIn } from './people.ts';
import { BIT, provenBy } from './signs.ts';
import { type Agent, isAtLarge, isEnemy, missionAt, type State } from './state.ts';
import { isOpen, terrainOf } from './terrain.ts';

/** What a player makes use of; the bot of the page uses all of it. */
export interface BotOptions {
  /** Waits for two signs, marks at the first one that is not just walking beside the route, goes by clothes, or marks whoever it meets. */
  readonly proof: 'two' | 'one' | 'clothes' | 'none';
  /** Agents go and look; else they stand where they began. */
  readonly sweeps: boolean;
  /** Sees from above who walks beside the route or stands for long, once an agent has noted their other sign. */
  readonly looksDown: boolean;
  /** Looks first where somebody could reach the VIP. */
  readonly guards: boolean;
  /** Looks first at those among whom somebody hides, as the briefing says. */
  readonly reads: boolean;
  /** Ticks that it thinks about an order. */
  readonly pace: number;
  /** Lets time stand while it thinks. */
  readonly plans: boolean;
}
export const CAREFUL: BotOptions = {
  proof: 'two',
  sweeps: true,
  guards: true,
  looksDown: true,
  reads: true,
  pace: 6,
  plans: true,
};

type BotInput = Partial<Frame>;

/** How near an agent goes to look. */
const LOOKS_FROM = 75;
/** How near it goes to take somebody. */
const TAKES_FROM = 48;
const MARKS_ALONE = BIT.pocket | BIT.stare | BIT.bag | BIT.glint | BIT.away | BIT.drop;

/** What it has in mind during a mission. */
interface BotMemory {
  /** For how long agents have had whom in sight, and until when that is known. */
  readonly watched: Map<number, number>;
  looked: number;
  /** Whom an agent goes to, and since when it looks at them. */
  readonly goals: Map<number, number>;
  readonly stints: Map<number, number>;
}

/** How often it looks who is in sight, in ticks. */
const GLANCE = 10;
/** While there is nothing to do, or time stands, it looks again so soon. */
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
    // While time stands it does not matter how long one thinks.
    const stands = habits.plans && deed.length > 0;
    rest = deed.length > 0 && !stands ? habits.pace : NOTICES;
    if (stands !== state.planning) next.push(press(KEY.plan));
    next.push(...deed);
    return next.shift() ?? {};
  };
}

const emptyMemory = (): BotMemory => ({ watched: new Map(), looked: 0, goals: new Map(), stints: new Map() });

const press = (key: number): BotInput => ({ held: key, pressed: key });
const click = ({ x, y }: Point): BotInput => ({
  pointer: { x: Math.round(x), y: Math.round(y), down: false, pressed: true, released: true, cancelled: false },
});

/** Everybody who may still be somebody. */
const everybody = (state: Readonly<State>): readonly Person[] =>
  peopleIn(state).filter(person => (isEnemy(person) ? isAtLarge(person) : !person.cleared));

/** Whom agents have had in sight, and for how long. */
function updateWatched(state: Readonly<State>, mind: BotMemory): void {
  const { watched } = mind;
  const passed = Math.min(state.time - mind.looked, 2 * GLANCE);
  mind.looked = state.time;
  for (const person of everybody(state))
    if (state.agents.some(agent => agent.busy === 0 && distance(agent, person) < agent.viewDistance))
      watched.set(person.id, (watched.get(person.id) ?? 0) + passed);
}

/** The next order, as what the hands do; nothing where all is well. */
function nextOrder(state: Readonly<State>, t: T, habits: BotOptions, mind: BotMemory): BotInput[] {
  const people = everybody(state);
  const { goals, stints } = mind;
  const mayMark = state.suspended === 0 && people.filter(({ marked }) => marked).length < state.agents.length;
  if (mayMark)
    for (const person of people)
      if (!person.marked && isSuspect(person, state, habits) && pickTarget(state, person, t)?.id === person.id)
        return [click(person)];
  for (const person of people) {
    const isWanted = person.marked || (isEnemy(person) && person.isEscaping);
    if (!isWanted || [...goals.values()].includes(person.id)) continue;
    const agent = nearest(state, person, people, goals);
    const deed = agent && sendNear(state, t, agent, ahead(person), TAKES_FROM);
    if (!agent || !deed) continue;
    goals.set(agent.id, person.id);
    return deed;
  }
  for (const agent of state.agents) {
    if (agent.busy > 0) continue;
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

/** Somebody is looked at until their signs would have shown; longer where one has. */
function isWorthWatching(person: Person, state: Readonly<State>, t: T, { watched }: BotMemory): boolean {
  if (person.marked) return true;
  const { every } = signRhythm(state.hiding, t);
  return (person.notes & MARKS_ALONE) !== 0 || (watched.get(person.id) ?? 0) < every * 1.15;
}

/** Who has shown one sign is looked at for a while, then somebody else, and later again. */
function keepsWatching(person: Person, agent: Agent, state: Readonly<State>, t: T, mind: BotMemory): boolean {
  if (person.marked || (person.notes & MARKS_ALONE) === 0) return isWorthWatching(person, state, t, mind);
  return state.time - (mind.stints.get(agent.id) ?? 0) < signRhythm(state.hiding, t).every * STINT;
}
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

/** Disguises of which the briefing warns, of those who are still at large. */
const rumouredIn = (state: Readonly<State>): ReadonlySet<Look> =>
  new Set(
    rumoursOf(state).flatMap(({ index, look }) => {
      const enemy = state.enemies[index];
      return enemy && isAtLarge(enemy) ? [look] : [];
    }),
  );

/** Pixels that it goes further for somebody of whom the briefing warns. */
const RUMOURED = 120;
/** Pixels that a tick of looking at somebody counts against looking again. */
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
    const away = distance(agent, to);
    if (away >= least) continue;
    least = away;
    found = agent;
  }
  return found;
}

/** Where somebody will be in a second. */
const ahead = (person: Person): Person =>
  person.pose === 'walk' || person.pose === 'flee'
    ? { ...person, x: person.x + cos(person.facing) * 18, y: person.y + sin(person.facing) * 18 }
    : person;

/** Selects the agent and clicks beside somebody, where no one else is meant. */
function sendNear(state: Readonly<State>, t: T, agent: Agent, to: Point, beside: number): BotInput[] | null {
  const terrain = terrainOf(missionAt(state));
  const { width, height } = missionAt(state).world;
  let least = Infinity;
  let found: Point | null = null;
  for (let i = 0; i < 12; i++) {
    const at = { x: to.x + beside * cos((TAU * i) / 12), y: to.y + beside * sin((TAU * i) / 12) };
    const isInside = at.x > 12 && at.y > 12 && at.x < width - 12 && at.y < height - 12;
    if (!isInside || !isOpen(terrain, at) || pickTarget(state, at, t)) continue;
    const away = distance(agent, at);
    if (away >= least) continue;
    least = away;
    found = at;
  }
  if (!found) return null;
  const key = [KEY.agent1, KEY.agent2, KEY.agent3, KEY.agent4][agent.id - 1] as number;
  return state.selected === agent.id ? [click(found)] : [press(key), click(found)];
}
