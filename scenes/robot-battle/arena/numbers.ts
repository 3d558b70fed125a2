// The numbers of the arena: ground, drive, gun, shells and energy. No knobs: the ladder, the week and every shared result are played by these.
export const ARENA = {
  /** Units; the walls stand at 0 and at these. */
  width: 800,
  height: 600,
  /** Half the width of a robot, in units. */
  radius: 18,
  /** Points that a robot begins with. */
  health: 100,
  energy: 100,
  energyPerTick: 1,
  /** Units a tick; what speed gains and loses in a tick. */
  topSpeed: 8,
  speedUp: 1,
  brake: 2,
  /** Degrees that a body turns in a tick at most, and what each unit of speed takes from them. */
  bodyTurn: 10,
  turnLossPerSpeed: 0.75,
  /** Degrees that a gun turns in a tick at most. */
  gunTurn: 20,
  /** Powers of a shell. */
  powers: [1, 1.5, 2, 2.5, 3],
  /** Units a tick of a shell without power, and what each power takes from them. */
  shellSpeed: 20,
  shellSlowPerPower: 3,
  /** Health that a shell takes for each power. */
  damagePerPower: 5,
  /** Energy that a shell costs for each power. */
  firePerPower: 3,
  /** Heat of a shot: of any, and for each power; what cools in a tick. A gun fires at 0. */
  heatOfShot: 1,
  heatPerPower: 0.2,
  coolPerTick: 0.1,
  /** Energy of a shield, and the ticks it holds. */
  shieldCost: 30,
  shieldTicks: 3,
  /** Health that running into something solid takes for each unit of speed above `softSpeed`. */
  crashPerSpeed: 0.5,
  softSpeed: 2,
  /** Health a tick: of who is rammed, and of who rams. */
  rammedDamage: 2,
  rammingDamage: 1,
  /** Ticks of a match. */
  ticks: 900,
} as const;

/** How far ahead `clearWay` looks, in units, and the degrees of its steps. */
export const LOOK_AHEAD = 90;
export const LOOK_STEP = 10;
