// Game runtime: rules, constants, HUD, sounds, bot and scene of the game.
import { defineRuntime } from '../kit/runtime.ts';
import { pilot } from './bots/pilot.ts';
import { constants } from './constants.ts';
import { CONTROLS } from './controls.ts';
import { hud } from './hud.ts';
import { rules } from './rules/rules.ts';
import { sounds } from './sounds.ts';

export default defineRuntime({
  id: '_turns',
  controls: CONTROLS,
  constants,
  rules,
  hud,
  sounds,
  pilot,
  announce: event => {
    if (event.type === 'slipDrawn') return `A slip of ${event.value}.`;
    if (event.type === 'blotDrawn') return `A blot: ${event.lost} points lost.`;
    return event.type === 'pointsKept' ? `${event.points} points kept.` : null;
  },
  scene: () => import('./scene/TemplateScene.ts'),
});
