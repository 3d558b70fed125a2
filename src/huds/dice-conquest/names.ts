// How this game's HUD calls the players.
import type { Player } from '../../../scenes/dice-conquest/board.ts';
import type { DiceView } from '../../../scenes/dice-conquest/view.ts';

const LEVEL = { easy: 'Easy', normal: 'Normal', hard: 'Hard' } as const;

export function nameOf({ mode, level }: DiceView, player: Player): string {
  return mode === 'pvc' && player === 2 ? `Computer, ${LEVEL[level]}` : `Player ${player}`;
}

/** 'your', 'the computer’s', 'player 2’s'. */
export function ownerOf({ mode }: DiceView, player: Player): string {
  if (mode === 'pvp') return `player ${player}’s`;
  return player === 1 ? 'your' : 'the computer’s';
}
