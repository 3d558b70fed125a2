// What Dalex does once played: rules, numbers, words and sounds in one place.
import { defineRuntime } from '../kit/runtime.ts';
import type { Intensity } from '../kit/sound/piece.ts';
import { within } from './board.ts';
import { CONSTANTS, type DalexTuning } from './constants.ts';
import { CONTROLS } from './controls.ts';
import { hud } from './hud.ts';
import { pilot } from './pilot.ts';
import { RULES } from './rules.ts';
import { sounds } from './sounds.ts';
import { type DalexState, positionOf } from './state.ts';
import { view } from './view.ts';
import { words } from './words.ts';

/** So near the crowd is felt. */
const CLOSE = 2;

export default defineRuntime({
  id: 'dalex',
  controls: CONTROLS,
  constants: CONSTANTS,
  rules: RULES,
  hud,
  view,
  sounds,
  announce: words,
  music: { genre: 'sci-fi', seed: 1963, mood },
  pilot,
  /** What its bot would do now, for scripts that play with real keys. */
  lab: ({ session }) => {
    const decide = pilot();
    return { plan: () => decide(session.state as DalexState, session.tuning as DalexTuning) };
  },
  scene: () => import('./DalexScene.ts'),
});

/** Quiet until they come near; fierce when they are beside the player or a stand is taken. */
function mood(state: Readonly<DalexState>): Intensity {
  if (state.gameOver || state.gameWon) return 'ambient';
  if (state.stand !== null) return 'battle';
  const near = within(positionOf(state), state.player, CLOSE).length;
  return near > 2 ? 'battle' : near > 0 ? 'exploration' : 'ambient';
}
