// Keys in localStorage of a kind of value that is stored under many keys.
import { STORED, type StoredName } from './storedKinds.ts';

/** The keys; none where the browser stores nothing. */
export function storedKeys(kind: StoredName): readonly string[] {
  try {
    return Object.keys(localStorage).filter(key => STORED[kind].keys.test(key));
  } catch {
    return [];
  }
}
