// The numbers of Robot Battle: the specification's constants (part 2, §9), and what it leaves open.
import { knob, type Tuning } from '../kit/core/constants.ts';

export const CONSTANTS = {
  startHealth: knob(100, [20, 400], 'health', 'robots stand more hits'),
  startEnergy: knob(100, [0, 100], 'energy', 'more can be done at once from the start'),
  tickMs: knob(100, [50, 400], 'ms', 'the match is shown slower'),
  energyPerTick: knob(2, [0, 20], 'energy a tick', 'robots move and shoot more often'),
  energyCap: knob(100, [20, 300], 'energy', 'more can be saved up'),
  moveCost: knob(5, [0, 30], 'energy', 'moving costs more'),
  moveUnits: knob(5, [1, 30], 'units', 'a move leads farther'),
  turnCost: knob(3, [0, 30], 'energy', 'turning costs more'),
  turnDegrees: knob(10, [1, 90], 'degrees', 'a turn leads farther round'),
  shootCost: knob(20, [1, 100], 'energy', 'shooting costs more'),
  shieldCost: knob(15, [1, 100], 'energy', 'a shield costs more'),
  hitDamage: knob(20, [1, 100], 'health', 'a hit takes more'),
  hitDegrees: knob(30, [1, 180], 'degrees', 'a shot may be farther beside'),
  shotRange: knob(200, [20, 400], 'units', 'shots reach farther'),
  arenaLeft: knob(50, [0, 150], 'units', 'the left wall stands farther in'),
  arenaRight: knob(350, [250, 400], 'units', 'the right wall stands farther out'),
  arenaTop: knob(50, [0, 120], 'units', 'the upper wall stands farther in'),
  arenaBottom: knob(250, [180, 300], 'units', 'the lower wall stands farther out'),
  startInset: knob(25, [0, 45], 'units', 'robots start farther from their wall'),
  shieldTicks: knob(3, [1, 20], 'ticks', 'a shield holds longer'),
  radarDegrees: knob(50, [5, 180], 'degrees', 'a radar sees farther to each side'),
  radarBlur: knob(6, [0, 50], '% of the distance', 'an echo may lie farther beside the truth'),
  matchTicks: knob(1200, [20, 1200], 'ticks', 'a match may last longer'),
};

export type T = Tuning<typeof CONSTANTS>;
