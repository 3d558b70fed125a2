// How a run is begun: the day's or not, from a saved game or not, and with which answers of the start card.
import type { Setup } from '../../../scenes/kit/core/rules.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import type { SavedGame } from '../../data/games/savedGames.ts';

/** Start of a run: the daily game or not, from the beginning or from a saved game. */
export interface StartOptions {
  readonly daily: boolean;
  readonly from?: SavedGame;
}

/** Setup of a saved game or a run, without what the start card does not ask. */
export function setupOf({ setup }: { readonly setup: Setup }, { start }: GameDefinition): Setup {
  const known = new Set([
    ...(start.options ?? []).map(({ name }) => name),
    ...start.buttons.flatMap(({ setup: own = {} }) => Object.keys(own)),
  ]);
  return Object.fromEntries(Object.entries(setup).filter(([name]) => known.has(name)));
}
