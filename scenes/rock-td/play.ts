// Play part of the definition: rules, constants, HUD, sounds, statistics.
import { defineRuntime } from '../kit/runtime.ts';
import type { Intensity } from '../kit/sound/composer/piece.ts';
import { pilot } from './bots/pilot.ts';
import { CONSTANTS } from './constants.ts';
import { CONTROLS } from './controls.ts';
import { hud } from './hud.ts';
import { rules } from './rules/rules.ts';
import type { State } from './rules/state.ts';
import { sounds } from './sounds.ts';
import { view } from './view.ts';
import { situation, words } from './words.ts';

export default defineRuntime({
  id: 'rock-td',
  controls: CONTROLS,
  constants: CONSTANTS,
  rules,
  hud,
  view,
  sounds,
  announce: words,
  situation,
  levelEvents: ['roundBegun'],
  /** High scores: best score and level of each map and difficulty. */
  stat: event =>
    event.type === 'levelCompleted' || event.type === 'ended'
      ? [
          { name: event.key, value: event.score, better: 'more' },
          { name: `${event.key} level`, value: event.level, better: 'more' },
        ]
      : null,
  music: { genre: 'fantasy', seed: 48, mood },
  pilot,
  scene: () => import('./scene/RockTdScene.ts'),
});

/** Number of lives from which the music is tense. */
const LAST_LIVES = 3;

/** Music: calm while placing, adventure during a wave, battle with few lives or mobs near the end. */
function mood({ phase, lives, mobs }: Readonly<State>): Intensity {
  if (phase !== 'wave') return 'ambient';
  return lives <= LAST_LIVES || mobs.some(({ left }) => left < 400) ? 'battle' : 'exploration';
}
