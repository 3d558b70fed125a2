// Names of the players in the HUD.
import type { Player } from '../../../scenes/dice-conquest/board.ts';
import type { DiceView } from '../../../scenes/dice-conquest/view.ts';

const LEVEL = { easy: 'Easy', normal: 'Normal', hard: 'Hard' } as const;

export const nameOf = ({ mode }: DiceView, player: Player): string =>
  mode === 'pvc' && player === 2 ? 'Computer' : `Player ${player}`;

/** The computer's level, where it is the computer. */
export const levelOf = ({ mode, level }: DiceView, player: Player): string | null =>
  mode === 'pvc' && player === 2 ? LEVEL[level] : null;

/** 'your', 'the computer’s', 'player 2’s'. */
export function ownerOf({ mode }: DiceView, player: Player): string {
  if (mode === 'pvp') return `player ${player}’s`;
  return player === 1 ? 'your' : 'the computer’s';
}
