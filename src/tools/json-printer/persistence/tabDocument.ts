// Which kept document this tab works on: remembered over a reload, and held so that two tabs never write to one.
import { TAB_KEY } from './tabKey.ts';

export function setTabDocument(id: string): void {
  try {
    sessionStorage.setItem(TAB_KEY, id);
  } catch {
    // Then a reload begins empty; the document is among the recent ones.
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

/** Takes a document for this tab until the next is taken. False where another tab has it: a tab that was duplicated begins with its mark. */
export function lockDocument(id: string): Promise<boolean> {
  unlockDocument();
  // Browsers have locks where the page is secure, and no duplicate tabs to fear for elsewhere but our own.
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
