// When things happen in a cave: cells and monsters to times of their own, and the lamp that burns down.
import { type Action, type Cave, cellTick, type Hear, kill, monsterTick } from './cave.ts';

export interface Pace {
  readonly cellTicks: number;
  readonly monsterTicks: number;
  readonly pushCells: number;
}

/** Whether what happens every so many ticks happens in the next one. */
export const isDue = ({ clock }: Pick<Cave, 'clock'>, every: number): boolean => (clock + 1) % every === 0;

/** One tick of sixty a second: what is due in it, the cells before the monsters, and the lamp. */
export function passTick(cave: Cave, action: () => Action, pace: Pace, hear: Hear): void {
  const [cells, monsters] = [isDue(cave, pace.cellTicks), isDue(cave, pace.monsterTicks)];
  cave.clock++;
  if (cells) cellTick(cave, action(), pace.pushCells, hear);
  if (monsters && cave.outcome === 'playing') monsterTick(cave, hear);
  burnLamp(cave, hear);
}

/** Dark: nobody finds the way out. */
export function burnLamp(cave: Pick<Cave, 'lamp' | 'outcome' | 'cause' | 'player'>, hear: Hear): void {
  if (cave.lamp === null || cave.outcome !== 'playing') return;
  cave.lamp--;
  if (cave.lamp <= 0) kill(cave, 'lamp', hear);
}
