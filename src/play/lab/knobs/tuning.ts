// Tuning of the lab: sets constants of the running game, with undo and redo, in two sets A and B, of which one plays. All steps of one drag are one change.
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Knobs } from '../../../../scenes/kit/core/constants.ts';
import { own } from '../../../../scenes/kit/core/own.ts';
import type { Session } from '../../../../scenes/kit/core/session/session.ts';

/** Constants that differ from constants.ts. */
export type Overrides = Readonly<Record<string, number>>;

/** Every constant's number: a step back is to these, also after constants.ts was saved with others. */
type Numbers = Readonly<Record<string, number>>;

interface Steps {
  readonly past: readonly Numbers[];
  readonly future: readonly Numbers[];
}

interface TuningState extends Steps {
  /** Set that plays. */
  readonly slot: 'A' | 'B';
  /** The other set, with its own history. */
  readonly other: Steps & { readonly overrides: Overrides };
}

export interface Tuning {
  readonly store: Pick<StoreApi<TuningState>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** Sets one constant; a further step of the same drag is no change of its own. */
  set(name: string, value: number): void;
  /** Ends a drag. */
  endDrag(): void;
  /** Sets all constants: these, and the others as constants.ts has them. */
  apply(overrides: Overrides): void;
  undo(): void;
  redo(): void;
  /** Plays with the other set. */
  swap(): void;
}

/** Constants in which two sets differ, each with the numbers of both. */
export const differences = (
  one: Overrides,
  other: Overrides,
  constants: Knobs,
): readonly { readonly name: string; readonly values: readonly [one: number, other: number] }[] =>
  Object.entries(constants).flatMap(([name, { value }]) => {
    const values = [own(one, name) ?? value, own(other, name) ?? value] as const;
    return values[0] === values[1] ? [] : [{ name, values }];
  });

const MOST_STEPS = 200;

export function createTuning(session: Session, constants: Knobs): Tuning {
  const none: Steps = { past: [], future: [] };
  const store = createStore<TuningState>(() => ({ ...none, slot: 'A', other: { ...none, overrides: {} } }));
  let dragged: string | null = null;

  const note = () =>
    store.setState(({ past }) => ({ past: [...past, { ...session.tuning }].slice(-MOST_STEPS), future: [] }));
  const setAll = (numbers: Numbers) => {
    for (const [name, { value }] of Object.entries(constants)) {
      const wanted = own(numbers, name) ?? value;
      if (session.tuning[name] !== wanted) session.tune(name, wanted);
    }
  };
  const step = (from: 'past' | 'future', to: 'past' | 'future') => {
    dragged = null;
    const { [from]: steps, [to]: others } = store.getState();
    const last = steps.at(-1);
    if (!last) return;
    store.setState({ [from]: steps.slice(0, -1), [to]: [...others, { ...session.tuning }] });
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
    swap() {
      dragged = null;
      const { slot, other, past, future } = store.getState();
      const held = { overrides: session.overrides, past, future };
      store.setState({
        slot: slot === 'A' ? 'B' : 'A',
        past: other.past,
        future: other.future,
        other: held,
      });
      setAll(other.overrides);
    },
  };
}
