// Hot reload of constants in development: an edited constants.ts retunes the running game.
import type { Knob } from '../../../scenes/kit/core/constants.ts';
import { own } from '../../../scenes/kit/core/own.ts';
import type { Session } from '../../../scenes/kit/core/session/session.ts';

type Exports = Readonly<Record<string, unknown>>;

/** Applies edited knobs: `held` is the module that the game has read its knobs from, `next` the edited one. */
export function retune(session: Session, held: Exports, next: Exports): void {
  for (const [name, knobs] of Object.entries(held)) {
    const edited = next[name];
    if (!isKnobs(knobs) || !isKnobs(edited)) continue;
    for (const [key, knob] of Object.entries(edited)) {
      Object.assign(knobs, { [key]: { ...knob } });
      // A number that the lab has saved is no longer one that differs.
      if (session.tuning[key] !== knob.value || own(session.overrides, key) !== undefined)
        session.tune(key, knob.value);
    }
  }
}

function isKnobs(value: unknown): value is Record<string, Knob> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some(one => typeof one === 'object' && one !== null && 'effect' in one && 'range' in one)
  );
}

/** Subscribes to edits of one game's constants. */
export function applyConstantEdits(game: string, session: Session): () => void {
  const onEdit = (event: Event) => {
    const { detail } = event as CustomEvent<{ game: string; held: Exports; next: Exports }>;
    if (detail.game === game) retune(session, detail.held, detail.next);
  };
  window.addEventListener('constants', onEdit);
  return () => window.removeEventListener('constants', onEdit);
}
