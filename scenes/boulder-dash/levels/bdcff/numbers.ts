// BDCFF attributes of a cave that are numbers of the classic laws, read within bounds.
import type { ClassicNumbers } from '../../rules/classic/parts.ts';

/** Attributes of a cave, each at the level that is read. */
export interface Attributes {
  /** Its text, of the cave or else of the game. */
  text(name: string): string | null;
  /** All its numbers. */
  numbers(name: string): readonly number[];
  /** The number of this level. */
  atLevel(name: string): number | null;
}

/** What the format means where a file says nothing. */
const DEFAULTS = { amoebaTime: 999, slow: 0.03125, fast: 0.25, threshold: 0.227, magicWallTime: 999, permeability: 1 };

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export function numbersOf(cave: Attributes, cells: number, isIntermission: boolean): ClassicNumbers {
  const chance = (value: number | undefined, otherwise: number) => within(value ?? otherwise, 0, 1);
  const seconds = (name: string, otherwise: number) => within(cave.atLevel(name) ?? otherwise, 0, 9999);
  const [slow, fast] = cave.numbers('amoebagrowthprob');
  const [needed, spare = needed] = cave.numbers('diamondvalue');
  const points = (value: number) => Math.round(within(value, 0, 9999));
  return {
    tickMs: tickOf(cave, isIntermission),
    seed: Math.floor(within(cave.atLevel('randseed') ?? 0, 0, 0x7fffffff)),
    amoebaSeconds: seconds('amoebatime', DEFAULTS.amoebaTime),
    amoebaChances: [chance(slow, DEFAULTS.slow), chance(fast ?? slow, DEFAULTS.fast)],
    amoebaLimit: limitOf(cave.atLevel('amoebathreshold') ?? DEFAULTS.threshold, cells),
    magicSeconds: seconds('magicwalltime', DEFAULTS.magicWallTime),
    slimeChance: slimeOf(cave),
    diamondPoints: needed === undefined || spare === undefined ? null : [points(needed), points(spare)],
  };
}

/** The numbers of a cave whose file says nothing. */
export const plainNumbers = (cells: number): ClassicNumbers =>
  numbersOf({ text: () => null, numbers: () => [], atLevel: () => null }, cells, false);

/** Up to 1 it is a part of the cave, above that a number of cells. */
const limitOf = (threshold: number, cells: number): number =>
  within(Math.round(threshold <= 1 ? threshold * cells : threshold), 1, cells + 1);

/** A chance; or how many bits must all be zero, as the C64 has it. */
function slimeOf(cave: Attributes): number {
  const chance = cave.atLevel('slimepermeability');
  if (chance !== null) return within(chance, 0, 1);
  const mask = cave.atLevel('slimepermeabilityc64');
  if (mask === null) return DEFAULTS.permeability;
  const bits = [...(within(Math.floor(mask), 0, 255) >>> 0).toString(2)].filter(bit => bit === '1').length;
  return 1 / (1 << bits);
}

/** Bounds of a cave tick in milliseconds. */
const [SHORTEST, LONGEST] = [20, 1000];

/** Milliseconds of a cave tick: FrameTime, else CaveDelay as the engine it names counts it. What the C64 lost by many objects is not counted. */
function tickOf(cave: Attributes, isIntermission: boolean): number | null {
  const told = cave.atLevel('frametime');
  if (told !== null && told > 0) return Math.round(within(told, SHORTEST, LONGEST));
  const delay = cave.atLevel('cavedelay');
  if (delay === null || delay < 0) return null;
  const engine = cave.text('cavescheduling') ?? cave.text('engine') ?? '';
  // The construction kit counts fiftieths of a second, the first two games loops of 3.66 ms besides what a scan takes.
  const ms = /plck|crli|crdr|1stb/i.test(engine)
    ? Math.max(65, 20 * delay)
    : (isIntermission && !/bd2/i.test(engine) ? 60 : 88) + 3.66 * delay;
  return Math.round(within(ms, SHORTEST, LONGEST));
}
