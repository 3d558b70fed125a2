// Play part of the definition: rules, constants, HUD, sounds, saved game.
import { defineRuntime } from '../kit/runtime.ts';
import type { Intensity } from '../kit/sound/composer/piece.ts';
import { pilot } from './bots/keeper.ts';
import { CONSTANTS } from './constants.ts';
import { CONTROLS } from './controls.ts';
import { hud } from './hud.ts';
import { savedGame } from './rules/business.ts';
import { profitOf } from './rules/evening.ts';
import { money } from './rules/money.ts';
import { rules } from './rules/rules.ts';
import type { Entry, State } from './rules/state.ts';
import { sounds } from './sounds.ts';
import { view } from './view.ts';
import { situation, words } from './words.ts';

export default defineRuntime({
  id: 'lemonade',
  controls: CONTROLS,
  constants: CONSTANTS,
  rules,
  hud,
  view,
  sounds,
  announce: words,
  situation,
  music: { genre: 'calm', seed: 21, mood },
  savedGame,
  claim,
  pilot,
  scene: () => import('./scene/LemonadeScene.ts'),
});

/** Music: quiet in the morning and evening, livelier while the stand is open, and when a queue stands. */
function mood({ phase, now }: Readonly<State>): Intensity {
  if (phase !== 'day' || !now) return 'ambient';
  return now.queue.length > 3 ? 'battle' : 'exploration';
}

/** One number and a sign for each day: what is shared of a week. */
function claim({ phase, storey, cash, ledger }: Readonly<State>): string | null {
  if (storey === 'cart' && phase === 'over') return `A cart, six streets, eight rounds: ${money(cash)}`;
  return phase === 'over' ? `Seven days, $20: ${money(cash)} ${ledger.map(signOf).join('')}` : null;
}

/** A sun for a day that brought $5 and more, a cloud for a smaller profit, rain for a loss, a shutter for a closed stand. */
function signOf(entry: Entry): string {
  if (entry.isClosed) return '🚪';
  const profit = profitOf(entry);
  return profit >= 500 ? '🍋' : profit > 0 ? '⛅' : '🌧';
}
