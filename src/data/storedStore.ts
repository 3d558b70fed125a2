// A zustand store whose state is a stored value: read when it is made, written at each change, and read again when another tab has written.
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type StoredFormat, StoredValue } from './StoredValue.ts';

export interface StoredStore<T> extends StoreApi<T> {
  readonly stored: StoredValue<T>;
  /** Reads the stored value; the initial one where there is none. */
  reload(): void;
  /** Deletes the stored value, and begins with the initial one. */
  erase(): void;
}

export function storedStore<T extends object>(format: StoredFormat<T>, initial: T): StoredStore<T> {
  const stored = new StoredValue(format);
  const store = createStore<T>(() => stored.load() ?? initial);
  let isReading = false;
  const show = (state: T) => {
    isReading = true;
    try {
      store.setState(state, true);
    } finally {
      isReading = false;
    }
  };
  store.subscribe(state => {
    if (isReading) return;
    const merged = stored.save(state);
    // Another tab's changes come along.
    if (merged.state !== state) show(merged.state);
  });
  const reload = () => show(stored.load() ?? initial);
  if (typeof window !== 'undefined') stored.onChange(state => show(state ?? initial));
  return Object.assign(store, {
    stored,
    reload,
    getInitialState: () => initial,
    erase() {
      stored.remove();
      show(initial);
    },
  });
}
