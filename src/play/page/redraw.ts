// Label of the button that draws another world, in a game whose Restart keeps the one that was played.
import type { Setup } from '../../../scenes/kit/core/rules.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';

/** Null where each restart draws a new seed, or the seed changes nothing with this setup. */
export function redrawLabel({ redraw }: Pick<GameDefinition, 'redraw'>, setup: Setup): string | null {
  if (!redraw) return null;
  const isMeant = Object.entries(redraw.setup ?? {}).every(([name, value]) => setup[name] === value);
  return isMeant ? redraw.label : null;
}
