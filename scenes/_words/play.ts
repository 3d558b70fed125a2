// Game runtime: rules, constants, HUD, sounds, bot and scene of the game.
import { defineRuntime } from '../kit/runtime.ts';
import { pilot } from './bots/pilot.ts';
import { constants } from './constants.ts';
import { CONTROLS } from './controls.ts';
import { hud } from './hud.ts';
import { rules } from './rules/rules.ts';
import { sounds } from './sounds.ts';
import { view } from './view.ts';

export default defineRuntime({
  id: '_words',
  controls: CONTROLS,
  constants,
  rules,
  hud,
  view,
  sounds,
  pilot,
  announce: event => (event.type === 'told' ? event.text : null),
  scene: () => import('./scene/TemplateScene.ts'),
});
