// The runtime of Dalex: rules, constants, announcements and sounds in one place.
import { defineRuntime } from '../kit/runtime.ts';
import type { Intensity } from '../kit/sound/composer/piece.ts';
import { pilot } from './bots/pilot.ts';
import { CONSTANTS, type DalexTuning } from './constants.ts';
import { CONTROLS } from './controls.ts';
import { hud } from './hud.ts';
import { dalexesWithin } from './rules/board.ts';
import { RULES } from './rules/rules.ts';
import { type DalexState, positionOf } from './rules/state.ts';
import { sounds } from './sounds.ts';
import { ui } from './ui.ts';
import { view } from './view.ts';
import { situation, words } from './words.ts';

/** Distance in cells at which dalexes make the music tense. */
const CLOSE = 2;

export default defineRuntime({
  id: 'dalex',
  controls: CONTROLS,
  constants: CONSTANTS,
  rules: RULES,
  hud,
  view,
  ui,
  sounds,
  announce: words,
  situation,
  levelEvents: ['levelBegan'],
  music: { genre: 'sci-fi', seed: 1963, mood },
  pilot,
  /** The command the bot would send now, for scripts that play with real keys. */
  lab: ({ session }) => {
    const decide = pilot();
    return { plan: () => decide(session.state as DalexState, session.tuning as DalexTuning) };
  },
  scene: () => import('./scene/DalexScene.ts'),
});

/** Music intensity: by the number of near dalexes; high in a Last Stand. */
function mood(state: Readonly<DalexState>): Intensity {
  if (state.gameOver || state.gameWon) return 'ambient';
  if (state.stand !== null) return 'battle';
  const near = dalexesWithin(positionOf(state), state.player, CLOSE).length;
  return near > 2 ? 'battle' : near > 0 ? 'exploration' : 'ambient';
}
