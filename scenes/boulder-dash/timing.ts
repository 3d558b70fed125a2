// Timing of a cave: cells and monsters each have their own interval in ticks; the lamp counts down every tick.
import { type Action, type Cave, cellTick, type EmitCaveEvent, kill, monsterTick } from './cave.ts';

export interface Timing {
  readonly cellTicks: number;
  readonly monsterTicks: number;
  readonly pushCells: number;
}

/** Whether an interval of so many ticks ends with the next tick. */
export const isDue = ({ clock }: Pick<Cave, 'clock'>, every: number): boolean => (clock + 1) % every === 0;

/** One tick: the cell tick if due, then the monster tick if due, then the lamp. */
export function tickCave(cave: Cave, action: () => Action, pace: Timing, emit: EmitCaveEvent): void {
  const [cells, monsters] = [isDue(cave, pace.cellTicks), isDue(cave, pace.monsterTicks)];
  cave.clock++;
  if (cells) cellTick(cave, action(), pace.pushCells, emit);
  if (monsters && cave.outcome === 'playing') monsterTick(cave, emit);
  burnLamp(cave, emit);
}

/** Counts the lamp down; the fox is lost when it goes out. */
export function burnLamp(cave: Pick<Cave, 'lamp' | 'outcome' | 'cause' | 'player'>, emit: EmitCaveEvent): void {
  if (cave.lamp === null || cave.outcome !== 'playing') return;
  cave.lamp--;
  if (cave.lamp <= 0) kill(cave, 'lamp', emit);
}
