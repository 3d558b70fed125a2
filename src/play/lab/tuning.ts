// Tuning of the lab: sets constants of the running game, with undo and redo. All steps of one drag are one change.
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Knobs } from '../../../scenes/kit/core/constants.ts';
import { own } from '../../../scenes/kit/core/own.ts';
import type { Session } from '../../../scenes/kit/core/session/session.ts';

/** Constants that differ from constants.ts. */
export type Overrides = Readonly<Record<string, number>>;

interface Steps {
  readonly past: readonly Overrides[];
  readonly future: readonly Overrides[];
}

export interface Tuning {
  readonly store: Pick<StoreApi<Steps>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** Sets one constant; a further step of the same drag is no change of its own. */
  set(name: string, value: number): void;
  /** Ends a drag. */
  endDrag(): void;
  /** Sets all constants: these, and the others as constants.ts has them. */
  apply(overrides: Overrides): void;
  undo(): void;
  redo(): void;
}

const MOST_STEPS = 200;

export function createTuning(session: Session, constants: Knobs): Tuning {
  const store = createStore<Steps>(() => ({ past: [], future: [] }));
  let dragged: string | null = null;

  const note = () =>
    store.setState(({ past }) => ({ past: [...past, session.overrides].slice(-MOST_STEPS), future: [] }));
  const setAll = (overrides: Overrides) => {
    for (const [name, { value }] of Object.entries(constants)) {
      const wanted = own(overrides, name) ?? value;
      if (session.tuning[name] !== wanted) session.tune(name, wanted);
    }
  };
  const step = (from: 'past' | 'future', to: 'past' | 'future') => {
    dragged = null;
    const { [from]: steps, [to]: others } = store.getState();
    const last = steps.at(-1);
    if (!last) return;
    store.setState({ [from]: steps.slice(0, -1), [to]: [...others, session.overrides] });
    setAll(last);
  };

  return {
    store,
    set(name, value) {
      if (session.tuning[name] === value) return;
      if (dragged !== name) note();
      dragged = name;
      session.tune(name, value);
    },
    endDrag() {
      dragged = null;
    },
    apply(overrides) {
      dragged = null;
      note();
      setAll(overrides);
    },
    undo: () => step('past', 'future'),
    redo: () => step('future', 'past'),
  };
}
