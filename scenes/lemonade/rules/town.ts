// The town: its people and who comes by on which day, drawn by the seed alone and never by what was done.
import { pick, type Rng, randomInt, seeded } from '../../kit/core/rng.ts';
import type { T } from '../constants.ts';
import { DAY_TICKS, DAYS, HOUR_TICKS } from './state.ts';
import type { Person } from './visit.ts';
import { hourAt, type Weather } from './weather.ts';

/** Somebody comes by at a tick of the day. */
export interface Pass {
  readonly who: number;
  readonly at: number;
}

export const TOWN_SIZE = 60;
/** Strangers of a fair are numbered from here: nobody remembers them, nor they the stand. */
export const STRANGERS_FROM = 100;

const NAMES = [
  ...['Ada', 'Amos', 'Anouk', 'Bela', 'Birgit', 'Boris', 'Cleo', 'Cyril', 'Dana', 'Dario', 'Edda', 'Emil', 'Enzo'],
  ...['Fay', 'Felix', 'Flora', 'Gita', 'Gus', 'Hana', 'Henk', 'Ida', 'Igor', 'Ines', 'Ivo', 'Jana', 'Jules', 'Kaya'],
  ...['Kim', 'Lars', 'Lena', 'Leo', 'Lotte', 'Maja', 'Malo', 'Mia', 'Milo', 'Nadia', 'Nils', 'Nora', 'Olga', 'Omar'],
  ...['Otto', 'Paula', 'Per', 'Petra', 'Pia', 'Quentin', 'Rita', 'Ravi', 'Rosa', 'Sami', 'Selma', 'Sven', 'Tara'],
  ...['Theo', 'Ugo', 'Uma', 'Vera', 'Wim', 'Yara'],
];
/** Hours at which people like to be on their way; noon and the end of school are busy. */
const BUSY = [0, 0, 1, 2, 3, 3, 3, 4, 5, 6, 6, 6, 7, 7];
/** Days of the week by bits: most days, workdays, every other day, weekend and one more. */
const HABITS = [0b1111111, 0b0011111, 0b0011111, 0b1110111, 0b1011101, 0b1010101, 0b0101010, 0b1100100, 0b1101011];

/** The whole town of a seed; the last one is remembered, because every tick asks for it. */
let known: { readonly seed: number; readonly spread: number; readonly people: readonly Person[] } | null = null;

export function townOf(seed: number, t: T): readonly Person[] {
  if (known?.seed === seed && known.spread === t.tasteSpread) return known.people;
  const rng = seeded(seed, 1);
  const taste = townTaste(seed);
  const people = Array.from({ length: TOWN_SIZE }, (_, i) => newPerson(rng, taste, NAMES[i] ?? `No. ${i}`, t));
  known = { seed, spread: t.tasteSpread, people };
  return people;
}

/** What most of a town want in a jug: another in each town, to be found out. */
function townTaste(seed: number): { readonly lemons: number; readonly sugar: number } {
  const rng = seeded(seed, 2);
  return { lemons: 3 + randomInt(rng, 4), sugar: 3 + randomInt(rng, 5) };
}

function newPerson(rng: Rng, taste: ReturnType<typeof townTaste>, name: string, t: T): Person {
  const beside = () => Math.round((randomInt(rng, 3) + randomInt(rng, 3) - 2) * t.tasteSpread);
  const first = pick(rng, BUSY) * HOUR_TICKS + 10 + randomInt(rng, HOUR_TICKS - 20);
  const again = (first + (3 + randomInt(rng, 3)) * HOUR_TICKS) % DAY_TICKS;
  return {
    name,
    lemons: Math.max(1, taste.lemons + beside()),
    sugar: Math.max(0, taste.sugar + beside()),
    ice: randomInt(rng, 3) - 1,
    picky: 4 + randomInt(rng, 6),
    purse: 62 + randomInt(rng, 41) + randomInt(rng, 37),
    heat: 1 + randomInt(rng, 4),
    hurry: 2 + randomInt(rng, 5),
    staysIn: randomInt(rng, 2) === 0,
    overBridge: randomInt(rng, 2) === 0,
    days: pick(rng, HABITS),
    times: randomInt(rng, 3) === 0 ? [Math.min(first, again), Math.max(first, again)] : [first],
  };
}

/** Somebody by number: of the town, or a stranger of that day. */
export function personOf(seed: number, index: number, who: number, t: T): Person {
  const person = townOf(seed, t)[who];
  if (person) return person;
  const rng = seeded(seed, 3000 + index * 100 + who);
  return { ...newPerson(rng, townTaste(seed), 'A stranger', t), staysIn: false };
}

/** Everybody who comes by on a day, in order. */
export function passesOf(seed: number, index: number, weather: Weather, t: T): readonly Pass[] {
  const passes: Pass[] = [];
  townOf(seed, t).forEach((person, who) => {
    if (((person.days >> (index % DAYS)) & 1) === 0) return;
    if (weather.special === 'roadworks' && person.overBridge) return;
    for (const at of person.times) if (!person.staysIn || hourAt(weather, at).sky !== 'rain') passes.push({ who, at });
  });
  if (weather.special === 'fair') {
    const rng = seeded(seed, 2000 + index);
    for (let i = 0; i < t.strangers; i++)
      passes.push({ who: STRANGERS_FROM + i, at: 2 * HOUR_TICKS + randomInt(rng, 5 * HOUR_TICKS) });
  }
  return passes.sort((a, b) => a.at - b.at || a.who - b.who);
}
