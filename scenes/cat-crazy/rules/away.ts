// Absence: the room goes on, ever more slowly, for some hours at most; presents, a visitor, and the report of what happened and what it cost.
import { pick, random, randomInt } from '../../kit/core/rng.ts';
import type { T } from '../constants.ts';
import { addCoins, changeBar } from './bars.ts';
import { BREEDS, COATS_PER_BREED, KINDS } from './cats/breeds.ts';
import { newName } from './cats/names.ts';
import { tickNeeds } from './cats/needs.ts';
import { BARS, type Bar, type Cat, type Event, type Report, type State, type Visitor } from './state.ts';
import { BAR_NAMES } from './stories/lines.ts';

/** Shorter absences give no report. */
const SHORT_SECONDS = 60;

/**
 * Ticks of the room that an absence is worth: much in the first hour, less and less later. `awayTicks` is where the curve would end, half of it is
 * reached after `awayHalf` hours.
 */
export const awayTicksOf = (seconds: number, t: T): number =>
  Math.floor((t.awayTicks * seconds) / (seconds + t.awayHalf * 3600));

/** Simulates the absence; null for a short one. */
export function catchUp(state: State, awaySeconds: number, t: T): Report | null {
  const seconds = Math.min(Math.max(0, Math.floor(Number.isFinite(awaySeconds) ? awaySeconds : 0)), t.awayHours * 3600);
  if (seconds < SHORT_SECONDS || state.cats.length === 0) return null;
  const before = state.cats.map(cat => ({ ...cat }));
  const coins = state.coins;
  const told = goOn(state, awayTicksOf(seconds, t), t);
  const costs = state.cats.flatMap((cat, index) => costOf(cat, before[index] as Cat));
  const visitor = visitorOf(state, seconds, t);
  const presents = presentsOf(state, seconds, t);
  return {
    seconds,
    coins: state.coins - coins,
    lines: told.length > 0 ? told : ['Everybody is well.'],
    costs: costs.length > 0 ? costs : ['Nobody wants for anything.'],
    presents,
    visitor,
  };
}

/** Lets the needs of the room go on, and tells who worked, who slept, and who wants something. */
function goOn(state: State, ticks: number, t: T): string[] {
  const earned = new Map<string, number>();
  const slept = new Set<string>();
  const onEvent = (event: Event) => {
    if (event.type === 'paid') earned.set(event.name, (earned.get(event.name) ?? 0) + event.coins);
    else if (event.type === 'restBegun') slept.add(event.name);
  };
  for (const cat of state.cats) if (cat.isResting) slept.add(cat.name);
  const floors = state.cats.map(cat => BARS.map(bar => floorOf(cat[bar], t)));
  for (let i = 0; i < ticks; i++) {
    tickNeeds(state, onEvent, t);
    state.cats.forEach((cat, index) => {
      BARS.forEach((bar, at) => {
        cat[bar] = Math.max(cat[bar], floors[index]?.[at] ?? 0);
      });
    });
  }
  return [
    ...[...earned].map(([name, coins]) => `${name} worked and brought ${coins} ${coins === 1 ? 'coin' : 'coins'}.`),
    ...[...slept].filter(name => !earned.has(name)).map(name => `${name} slept.`),
    ...state.cats.flatMap(cat => {
      const low = BARS.filter(bar => cat[bar] < t.workNeeds).map(bar => WANTS[bar]);
      return low.length > 0 ? [`${cat.name} ${low.join(' and ')}.`] : [];
    }),
  ];
}

/** A bar that was so high falls no further: a content cat stays well, and none that was well comes to want. */
const floorOf = (value: number, t: T): number => Math.max(Math.min(value, t.awayFloor), value - t.awayLoss);

const WANTS: Readonly<Record<Bar, string>> = {
  hunger: 'is hungry',
  thirst: 'is thirsty',
  happiness: 'missed you',
  energy: 'is tired',
};

/** What the absence took of a cat's bars, in one sentence; none where it took nothing. */
function costOf(cat: Readonly<Cat>, before: Readonly<Cat>): string[] {
  const lost = BARS.map(bar => [bar, Math.round(before[bar]) - Math.round(cat[bar])] as const).filter(
    ([, by]) => by > 0,
  );
  return lost.length > 0 ? [`${cat.name}: ${lost.map(([bar, by]) => `${BAR_NAMES[bar]} −${by}`).join(', ')}.`] : [];
}

/** Hours after which there is one present more. */
const PRESENT_HOURS = [0.5, 2, 4, 7] as const;

interface Present {
  /** Of a hundred. */
  readonly chance: number;
  readonly text: string;
  give(state: State): void;
}
const PRESENTS: readonly Present[] = [
  { chance: 35, text: 'caught a fish: one more food', give: state => void state.food++ },
  { chance: 30, text: 'put a bowl under the tap: one more water', give: state => void state.waterBowls++ },
  { chance: 28, text: 'found 15 coins behind the shelf', give: state => addCoins(state, 15) },
  { chance: 7, text: 'dragged a toy out from under the rug', give: state => void state.toys++ },
];

/** Each as often as its chance says. */
const DRAWN = PRESENTS.flatMap(present => Array<Present>(present.chance).fill(present));

/** Cats that are still content bring something, the more the longer one was away. */
function presentsOf(state: State, seconds: number, t: T): readonly string[] {
  const givers = contentCats(state, t);
  if (givers.length === 0) return [];
  const brought = new Map<string, number>();
  for (const hours of PRESENT_HOURS) {
    if (seconds < hours * 3600) continue;
    const present = pick(state.rng, DRAWN);
    present.give(state);
    const text = `${pick(state.rng, givers).name} ${present.text}`;
    brought.set(text, (brought.get(text) ?? 0) + 1);
  }
  return [...brought].map(([text, times]) => (times === 1 ? `${text}.` : `${text}, ${times} times.`));
}

const contentCats = ({ cats }: State, t: T): readonly Cat[] =>
  cats.filter(cat => BARS.every(bar => cat[bar] >= t.awayContent));

/** Hours from which somebody may come by, and from which somebody does. */
const [MAY_VISIT, WILL_VISIT] = [2, 6];

/** A cat from the neighbourhood that cheers one of the room up and leaves something. */
function visitorOf(state: State, seconds: number, t: T): Visitor | null {
  const hosts = contentCats(state, t);
  const hours = seconds / 3600;
  if (hosts.length === 0 || hours < MAY_VISIT || (hours < WILL_VISIT && random(state.rng) < 0.5)) return null;
  const host = pick(state.rng, hosts);
  const breed = pick(state.rng, BREEDS);
  const name = newName(
    state.rng,
    state.cats.map(one => one.name),
  );
  changeBar(host, 'happiness', t.visitHappiness);
  addCoins(state, t.visitCoins);
  const left = `${t.visitCoins} ${t.visitCoins === 1 ? 'coin' : 'coins'}`;
  const text = `${name}, a ${KINDS[breed].name} from next door, came by, played with ${host.name} and left ${left}.`;
  return { name, breed, coat: randomInt(state.rng, COATS_PER_BREED), text };
}

/** Duration as text: '3 h 20 min'. */
export function durationText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return [hours > 0 && `${hours} h`, (minutes % 60 > 0 || hours === 0) && `${minutes % 60} min`]
    .filter(Boolean)
    .join(' ');
}
