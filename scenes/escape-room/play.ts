// Runtime of Escape Room: rules, constants, HUD, sounds, bot, lab commands and scene.
import { defineRuntime } from '../kit/runtime.ts';
import type { Intensity } from '../kit/sound/composer/piece.ts';
import { pilot } from './bots/pilot.ts';
import { CONSTANTS } from './constants.ts';
import { CONTROLS } from './controls.ts';
import { hud } from './hud.ts';
import { shareDevice } from './levels/neighbours.ts';
import { career } from './rules/pages.ts';
import { RULES } from './rules/rules.ts';
import { walkthrough } from './rules/solver.ts';
import type { EscapeState } from './rules/state.ts';
import { sounds } from './sounds.ts';
import { ui } from './ui.ts';
import { view } from './view.ts';
import { situation, words } from './words.ts';

export default defineRuntime({
  id: 'escape-room',
  controls: CONTROLS,
  constants: CONSTANTS,
  rules: RULES,
  hud,
  view,
  ui,
  sounds,
  announce: words,
  levelEvents: ['went'],
  situation,
  music: { genre: 'adventure', seed: 23, mood },
  pilot,
  lab: ({ session, begin }) => ({
    walkthrough: () => {
      begin();
      return walkthrough(session.state as EscapeState);
    },
  }),
  career,
  secret: {
    nameOf: ({ seed, setup }) => (setup['building'] === 'last' ? `last ${seed}` : String(seed)),
    shownBy: ['noted', 'escaped', 'timeUp'],
    tooAlike: (seed, name) => /^\d+$/.test(name) && shareDevice(seed, Number(name)),
  },
  scene: () => import('./scene/EscapeRoomScene.ts'),
});

/** Music intensity: calmer in the first and third room, battle in the last minutes. */
function mood({ warned, room, phase }: Readonly<EscapeState>): Intensity {
  if (phase !== 'playing') return 'ambient';
  if (warned > 0) return 'battle';
  return room === 'lab' || room === 'library' ? 'ambient' : 'exploration';
}
