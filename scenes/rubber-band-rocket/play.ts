// Runtime of Rubber Band Rocket: rules, constants, announcements, sounds, saved game; loaded when the game starts.
import { defineRuntime } from '../kit/runtime.ts';
import type { Intensity } from '../kit/sound/composer/piece.ts';
import { pilot } from './bots/pilot.ts';
import { CONSTANTS, STRATOSPHERE } from './constants.ts';
import { CONTROLS } from './controls.ts';
import { hud } from './hud.ts';
import { rules } from './rules/rules.ts';
import { savedGame } from './rules/savedGame.ts';
import type { State } from './rules/state.ts';
import { sounds } from './sounds.ts';
import { view } from './view.ts';
import { words } from './words.ts';

export default defineRuntime({
  id: 'rubber-band-rocket',
  controls: CONTROLS,
  constants: CONSTANTS,
  rules,
  hud,
  view,
  sounds,
  announce: words,
  music: { genre: 'adventure', seed: 1969, mood },
  savedGame,
  pilot,
  scene: () => import('./scene/RubberBandRocketScene.ts'),
});

/** Music intensity: ambient on the ground, exploration in the air, battle while the record grows in the stratosphere. */
function mood({ isLaunched, height, flight, maxHeight }: Readonly<State>): Intensity {
  if (!isLaunched) return 'ambient';
  return height >= STRATOSPHERE && maxHeight > flight.toBeat ? 'battle' : 'exploration';
}
