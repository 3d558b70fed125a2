// What a player knows who looks: the forecast, or the usual day without it; and what the rest of an open day brings at another price.
import { copy } from '../../kit/core/json.ts';
import type { T } from '../constants.ts';
import { changePrice } from '../rules/business.ts';
import { factsOf, finishDay } from '../rules/day.ts';
import { expected } from '../rules/outlook.ts';
import type { State } from '../rules/state.ts';
import { HEAT_WAVE, type Weather } from '../rules/weather.ts';

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

/** What the rest of an open day brings at another price, by the notebook and the sky that is seen. */
export function restAt(state: Readonly<State>, price: number, t: T): number {
  const scratch = copy(state as State);
  changePrice(scratch, price);
  if (scratch.now) scratch.now.walkers = [];
  finishDay(scratch, t, [], expected(state, factsOf(state, t).weather, t));
  return scratch.cash;
}
