// What somebody can know who looks: everybody who has read the sign once, the forecast, the market. From it a day is called beforehand.
import { copy } from '../../kit/core/json.ts';
import type { T } from '../constants.ts';
import { changePrice } from '../rules/business.ts';
import type { Facts } from '../rules/day.ts';
import { factsOf, finishDay, openDay } from '../rules/day.ts';
import { gainOf } from '../rules/lesson.ts';
import { DAYS, dayIndex, HOUR_TICKS, type Opening, type Plan, type State } from '../rules/state.ts';
import { type Pass, townOf } from '../rules/town.ts';
import type { Sky } from '../rules/visit.ts';
import { type Forecast, HEAT_WAVE, hourAt, type Weather } from '../rules/weather.ts';

/** Numbers of those who have read the sign: a press has told, or can tell, all about them. */
export const metBy = ({ folk }: Pick<State, 'folk'>): readonly number[] =>
  folk.flatMap(({ seen }, who) => (seen > 0 ? [who] : []));

/** Who is expected on a day of this weather: those met, by their habits; at a fair strangers like them. */
export function expected(state: Readonly<State>, weather: Weather, t: T): Facts {
  const town = townOf(state.seed, t);
  const met = metBy(state);
  const passes: Pass[] = [];
  for (const who of met) {
    const person = town[who];
    if (!person || ((person.days >> (dayIndex(state) % DAYS)) & 1) === 0) continue;
    if (weather.special === 'roadworks' && person.overBridge) continue;
    for (const at of person.times) if (!person.staysIn || hourAt(weather, at).sky !== 'rain') passes.push({ who, at });
  }
  if (weather.special === 'fair' && met.length > 0)
    for (let i = 0; i < t.strangers; i++)
      passes.push({
        who: met[(i * 7) % met.length] ?? 0,
        at: 2 * HOUR_TICKS + Math.floor((i * 5 * HOUR_TICKS) / t.strangers),
      });
  return { weather, passes: passes.sort((a, b) => a.at - b.at) };
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
/** What a day is without a look at the forecast; a heat wave was announced the evening before. */
const USUAL_SUN = 50;
const USUAL_DEGREES = 22;

/** The forecast of today, or for who does not look at it, the usual one. */
export function forecastOf(state: Readonly<State>, t: T, looks = true): Weather {
  const { weather } = factsOf(state, t);
  if (looks) return weather;
  const temperature = USUAL_DEGREES + (weather.special === 'heat' ? HEAT_WAVE : 0);
  return { ...weather, sun: [USUAL_SUN, USUAL_SUN], temperature };
}

/** The days that the forecast leaves open; without a look at it, the usual ones. */
export function scenariosOf(state: Readonly<State>, t: T, looks = true): readonly Scenario[] {
  const weather = forecastOf(state, t, looks);
  const [early, late] = weather.sun;
  return SKIES.flatMap(morning =>
    SKIES.flatMap(afternoon => {
      const chance = chanceOf(early, morning) * chanceOf(late, afternoon);
      return chance < LEAST_CHANCE
        ? []
        : [{ chance, facts: expected(state, imagined(weather, [morning, afternoon]), t) }];
    }),
  );
}

const openingOf = ({ cash, stock, folk, word }: Readonly<State>): Opening => ({ cash, stock, folk, word });

/** What a plan can be expected to bring, over these days; −∞ where it cannot be paid. */
export function expectedGain(state: Readonly<State>, scenarios: readonly Scenario[], plan: Plan, t: T): number {
  let [sum, chances] = [0, 0];
  for (const { chance, facts } of scenarios) {
    const gain = gainOf(state, openingOf(state), { plan, changes: [] }, t, facts);
    if (gain === null) return Number.NEGATIVE_INFINITY;
    sum += gain * chance;
    chances += chance;
  }
  return sum / chances;
}

/** Cups that a plan sells on a day of this weather, by the notebook. */
export function predictedCups(state: Readonly<State>, plan: Plan, weather: Weather, t: T): number {
  const scratch: State = { ...copy(state as State), plan };
  openDay(scratch, t);
  finishDay(scratch, t, [], expected(state, weather, t));
  return scratch.now?.cups ?? 0;
}

/** What the rest of an open day brings at another price, by the notebook and the sky that is seen. */
export function restAt(state: Readonly<State>, price: number, t: T): number {
  const scratch = copy(state as State);
  changePrice(scratch, price);
  if (scratch.now) scratch.now.walkers = [];
  finishDay(scratch, t, [], expected(state, factsOf(state, t).weather, t));
  return scratch.cash;
}
