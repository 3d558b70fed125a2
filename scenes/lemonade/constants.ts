// Numbers of Lemonade Billionaire's table: the business, what decides a sale, the week. Money is in whole cents.
import { knob, type Tuning } from '../kit/core/constants.ts';

export const CONSTANTS = {
  // The table
  startCents: knob(2000, [500, 10_000], '¢', 'more to begin with', 50),
  placeCents: knob(300, [0, 2000], '¢', 'a dearer place: rainy days cost more', 50),
  brokeUnder: knob(600, [0, 2000], '¢', 'the stand folds earlier', 50),
  goalCents: knob(4000, [3000, 50_000], '¢', 'a dearer cart: more weeks end without it', 500),
  cupsPerJug: knob(8, [4, 16], 'cups', 'larger jugs: cheaper cups, more poured away'),
  serveTicks: knob(36, [12, 120], 'ticks', 'slower hands: longer queues'),
  lemonDays: knob(4, [1, 7], 'days', 'lemons keep longer: cheap days are worth more'),

  // What a cup is worth
  heatFrom: knob(20, [10, 28], '°', 'it must be warmer before anybody is thirsty'),
  sunCents: knob(20, [0, 40], '¢', 'the sun makes more thirsty'),
  rainCents: knob(45, [0, 90], '¢', 'rain costs more'),
  iceCents: knob(3, [0, 10], '¢', 'the right ice matters more'),
  likedCents: knob(12, [0, 40], '¢', 'who liked the last cup pays more'),
  dislikedCents: knob(25, [0, 60], '¢', 'who did not like it pays less'),
  riseCents: knob(6, [0, 60], '¢', 'a price that rose annoys more'),
  likedWithin: knob(1, [0, 4], 'units', 'more cups are liked'),
  dislikedFrom: knob(4, [2, 10], 'units', 'fewer cups are disliked'),
  wordMost: knob(20, [0, 60], '¢', 'what neighbours say counts more'),

  // The street
  tasteSpread: knob(1, [0, 3], 'units', 'people agree less about the recipe'),
  strangers: knob(24, [0, 80], 'people', 'a larger fair'),
  eventShare: knob(0.4, [0, 1], '', 'more days are special', 0.05),
} as const;

export type T = Tuning<typeof CONSTANTS>;
