// Wave parameters of each level: number, health, speed, gap, shell, wards, walking or flying, and what stops it.
import { lastAnswer } from '../../kit/core/lastAnswer.ts';
import { type T, TICKS } from '../constants.ts';

export interface Wave {
  readonly name: string;
  /** What stops it, as a sentence. */
  readonly advice: string;
  readonly count: number;
  readonly health: number;
  /** Pixels per tick. */
  readonly speed: number;
  /** Ticks from one to the next. */
  readonly gap: number;
  readonly flying: boolean;
  /** Hits that the ward of each bears; 0 without. */
  readonly wards: number;
  /** Part of the damage that passes the shell, 0 to 1. */
  readonly takes: number;
  /** The same for elders, which appear once waves harden. */
  readonly elderTakes: number;
}

interface Formation {
  readonly name: string;
  readonly speed: number;
  readonly gap: number;
  /** Factor of the shell. */
  readonly shell: number;
  /** Comes behind wards, which break by the number of hits alone. */
  readonly warded?: boolean;
  /** What stops it, as a sentence. */
  readonly advice: string;
}

const MARCH: Formation = { name: 'Walkers', speed: 1, gap: 1, shell: 1, advice: 'Walkers: a long way stops them.' };
const FLIGHT: Formation = {
  name: 'Fliers',
  speed: 1,
  gap: 1,
  shell: 1,
  advice: 'Fliers: straight from flag to flag.',
};
/** Formations: each returns every fifth level from `from` on; speed, gap and shell are factors. */
const FORMATIONS: readonly (Formation & { readonly from: number })[] = [
  {
    name: 'Swarm',
    from: 6,
    speed: 0.9,
    gap: 0.4,
    shell: 1,
    advice: 'Swarm: close together. Bursts hit many.',
  },
  { name: 'Runners', from: 7, speed: 1.45, gap: 1.2, shell: 0.8, advice: 'Runners: fast. Slow them, or hold them.' },
  {
    name: 'Wardens',
    from: 9,
    speed: 0.85,
    gap: 1,
    shell: 0.25,
    warded: true,
    advice: 'Wardens: wards break by many hits, not by hard ones.',
  },
  {
    name: 'Crawlers',
    from: 13,
    speed: 0.65,
    gap: 0.65,
    shell: 2.2,
    advice: 'Crawlers: thick shells. Poison creeps under.',
  },
];
const AGAIN = 5;
/** Part of its speed factor that a formation has from its first level on. */
const FIRST = 0.6;

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
  const { name, advice, speed, gap, shell: thick, warded = false } = formationOf(level, flying);
  const hard = Math.max(0, level - t.hardensFrom + t.hardensSooner * difficulty) * (1 + t.hardensMore * difficulty);
  const grown = t.health + t.healthPerLevel * level * (1 + t.healthPerStep * difficulty);
  const pace = (t.mobSpeed + t.mobSpeedPerLevel * level) * (1 + t.hardensSpeed * hard) * (flying ? t.airSpeed : 1);
  // A formation is itself by and by: a newcomer meets its first Crawlers with thin shells.
  const ripe = Math.min(1, hard / t.ripeAfter);
  const [base, growth] = flying ? [t.airShell, t.airShellGrowth] : [t.shell, t.shellGrowth];
  const shell = base * hard * (1 + growth * hard) * (1 + (thick - 1) * ripe);
  return {
    name,
    advice,
    count: Math.round(t.mobs + t.mobsPerLevel * level + t.mobsPerStep * difficulty),
    health: Math.max(1, Math.round(grown * power(1 + t.endlessHealth, Math.max(0, level - t.endlessFrom)))),
    speed: Math.max(0.05, (pace * (1 + (speed - 1) * (FIRST + (1 - FIRST) * ripe))) / TICKS),
    gap: Math.max(Math.min(t.leastGap, t.spawnGap), (t.spawnGap * gap) / (1 + t.hardensGap * hard)) * TICKS,
    takes: 1 / (1 + shell),
    elderTakes: hard > 0 ? 1 / (t.elderShell * (1 + shell)) : 1,
    flying,
    wards: warded ? Math.round(t.wardHits + t.wardHitsPerLevel * hard) : 0,
  };
}
