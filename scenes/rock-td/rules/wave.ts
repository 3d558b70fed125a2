// Wave parameters of each level: number, health, speed, gap, shell, walking or flying.
import { lastAnswer } from '../../kit/core/lastAnswer.ts';
import { type T, TICKS } from '../constants.ts';

export interface Wave {
  readonly name: string;
  readonly count: number;
  readonly health: number;
  /** Pixels per tick. */
  readonly speed: number;
  /** Ticks from one to the next. */
  readonly gap: number;
  readonly flying: boolean;
  /** Part of the damage that passes the shell, 0 to 1. */
  readonly takes: number;
  /** The same for elders, which appear once waves harden. */
  readonly elderTakes: number;
}

interface Formation {
  readonly name: string;
  readonly speed: number;
  readonly gap: number;
}

const MARCH: Formation = { name: 'Walkers', speed: 1, gap: 1 };
const FLIGHT: Formation = { name: 'Fliers', speed: 1, gap: 1 };
/** Formations: each returns every fifth level from `from` on; speed and gap are factors. */
const FORMATIONS: readonly (Formation & { readonly from: number })[] = [
  { name: 'Swarm', from: 6, speed: 0.9, gap: 0.45 },
  { name: 'Runners', from: 7, speed: 1.2, gap: 1.2 },
  { name: 'Crawlers', from: 13, speed: 0.65, gap: 0.65 },
];
const AGAIN = 5;

const formationOf = (level: number, flying: boolean): Formation => {
  if (flying) return FLIGHT;
  return FORMATIONS.find(({ from }) => level >= from && (level - from) % AGAIN === 0) ?? MARCH;
};

/** Power by repeated multiplication: equal bits on every engine, unlike Math.pow. */
const power = (base: number, times: number): number => {
  let product = 1;
  for (let i = 0; i < times; i++) product *= base;
  return product;
};

const last = lastAnswer<Wave>();

/** Parameters of a level, read in every tick. */
export const waveOf = (level: number, difficulty: number, t: T): Wave =>
  last([level, difficulty, t], () => createWave(level, difficulty, t));

function createWave(level: number, difficulty: number, t: T): Wave {
  const flying = level % t.airEvery === 0;
  const { name, speed, gap } = formationOf(level, flying);
  const hard = Math.max(0, level - t.hardensFrom + t.hardensSooner * difficulty) * (1 + t.hardensMore * difficulty);
  const grown = t.health + t.healthPerLevel * level * (1 + t.healthPerStep * difficulty);
  const pace = (t.mobSpeed + t.mobSpeedPerLevel * level) * (1 + t.hardensSpeed * hard) * (flying ? t.airSpeed : 1);
  const shell = (flying ? t.airShell : t.shell) * hard;
  return {
    name,
    count: Math.round(t.mobs + t.mobsPerLevel * level + t.mobsPerStep * difficulty),
    health: Math.max(1, Math.round(grown * power(1 + t.endlessHealth, Math.max(0, level - t.endlessFrom)))),
    speed: Math.max(0.05, (pace * speed) / TICKS),
    gap: Math.max(Math.min(t.leastGap, t.spawnGap), (t.spawnGap * gap) / (1 + t.hardensGap * hard)) * TICKS,
    takes: 1 / (1 + shell),
    elderTakes: hard > 0 ? 1 / (t.elderShell * (1 + shell)) : 1,
    flying,
  };
}
