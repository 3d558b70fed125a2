// What the game does once played: rules, numbers, words, sounds and what is kept, in one place.
import { defineRuntime } from '../kit/runtime.ts';
import type { Intensity } from '../kit/sound/piece.ts';
import { CONSTANTS } from './constants.ts';
import { CONTROLS } from './controls.ts';
import { hud } from './hud.ts';
import { pilot } from './pilot.ts';
import { rules } from './rules.ts';
import { sounds } from './sounds.ts';
import type { State } from './state.ts';
import { view } from './view.ts';
import { words } from './words.ts';

export default defineRuntime({
  id: 'rock-td',
  controls: CONTROLS,
  constants: CONSTANTS,
  rules,
  hud,
  view,
  sounds,
  announce: words,
  /** The best score and level of each map and difficulty: the High Scores. */
  stat: event =>
    event.type === 'levelCompleted' || event.type === 'ended'
      ? [
          { name: event.key, value: event.score, better: 'more' },
          { name: `${event.key} level`, value: event.level, better: 'more' },
        ]
      : null,
  music: { genre: 'fantasy', seed: 48, mood },
  pilot,
  scene: () => import('./RockTdScene.ts'),
});

/** So few lives are the last. */
const LAST_LIVES = 3;

/** Calm while one builds; a wave is an adventure; the last lives and mobs near the end are a battle. */
function mood({ phase, lives, mobs }: Readonly<State>): Intensity {
  if (phase !== 'wave') return 'ambient';
  return lives <= LAST_LIVES || mobs.some(({ left }) => left < 400) ? 'battle' : 'exploration';
}
