// Runtime of Sokoban: rules, constants, announcements, sounds, records; loaded when the game starts.
import { defineRuntime } from '../kit/runtime.ts';
import type { Intensity } from '../kit/sound/composer/piece.ts';
import { pilot } from './bots/pilot.ts';
import { CONSTANTS } from './constants.ts';
import { CONTROLS } from './controls.ts';
import { hud } from './hud.ts';
import { RULES } from './rules/rules.ts';
import { isWon, levelOf, type SokobanState } from './rules/state.ts';
import { sounds } from './sounds.ts';
import { ui } from './ui.ts';
import { view } from './view.ts';
import { situation, words } from './words.ts';

export default defineRuntime({
  id: 'sokoban',
  controls: CONTROLS,
  constants: CONSTANTS,
  rules: RULES,
  hud,
  view,
  ui,
  sounds,
  announce: words,
  levelEvents: ['began'],
  situation,
  /** Best pushes and moves of each level, by its key. */
  stat: event =>
    event.type === 'solved' && event.counts
      ? [
          { name: event.key, value: event.pushes, better: 'less' },
          { name: `${event.key} moves`, value: event.moves, better: 'less' },
        ]
      : null,
  music: { genre: 'calm', seed: 41, mood },
  pauseActions: () => [{ label: 'Reset Level', command: { type: 'reset' } }],
  pilot,
  lab: () => ({ solve }),
  scene: () => import('./scene/SokobanScene.ts'),
});

/** The fewest pushes of a level in XSB, with proof; null where there are none, or no level in the text. Never throws. */
async function solve(xsb: unknown): Promise<{ pushes: number; moves: number; lurd: string } | null> {
  try {
    const { solveText } = await import('./solver/solveText.ts');
    return await solveText(String(xsb));
  } catch {
    return null;
  }
}

/** Music intensity: exploration once half of the boxes are on goals. */
function mood(state: Readonly<SokobanState>): Intensity {
  const { goals } = levelOf(state);
  const home = state.boxes.filter(box => goals.includes(box)).length;
  return !isWon(state) && home * 2 >= state.boxes.length && home > 0 ? 'exploration' : 'ambient';
}
