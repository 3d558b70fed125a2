// Play part of the definition: rules, constants, HUD, sounds.
import type { Stat } from '../kit/game.ts';
import { defineRuntime } from '../kit/runtime.ts';
import type { Intensity } from '../kit/sound/composer/piece.ts';
import { pilot } from './bots/pilot.ts';
import { CONSTANTS } from './constants.ts';
import { CONTROLS } from './controls.ts';
import { hud } from './hud.ts';
import type { DiceEvent } from './rules/events.ts';
import { RULES } from './rules/rules.ts';
import type { DiceState } from './rules/state.ts';
import { sounds } from './sounds.ts';
import { ui } from './ui.ts';
import { view } from './view.ts';
import { pointed, situation, words } from './words.ts';

const DICE_OF_A_FRONT = 4;

export default defineRuntime({
  id: 'dice-conquest',
  controls: CONTROLS,
  constants: CONSTANTS,
  rules: RULES,
  hud,
  view,
  ui,
  sounds,
  announce: words,
  situation,
  pointed,
  stat: tally,
  music: { genre: 'adventure', seed: 12, mood },
  pilot,
  claim,
  scene: () => import('./scene/DiceConquestScene.ts'),
});

/** Games against the computer, won and lost, counted for each kind of game. */
function tally(event: DiceEvent): Stat | null {
  if (event.type !== 'won' || event.mode === 'pvp') return null;
  return { name: `${event.player === 1 ? 'won' : 'lost'} ${event.kind}`, value: 1, better: 'sum' };
}

/** Against the computer a shared result says so; the title calls both by number. */
function claim({ winner, mode, level, health, fullHealth }: Readonly<DiceState>): string | null {
  if (mode === 'pvp' || winner === null) return null;
  const own = `${Math.max(0, health[winner - 1] ?? 0)} of ${fullHealth} health left`;
  return winner === 1
    ? `I beat the computer on ${level}, with ${own}`
    : `The computer on ${level} beat me, with ${own}`;
}

/** Music: calm until the armies meet, battle when one more die may end the game. */
function mood({ winner, health, fullHealth, suddenDeath, board }: Readonly<DiceState>): Intensity {
  if (winner !== null) return 'ambient';
  if (suddenDeath || Math.min(...health) <= fullHealth * 0.4) return 'battle';
  return board.filter(cell => cell !== null).length >= DICE_OF_A_FRONT ? 'exploration' : 'ambient';
}
