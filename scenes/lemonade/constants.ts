// Numbers of Lemonade Billionaire's table and cart: the business, what decides a sale, the days. Money is in whole cents.
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

  // The cart
  cartCents: knob(6000, [1000, 50_000], '¢', 'more to begin the cart with, where no table was played', 500),
  shopCents: knob(40_000, [5000, 500_000], '¢', 'a dearer shop: more carts end without it', 2500),
  cartPrice: knob(80, [1, 2000], '¢', 'a dearer first cup, where no table was played', 5),
  cartPlaceCents: knob(900, [0, 5000], '¢', 'dearer places: the cart must earn more', 50),
  pushTicks: knob(60, [0, 180], 'ticks', 'the way from street to street takes longer'),
  standCents: knob(6000, [0, 50_000], '¢', 'a dearer second stand', 500),
  standDaily: knob(400, [0, 2000], '¢', 'the second stand costs more a day', 50),
  boyCents: knob(2500, [0, 50_000], '¢', 'a dearer bicycle', 500),
  boyDaily: knob(50, [0, 2000], '¢', 'the boy costs more a day', 50),
  boyTicks: knob(15, [5, 200], 'ticks', 'the boy is longer under way'),
  signPrice: knob(5000, [0, 50_000], '¢', 'a dearer sign at the bridge', 500),
  signCents: knob(12, [0, 40], '¢', 'the sign makes a cup worth more'),
  squeezerCents: knob(4000, [0, 50_000], '¢', 'a dearer squeezer', 500),
  squeezerTicks: knob(20, [5, 60], 'ticks', 'the better squeezer is slower'),
} as const;

export type T = Tuning<typeof CONSTANTS>;
