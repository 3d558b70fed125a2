// Play part of the definition: rules, constants, HUD, sounds, saved game, career.
import { defineRuntime } from '../kit/runtime.ts';
import type { Intensity } from '../kit/sound/composer/piece.ts';
import { pilot } from './bots/pilot.ts';
import { CONSTANTS } from './constants.ts';
import { CONTROLS } from './controls.ts';
import { hud } from './hud.ts';
import { rules } from './rules/rules.ts';
import { savedGame } from './rules/savedGame.ts';
import { type State, ticksIn } from './rules/state.ts';
import { career } from './rules/stories/book.ts';
import { sounds } from './sounds.ts';
import { view } from './view.ts';
import { words } from './words.ts';

export default defineRuntime({
  id: 'cat-crazy',
  controls: CONTROLS,
  constants: CONSTANTS,
  rules,
  hud,
  view,
  sounds,
  announce: words,
  music: { genre: 'calm', seed: 9, mood },
  savedGame: savedGame,
  career,
  pilot,
  scene: () => import('./scene/CatCrazyScene.ts'),
});

/** Tick from which the last minute runs. */
const LATE = ticksIn(540);

/** Music: calm in an empty or sleeping room, livelier with every wish, battle in the last minute of ten. */
function mood({ mode, tick, cats }: Readonly<State>): Intensity {
  if (mode === 'ten' && tick > LATE) return 'battle';
  return cats.some(({ wish, isWorking }) => wish || isWorking) ? 'exploration' : 'ambient';
}
