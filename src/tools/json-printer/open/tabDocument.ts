// Stored document of this tab: its id survives a reload, and a lock keeps two tabs from writing to one document.
import { TAB_KEY } from './tabKey.ts';

export function setTabDocument(id: string): void {
  try {
    sessionStorage.setItem(TAB_KEY, id);
  } catch {
    // Without session storage a reload begins empty; the document is among the recent ones.
  }
}

export function tabDocument(): string | null {
  try {
    return sessionStorage.getItem(TAB_KEY);
  } catch {
    return null;
  }
}

let releaseLock: () => void = () => undefined;

/** Locks a document for this tab until the next one is locked. False if another tab has it, as after duplicating a tab. */
export function lockDocument(id: string): Promise<boolean> {
  unlockDocument();
  // The Web Locks API exists in secure contexts only; elsewhere there is no lock.
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise(resolve => {
    void navigator.locks.request(`foldedFox.json/${id}`, { ifAvailable: true }, lock => {
      resolve(lock !== null);
      return lock ? new Promise<void>(release => (releaseLock = release)) : undefined;
    });
  });
}

export function unlockDocument(): void {
  releaseLock();
  releaseLock = () => undefined;
}
