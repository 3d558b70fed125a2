// Outlook: a day called beforehand from what is shown: everybody who has read the sign, the crowd of each hour, the forecast.
import type { T } from '../constants.ts';
import { STREETS } from './cart/streets.ts';
import { type Facts, factsOf, finishDay, openDay } from './day.ts';
import { copyOpening, gainOf } from './lesson.ts';
import { DAYS, dayIndex, HOUR_TICKS, type Plan, type State } from './state.ts';
import { crowdOf, type Pass, townOf, waysOf } from './town.ts';
import type { Sky } from './visit.ts';
import { type Forecast, specialStreet, type Weather } from './weather.ts';

/** Numbers of those who have read the sign: a press has told, or can tell, all about them. */
export const metBy = ({ folk }: Pick<State, 'folk'>): readonly number[] =>
  folk.flatMap(({ seen }, who) => (seen > 0 ? [who] : []));

/** Who is expected on a day of this weather: those met, by their habits; from the cart on the rest of each hour's crowd; at a fair strangers like those met. */
export function expected(state: Readonly<State>, weather: Weather, t: T): Facts {
  const index = dayIndex(state);
  const town = townOf(state.seed, index, t);
  const met = metBy(state);
  const passes = met.flatMap(who => {
    const person = town[who];
    return person ? waysOf(person, who, index, weather) : [];
  });
  if (state.storey === 'cart') passes.push(...unmetIn(state, met, t));
  if (weather.special === 'fair' && met.length > 0) {
    const street = specialStreet(state.seed, index);
    const like = likeIn(state, met, street, t);
    for (let i = 0; i < t.strangers; i++)
      passes.push({
        who: like[(i * 7) % like.length] ?? 0,
        at: 2 * HOUR_TICKS + Math.floor((i * 5 * HOUR_TICKS) / t.strangers),
        street,
      });
  }
  return { weather, passes: passes.sort((a, b) => a.at - b.at) };
}

/** Fewer than these say nothing of their street: then all who were met are asked. */
const FEW = 6;

function likeIn(state: Readonly<State>, met: readonly number[], street: number, t: T): readonly number[] {
  const town = townOf(state.seed, dayIndex(state), t);
  const neighbours = met.filter(who => town[who]?.street === street);
  return neighbours.length < FEW ? met : neighbours;
}

/** The crowd that is shown less those who are known, each like one who is known. */
function unmetIn(state: Readonly<State>, met: readonly number[], t: T): readonly Pass[] {
  const index = dayIndex(state);
  const town = townOf(state.seed, index, t);
  if (met.length === 0) return [];
  const rest = crowdOf(state.seed, index, t).map(hours => hours.map(tenths => tenths / 10));
  const take = (street: number, at: number, share: number) => {
    const hours = rest[street] as number[];
    const hour = Math.floor(at / HOUR_TICKS);
    hours[hour] = (hours[hour] ?? 0) - share;
  };
  for (const who of met) {
    const person = town[who];
    if (!person) continue;
    const share = Array.from({ length: DAYS }, (_, i) => (person.days >> i) & 1).filter(Boolean).length / DAYS;
    for (const at of person.times) take(person.street, at, share);
    if (person.errand) take(person.errand[0], person.errand[1], share);
  }
  return STREETS.flatMap((_, street) => {
    const like = likeIn(state, met, street, t);
    return (rest[street] ?? []).flatMap((many, hour) => {
      const count = Math.max(0, Math.round(many));
      return Array.from({ length: count }, (_one, i) => ({
        who: like[(i * 7 + hour * 3) % like.length] ?? 0,
        at: hour * HOUR_TICKS + Math.floor(((i + 0.5) * HOUR_TICKS) / count),
        street,
      }));
    });
  });
}

/** The same forecast with other skies, and the temperature that it names. */
export const imagined = (forecast: Forecast, skies: Weather['skies']): Weather => ({
  ...forecast,
  skies,
  noon: forecast.temperature,
});

const SKIES: readonly Sky[] = ['sun', 'cloud', 'rain'];
const chanceOf = (percent: number, sky: Sky): number => (sky === 'sun' ? percent : (100 - percent) / 2) / 100;

/** A day that may come, and how likely it is. */
export interface Scenario {
  readonly chance: number;
  readonly facts: Facts;
}

/** Days less likely than this are not thought of. */
const LEAST_CHANCE = 0.04;

/** The days that a forecast leaves open. */
export function scenariosOf(
  state: Readonly<State>,
  t: T,
  weather: Weather = factsOf(state, t).weather,
  least = LEAST_CHANCE,
): readonly Scenario[] {
  const [early, late] = weather.sun;
  return SKIES.flatMap(morning =>
    SKIES.flatMap(afternoon => {
      const chance = chanceOf(early, morning) * chanceOf(late, afternoon);
      return chance < least ? [] : [{ chance, facts: expected(state, imagined(weather, [morning, afternoon]), t) }];
    }),
  );
}

/** What a plan can be expected to bring, over these days; −∞ where it cannot be paid. */
export function expectedGain(state: Readonly<State>, scenarios: readonly Scenario[], plan: Plan, t: T): number {
  let [sum, chances] = [0, 0];
  for (const { chance, facts } of scenarios) {
    const gain = gainOf(state, state, { plan, changes: [] }, t, facts);
    if (gain === null) return Number.NEGATIVE_INFINITY;
    sum += gain * chance;
    chances += chance;
  }
  return sum / chances;
}

/** Cups that a plan sells on a day of this weather. */
export function predictedCups(state: Readonly<State>, plan: Plan, facts: Facts, t: T): number {
  const scratch: State = { ...state, ...copyOpening(state), plan, now: null };
  openDay(scratch, t);
  finishDay(scratch, t, [], facts);
  return scratch.now?.cups ?? 0;
}
