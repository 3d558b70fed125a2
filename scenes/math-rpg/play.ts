// Runtime of Math RPG: rules, constants, announcements, sounds, stored progress; loaded when the game starts.
import { defineRuntime } from '../kit/runtime.ts';
import type { Intensity } from '../kit/sound/composer/piece.ts';
import { pilot } from './bots/pilot.ts';
import { CONSTANTS } from './constants.ts';
import { CONTROLS } from './controls.ts';
import { hud } from './hud.ts';
import { linked } from './rules/card.ts';
import { career } from './rules/progress.ts';
import { RULES } from './rules/rules.ts';
import type { MathState } from './rules/state.ts';
import { sounds } from './sounds.ts';
import { ui } from './ui.ts';
import { view } from './view.ts';
import { pointed, situation, words } from './words.ts';

export default defineRuntime({
  id: 'math-rpg',
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
  music: { genre: 'fantasy', seed: 12, mood },
  career,
  linked,
  pilot,
  scene: () => import('./scene/MathRpgScene.ts'),
});

/** Music intensity: ambient while a path is chosen, battle when one side is low on health. */
function mood({ phase, playerHealth, enemyHealth, enemyFullHealth }: Readonly<MathState>): Intensity {
  if (phase !== 'question') return 'ambient';
  return playerHealth <= 30 || enemyHealth * 3 <= enemyFullHealth ? 'battle' : 'exploration';
}
