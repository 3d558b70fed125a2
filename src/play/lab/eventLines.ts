// Event lines of the lab: what the rules said and at which tick, the newest first.
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Session } from '../../../scenes/kit/core/session/session.ts';

const MAX_LINES = 80;

export interface EventLine {
  readonly number: number;
  readonly text: string;
}

/** Log of a session's events; it is written while `listen` has not been ended. */
export interface EventLines {
  readonly store: Pick<StoreApi<readonly EventLine[]>, 'getState' | 'getInitialState' | 'subscribe'>;
  listen(): () => void;
}

export function createEventLines(session: Session): EventLines {
  const store = createStore<readonly EventLine[]>(() => []);
  let count = 0;
  const listen = () =>
    session.onEvents(events => {
      const { tick } = session.store.getState();
      const added = events.map(({ type, ...rest }) => {
        const more = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : '';
        return { number: count++, text: `${tick} ${type}${more}` };
      });
      store.setState([...added.toReversed(), ...store.getState()].slice(0, MAX_LINES), true);
    });
  return { store, listen };
}
