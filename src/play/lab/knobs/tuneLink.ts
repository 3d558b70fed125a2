// Link to a tuned game: the lab, the seed and setup of the run, and the constants that differ from constants.ts.
import type { Setup } from '../../../../scenes/kit/core/rules.ts';
import type { GameDefinition } from '../../../../scenes/kit/game.ts';
import { linkTo } from '../../page/address.ts';
import type { Overrides } from './tuning.ts';

/** Null where the game's own link is too long to be passed on. */
export function tuneLink(definition: GameDefinition, seed: number, setup: Setup, overrides: Overrides): string | null {
  const link = linkTo(definition, seed, setup);
  if (link === null) return null;
  const [before = '', made] = link.split('#');
  const tune = Object.entries(overrides).map(([name, value]) => `${name}:${Number(value.toFixed(9))}`);
  const parameters = ['lab', ...(tune.length > 0 ? [`tune=${tune.join(',')}`] : [])].join('&');
  return `${before}${before.includes('?') ? '&' : '?'}${parameters}${made === undefined ? '' : `#${made}`}`;
}
