// What the game does once played: rules, numbers, words and sounds in one place.
import { defineRuntime } from '../kit/runtime.ts';
import { CONSTANTS } from './constants.ts';
import { CONTROLS } from './controls.ts';
import { hud } from './hud.ts';
import { pilot } from './pilot.ts';
import { RULES } from './rules.ts';
import { sounds } from './sounds.ts';
import { view } from './view.ts';
import { words } from './words.ts';

export default defineRuntime({
  id: 'dice-conquest',
  controls: CONTROLS,
  constants: CONSTANTS,
  rules: RULES,
  hud,
  view,
  sounds,
  words,
  pilot,
  scene: () => import('./DiceConquestScene.ts'),
});
