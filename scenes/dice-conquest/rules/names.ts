// Names of the players in texts: by number between two people; 'you' and the computer otherwise.
import type { Player } from './board.ts';
import type { DiceState } from './state.ts';

type Mode = DiceState['mode'];

/** As a label: 'Player 1', 'You', 'Computer'. */
export const nameOf = (player: Player, mode: Mode): string =>
  mode === 'pvp' ? `Player ${player}` : player === 1 ? 'You' : 'Computer';

/** In a sentence: 'player 1', 'you', 'the computer'. */
export const subjectOf = (player: Player, mode: Mode): string =>
  mode === 'pvp' ? `player ${player}` : player === 1 ? 'you' : 'the computer';

/** Before what is owned: 'player 1’s', 'your', 'the computer’s'. */
export const ownerOf = (player: Player, mode: Mode): string =>
  mode === 'pvc' && player === 1 ? 'your' : `${subjectOf(player, mode)}’s`;

/** A verb after the subject: 'you win', 'the computer wins'; `plural` is the form after 'you'. */
export const verbFor = (player: Player, mode: Mode, plural: string, singular: string): string =>
  mode === 'pvc' && player === 1 ? plural : singular;

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
