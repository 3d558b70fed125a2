// Game runtime: rules, constants, HUD, sounds, bot and scene of the game.
import { defineRuntime } from '../kit/runtime.ts';
import { pilot } from './bots/pilot.ts';
import { constants } from './constants.ts';
import { CONTROLS } from './controls.ts';
import { hud } from './hud.ts';
import { rules } from './rules/rules.ts';
import { sounds } from './sounds.ts';

export default defineRuntime({
  id: '_template',
  controls: CONTROLS,
  constants,
  rules,
  hud,
  sounds,
  pilot,
  scene: () => import('./scene/TemplateScene.ts'),
});
