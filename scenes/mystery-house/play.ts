// What Mystery House does once played: rules, numbers, words, sounds, and its answers to scripts, in one place.
import type { LabContext } from '../kit/game.ts';
import { defineRuntime } from '../kit/runtime.ts';
import type { Intensity } from '../kit/sound/piece.ts';
import { CONSTANTS, type MysteryTuning } from './constants.ts';
import { CONTROLS } from './controls.ts';
import { hud } from './hud.ts';
import { suspects } from './notebook.ts';
import { pilot } from './pilot.ts';
import { RULES } from './rules.ts';
import { solve } from './solver.ts';
import { sounds } from './sounds.ts';
import { submitText } from './submitText.ts';
import type { MysteryState } from './state.ts';
import { view } from './view.ts';
import { words } from './words.ts';

export default defineRuntime({
  id: 'mystery-house',
  controls: CONTROLS,
  constants: CONSTANTS,
  rules: RULES,
  hud,
  view,
  sounds,
  announce: words,
  /** What each case brought, for the cold cases of the week. */
  stat: event => (event.type === 'solved' ? { name: `case ${event.seed}`, value: event.score, better: 'more' } : null),
  music: { genre: 'horror', seed: 9, mood },
  pilot,
  lab: ({ session, begin }: LabContext) => ({
    /** What the log adds, a line each; the refusal where nothing can be said. */
    say(text: unknown): string {
      begin();
      const before = (session.state as MysteryState).nextEntry;
      const refusal = submitText(session, String(text));
      if (refusal !== null) return refusal;
      const { log } = session.state as MysteryState;
      const added = log.filter(({ id, kind }) => id >= before && kind !== 'said');
      // A step back has fewer entries than there were: what it says stands last.
      return (added.length > 0 ? added : log.slice(-1)).map(entry => entry.text).join('\n');
    },
    /** Who did it, and what to say from the start until the proof stands in the notebook. */
    solution() {
      const { seed, setup } = session.store.getState();
      return solve(seed, setup, session.tuning as MysteryTuning);
    },
  }),
  scene: () => import('./MysteryHouseScene.ts'),
});

/** Quiet at first; tenser with every death, and once few suspects are left. */
function mood(state: Readonly<MysteryState>): Intensity {
  if (state.bodies.length >= 3 || suspects(state).length <= 2) return 'battle';
  return state.bodies.length > 0 || state.moves > 6 ? 'exploration' : 'ambient';
}
