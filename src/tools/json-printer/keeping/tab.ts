// Which kept document this tab works on: remembered over a reload, and held so that two tabs never write to one.
import { MARK } from './mark.ts';

export function markTab(id: string): void {
  try {
    sessionStorage.setItem(MARK, id);
  } catch {
    // Then a reload begins empty; the document is among the recent ones.
  }
}

export function markOfTab(): string | null {
  try {
    return sessionStorage.getItem(MARK);
  } catch {
    return null;
  }
}

let letGo: () => void = () => undefined;

/** Takes a document for this tab until the next is taken. False where another tab has it: a tab that was duplicated begins with its mark. */
export function holdDocument(id: string): Promise<boolean> {
  releaseDocument();
  // Browsers have locks where the page is secure, and no duplicate tabs to fear for elsewhere but our own.
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise(resolve => {
    void navigator.locks.request(`foldedFox.json/${id}`, { ifAvailable: true }, lock => {
      resolve(lock !== null);
      return lock ? new Promise<void>(release => (letGo = release)) : undefined;
    });
  });
}

export function releaseDocument(): void {
  letGo();
  letGo = () => undefined;
}
