// What Rubber Band Rocket does once played: rules, numbers, words, sounds and what is kept, in one place.
import { defineRuntime } from '../kit/runtime.ts';
import type { Intensity } from '../kit/sound/piece.ts';
import { CONSTANTS, STRATOSPHERE } from './constants.ts';
import { CONTROLS } from './controls.ts';
import { hud } from './hud.ts';
import { keep } from './keep.ts';
import { pilot } from './pilot.ts';
import { rules } from './rules.ts';
import { sounds } from './sounds.ts';
import type { State } from './state.ts';
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
  savedGame: keep,
  pilot,
  scene: () => import('./RubberBandRocketScene.ts'),
});

/** Calm on the ground, under way in the air; a record in the thin air is a battle. */
function mood({ isLaunched, height, flight, maxHeight }: Readonly<State>): Intensity {
  if (!isLaunched) return 'ambient';
  return height >= STRATOSPHERE && maxHeight > flight.toBeat ? 'battle' : 'exploration';
}
