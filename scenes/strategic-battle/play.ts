// Runtime of Unit Battle: rules, constants, HUD, sounds, bot and scene.
import { defineRuntime } from '../kit/runtime.ts';
import type { Intensity } from '../kit/sound/composer/piece.ts';
import { pilot } from './bots/pilot.ts';
import { CONSTANTS } from './constants.ts';
import { CONTROLS } from './controls.ts';
import { hud } from './hud.ts';
import { career } from './rules/campaign/progress.ts';
import { rules } from './rules/rules.ts';
import type { State } from './rules/state.ts';
import { sounds } from './sounds.ts';
import { view } from './view.ts';
import { pointed, situation, words } from './words.ts';

export default defineRuntime({
  id: 'strategic-battle',
  controls: CONTROLS,
  constants: CONSTANTS,
  rules,
  hud,
  view,
  sounds,
  announce: words,
  pointed,
  situation,
  levelEvents: ['battleSelected', 'battleBegun', 'armiesSet'],
  music: { genre: 'fantasy', seed: 20, mood },
  career,
  pilot,
  scene: () => import('./scene/StrategicBattleScene.ts'),
});

/** Battle music: an enemy this near to the left edge, in cells, or this many enemies on the field. */
const NEAR = 7;
const CROWD = 14;

function mood({ enemies, phase, sandbox }: Readonly<State>): Intensity {
  if (sandbox) return sandbox.isFighting ? 'battle' : 'ambient';
  if (phase !== 'playing' || enemies.length === 0) return 'ambient';
  return enemies.length >= CROWD || enemies.some(({ col }) => col < NEAR) ? 'battle' : 'exploration';
}
