// Timing of a cave: cells and monsters each have their own interval in ticks, a cave from elsewhere the one of its file; the lamp, or its time, counts down every tick.
import { type Action, type Cave, type CaveParts, cellTick, type EmitCaveEvent, kill } from './cave.ts';
import { classicTick, isClassic } from './classic/laws.ts';
import { monsterTick } from './monsters.ts';

export interface Timing {
  readonly cellTicks: number;
  readonly monsterTicks: number;
  readonly pushCells: number;
}

type Clocked = Pick<CaveParts, 'clock' | 'classic'>;

/** A tick of the kit is fifty thirds of a millisecond: in thirds every interval is a whole number. */
const THIRDS = 50;

/** Thirds of a millisecond between two cell ticks. */
const cellThirds = ({ classic }: Clocked, { cellTicks }: Pick<Timing, 'cellTicks'>): number =>
  classic?.numbers.tickMs ? 3 * classic.numbers.tickMs : THIRDS * cellTicks;

/** Whether the next tick is a cell tick. */
export function isCellTickNext(cave: Clocked, pace: Pick<Timing, 'cellTicks'>): boolean {
  const every = cellThirds(cave, pace);
  return Math.floor(((cave.clock + 1) * THIRDS) / every) > Math.floor((cave.clock * THIRDS) / every);
}

/** How much of the way to the next cell tick has passed, 0 to 1, `alpha` of a tick after the last tick. */
export function cellProgress(cave: Clocked, alpha: number, pace: Pick<Timing, 'cellTicks'>): number {
  const every = cellThirds(cave, pace);
  return Math.min(1, (((cave.clock * THIRDS) % every) + alpha * THIRDS) / every);
}

/** Seconds that so many cell ticks last. */
export const secondsOf = (cellTicks: number, cave: Clocked, pace: Pick<Timing, 'cellTicks'>): number =>
  (cellTicks * cellThirds(cave, pace)) / 3000;

const isMonsterTickNext = ({ clock, classic }: Clocked, { monsterTicks }: Timing): boolean =>
  classic === undefined && (clock + 1) % monsterTicks === 0;

/** Whether the next tick changes more than the clock and the lamp. */
export const isStepNext = (cave: Clocked, pace: Timing): boolean =>
  isCellTickNext(cave, pace) || isMonsterTickNext(cave, pace);

/** One tick: the cell tick if due, then the monster tick if due, then the lamp. */
export function tickCave(cave: Cave, action: () => Action, pace: Timing, emit: EmitCaveEvent): void {
  const [cells, monsters] = [isCellTickNext(cave, pace), isMonsterTickNext(cave, pace)];
  cave.clock++;
  if (cells && isClassic(cave)) {
    if (cave.outcome === 'playing') classicTick(cave, action(), pace.pushCells, emit);
  } else if (cells) cellTick(cave, action(), pace.pushCells, emit);
  if (monsters && cave.outcome === 'playing') monsterTick(cave, emit);
  burnLamp(cave, emit);
}

/** Counts the lamp down, or the time of a cave from elsewhere; the fox is lost when it has run out. */
export function burnLamp(
  cave: Pick<Cave, 'lamp' | 'outcome' | 'cause' | 'player' | 'holds'>,
  emit: EmitCaveEvent,
): void {
  if (cave.lamp === null || cave.outcome !== 'playing') return;
  cave.lamp--;
  if (cave.lamp <= 0) kill(cave, cave.holds ? 'time' : 'lamp', emit);
}
