// Validated localStorage for zustand: if it is forbidden, full, unreadable or of a later version, the page goes on and nothing is overwritten.
import * as v from 'valibot';
import type { PersistStorage } from 'zustand/middleware';
import { notifyOnce } from './notices.ts';

/** PersistStorage with a schema; a value that does not fit is set aside under `<name>.unreadable.<n>`. */
export function validatedStorage<T>(schema: v.GenericSchema<unknown, T>, version: number): PersistStorage<T> {
  const Saved = v.object({ version: v.literal(version), state: schema });
  let locked = false;

  return {
    getItem(name) {
      if (typeof window === 'undefined') return null;
      let text: string | null;
      try {
        text = localStorage.getItem(name);
      } catch {
        locked = true;
        notifyOnce('forbidden');
        return null;
      }
      if (text === null) return null;
      const read = v.safeParse(Saved, parseJson(text));
      if (read.success) return read.output;
      locked = !setAside(name, text);
      notifyOnce(locked ? 'locked' : 'unreadable', text);
      return null;
    },
    setItem(name, value) {
      if (locked) return;
      try {
        localStorage.setItem(name, JSON.stringify(value));
      } catch {
        notifyOnce('full');
      }
    },
    removeItem(name) {
      if (!locked) localStorage.removeItem(name);
    },
  };
}

/** Moves an unreadable value to another key, unchanged; false if there is no space for it. */
export function setAside(name: string, text: string): boolean {
  try {
    let n = 1;
    while (localStorage.getItem(`${name}.unreadable.${n}`) !== null) n++;
    localStorage.setItem(`${name}.unreadable.${n}`, text);
    localStorage.removeItem(name);
    return true;
  } catch {
    return false;
  }
}

/** Parses JSON; undefined where it is malformed. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
