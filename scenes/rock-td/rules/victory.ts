// Victory: the level behind which a run is won, by map and difficulty.
import type { Emit, State } from './state.ts';

/** Levels of EASY, NORMAL, HARD, EXTREME, INSANE; another map has those of the classic one. */
const CLASSIC: readonly number[] = [50, 35, 25, 20, 15];
const VICTORY_LEVELS: Readonly<Record<string, readonly number[]>> = {
  classic: CLASSIC,
  crossing: [45, 25, 20, 15, 10],
  spiral: [40, 30, 20, 15, 10],
  narrows: [40, 25, 20, 15, 10],
};

export const victoryLevel = (map: string, difficulty: number): number =>
  (VICTORY_LEVELS[map] ?? CLASSIC)[difficulty] as number;

/** Wins the run once the victory level was passed, called early or not, and none of its mobs walks any more. */
export function judgeVictory(state: State, emit: Emit): void {
  if (state.won) return;
  const last = victoryLevel(state.map.key, state.difficulty);
  const passed = state.phase === 'pause' ? state.level : state.level - 1;
  if (passed < last || state.mobs.some(({ level }) => level <= last)) return;
  state.won = true;
  emit({ type: 'won', level: last });
}
