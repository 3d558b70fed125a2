// The town: its people and who comes by on which day, drawn by the seed alone and never by what was done.

import { lastAnswer } from '../../kit/core/lastAnswer.ts';
import { pick, type Rng, randomInt, seeded } from '../../kit/core/rng.ts';
import type { T } from '../constants.ts';
import { HOME, STREETS } from './cart/streets.ts';
import { CART_FROM, DAY_TICKS, DAYS, HOUR_TICKS, HOURS } from './state.ts';
import type { Person } from './visit.ts';
import { hourAt, specialStreet, type Weather } from './weather.ts';

/** Somebody comes by at a tick of the day. */
export interface Pass {
  readonly who: number;
  readonly at: number;
  readonly street: number;
}

export const TOWN_SIZE = 60;
/** Strangers of a fair are numbered from here: nobody remembers them, nor they the stand. */
export const STRANGERS_FROM = 1000;

const NAMES = [
  ...['Ada', 'Amos', 'Anouk', 'Bela', 'Birgit', 'Boris', 'Cleo', 'Cyril', 'Dana', 'Dario', 'Edda', 'Emil', 'Enzo'],
  ...['Fay', 'Felix', 'Flora', 'Gita', 'Gus', 'Hana', 'Henk', 'Ida', 'Igor', 'Ines', 'Ivo', 'Jana', 'Jules', 'Kaya'],
  ...['Kim', 'Lars', 'Lena', 'Leo', 'Lotte', 'Maja', 'Malo', 'Mia', 'Milo', 'Nadia', 'Nils', 'Nora', 'Olga', 'Omar'],
  ...['Otto', 'Paula', 'Per', 'Petra', 'Pia', 'Quentin', 'Rita', 'Ravi', 'Rosa', 'Sami', 'Selma', 'Sven', 'Tara'],
  ...['Theo', 'Ugo', 'Uma', 'Vera', 'Wim', 'Yara'],
];
/** Houses of the other streets: the least, and how many more there may be. */
const HOUSES = [46, 23] as const;
/** Days of the week by bits: most days, workdays, every other day, weekend and one more. */
const HABITS = [0b1111111, 0b0011111, 0b0011111, 0b1110111, 0b1011101, 0b1010101, 0b0101010, 0b1100100, 0b1101011];

interface Town {
  readonly people: readonly Person[];
  readonly crowds: readonly (readonly number[])[];
}
const last = lastAnswer<Town>();

/** The town of a seed and of a storey: every tick asks for it. */
const knownOf = (seed: number, isWhole: boolean, t: T): Town =>
  last([seed, isWhole, t], () => {
    const home = homeOf(seed, t);
    const people = isWhole ? [...withErrands(home, seed), ...othersOf(seed, t)] : home;
    return { people, crowds: crowdsOf(people) };
  });

/** Everybody who may come by on a day: those of Linden Street at the table, all six streets from the cart on. */
export const townOf = (seed: number, index: number, t: T): readonly Person[] =>
  knownOf(seed, index >= CART_FROM, t).people;

/** How many come by in each hour of a middling day, by street, in tenths. */
export const crowdOf = (seed: number, index: number, t: T): readonly (readonly number[])[] =>
  knownOf(seed, index >= CART_FROM, t).crowds;

function homeOf(seed: number, t: T): readonly Person[] {
  const rng = seeded(seed, 1);
  const taste = townTaste(seed);
  return Array.from({ length: TOWN_SIZE }, (_, i) => newPerson(rng, taste, NAMES[i] ?? `No. ${i}`, HOME, t));
}

/** The other streets, each with a taste and a purse of its own. */
function othersOf(seed: number, t: T): readonly Person[] {
  const people = STREETS.flatMap((street, number) => {
    if (number === HOME) return [];
    const rng = seeded(seed, 20 + number);
    const purse = street.purse + 7 * randomInt(rng, 5) - 14;
    const taste = tasteOf(seed, number);
    const initial = street.name[0] ?? '';
    return Array.from({ length: HOUSES[0] + randomInt(rng, HOUSES[1]) }, (_, i) => {
      const name = `${NAMES[(i * 7 + number * 11) % NAMES.length]} ${initial}.`;
      const person = newPerson(rng, taste, name, number, t);
      return {
        ...person,
        purse: person.purse + purse,
        hurry: Math.max(1, person.hurry + street.hurry),
        staysIn: person.staysIn || street.isOpen === true,
      };
    });
  });
  return withErrands(people, seed + 1);
}

/** Every other one has a way to another street, at an hour that is busy there. */
function withErrands(people: readonly Person[], seed: number): readonly Person[] {
  const rng = seeded(seed, 3);
  return people.map(person => {
    const street = (person.street + 1 + randomInt(rng, STREETS.length - 1)) % STREETS.length;
    const at = tickIn(rng, street);
    const isFree = person.times.every(time => Math.abs(time - at) > HOUR_TICKS);
    return randomInt(rng, 2) === 0 && isFree ? { ...person, errand: [street, at] as const } : person;
  });
}

function crowdsOf(people: readonly Person[]): readonly (readonly number[])[] {
  const crowds = STREETS.map(() => Array.from({ length: HOURS }, () => 0));
  const add = (street: number, at: number, days: number) => {
    const hours = crowds[street] as number[];
    hours[Math.floor(at / HOUR_TICKS)] = (hours[Math.floor(at / HOUR_TICKS)] ?? 0) + days / DAYS;
  };
  for (const { street, times, errand, days } of people) {
    const many = Array.from({ length: DAYS }, (_, i) => (days >> i) & 1).filter(Boolean).length;
    for (const at of times) add(street, at, many);
    if (errand) add(errand[0], errand[1], many);
  }
  return crowds.map(hours => hours.map(many => Math.round(many * 10)));
}

const tickIn = (rng: Rng, street: number): number =>
  pick(rng, STREETS[street]?.busy ?? [0]) * HOUR_TICKS + 10 + randomInt(rng, HOUR_TICKS - 20);

interface Taste {
  readonly lemons: number;
  readonly sugar: number;
}

/** What most of a town want in a jug: another in each town, to be found out. */
function townTaste(seed: number): Taste {
  const rng = seeded(seed, 2);
  return { lemons: 3 + randomInt(rng, 4), sugar: 3 + randomInt(rng, 5) };
}

/** What most of a street want: up to two lemons and spoons beside the town's. */
function tasteOf(seed: number, street: number): Taste {
  const { lemons, sugar } = townTaste(seed);
  if (street === HOME) return { lemons, sugar };
  const rng = seeded(seed, 40 + street);
  return { lemons: Math.max(1, lemons + randomInt(rng, 5) - 2), sugar: Math.max(0, sugar + randomInt(rng, 5) - 2) };
}

function newPerson(rng: Rng, taste: Taste, name: string, street: number, t: T): Person {
  const beside = () => Math.round((randomInt(rng, 3) + randomInt(rng, 3) - 2) * t.tasteSpread);
  const first = tickIn(rng, street);
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
    street,
    errand: null,
  };
}

/** Somebody by number: of the town, or a stranger of that day. */
export function personOf(seed: number, index: number, who: number, t: T): Person {
  const person = townOf(seed, index, t)[who];
  if (person) return person;
  const street = specialStreet(seed, index);
  const rng = seeded(seed, 3100 + index * 100 + who - STRANGERS_FROM);
  return { ...newPerson(rng, tasteOf(seed, street), 'A stranger', street, t), staysIn: false };
}

/** Ways of somebody on a day of this weather: none for who stays in or away. */
export function waysOf(person: Person, who: number, index: number, weather: Weather): readonly Pass[] {
  if (((person.days >> (index % DAYS)) & 1) === 0) return [];
  if (weather.special === 'roadworks' && person.overBridge) return [];
  const { street, times, errand } = person;
  const ways = times.map(at => ({ who, at, street }));
  const all = errand ? [...ways, { who, at: errand[1], street: errand[0] }] : ways;
  return person.staysIn ? all.filter(({ at }) => hourAt(weather, at).sky !== 'rain') : all;
}

/** Everybody who comes by on a day, in order. */
export function passesOf(seed: number, index: number, weather: Weather, t: T): readonly Pass[] {
  const passes = townOf(seed, index, t).flatMap((person, who) => waysOf(person, who, index, weather));
  if (weather.special === 'fair') {
    const rng = seeded(seed, 2000 + index);
    const street = specialStreet(seed, index);
    for (let i = 0; i < t.strangers; i++)
      passes.push({ who: STRANGERS_FROM + i, at: 2 * HOUR_TICKS + randomInt(rng, 5 * HOUR_TICKS), street });
  }
  return passes.sort((a, b) => a.at - b.at || a.who - b.who);
}
