// The runtime of Mystery House: rules, constants, announcements, sounds and lab functions in one place.
import type { LabContext } from '../kit/game.ts';
import { defineRuntime } from '../kit/runtime.ts';
import type { Intensity } from '../kit/sound/composer/piece.ts';
import { pilot } from './bots/pilot.ts';
import { solve } from './bots/solver.ts';
import { CONSTANTS, type MysteryTuning } from './constants.ts';
import { CONTROLS } from './controls.ts';
import { hud } from './hud.ts';
import { readCaseCode } from './rules/caseCode.ts';
import { suspects } from './rules/notebook.ts';
import { RULES } from './rules/rules.ts';
import type { MysteryState } from './rules/state.ts';
import { sounds } from './sounds.ts';
import { submitText, ui } from './ui.ts';
import { view } from './view.ts';
import { situation, words } from './words.ts';

export default defineRuntime({
  id: 'mystery-house',
  controls: CONTROLS,
  constants: CONSTANTS,
  rules: RULES,
  hud,
  view,
  ui,
  sounds,
  announce: words,
  situation,
  /** The best score of each case, for the list of cold cases. */
  stat: event => (event.type === 'solved' ? { name: `case ${event.seed}`, value: event.score, better: 'more' } : null),
  music: { genre: 'horror', seed: 9, mood },
  pilot,
  lab: ({ session, begin }: LabContext) => ({
    /** Submits a text; returns the new log entries, a line each, or the refusal. */
    say(text: unknown): string {
      begin();
      const before = (session.state as MysteryState).nextEntry;
      const refusal = submitText(session, String(text));
      if (refusal !== null) return refusal;
      const { log } = session.state as MysteryState;
      const added = log.filter(({ id, kind }) => id >= before && kind !== 'said');
      // An undo has fewer entries than before: its message is the last one.
      return (added.length > 0 ? added : log.slice(-1)).map(entry => entry.text).join('\n');
    },
    /** The murderer, and the commands from the start to the complete proof. */
    solution() {
      const { seed, setup } = session.store.getState();
      return solve(seed, setup, session.tuning as MysteryTuning);
    },
  }),
  secret: {
    nameOf({ seed, setup }) {
      const linked = typeof setup['case'] === 'string' ? readCaseCode(setup['case']) : seed;
      return String(typeof linked === 'number' ? linked : seed);
    },
    shownBy: ['solved', 'failed'],
  },
  scene: () => import('./scene/MysteryHouseScene.ts'),
});

/** Music intensity: rises with deaths, moves, and when few suspects are left. */
function mood(state: Readonly<MysteryState>): Intensity {
  if (state.bodies.length >= 3 || suspects(state).length <= 2) return 'battle';
  return state.bodies.length > 0 || state.moves > 6 ? 'exploration' : 'ambient';
}
