// Test files share their modules and a document: each begins as a newly opened page does.
import { vi } from 'vitest';

declare global {
  /** One for each loaded module that keeps something for one page; made by forgetting.ts. */
  var waysToForget: Set<() => void> | undefined;
}

/** Puts back what an earlier file has faked, stored, shown and left in modules. */
export function forgetAll(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  if (typeof document !== 'undefined') forgetDocument();
  for (const forget of globalThis.waysToForget ?? []) forget();
}

function forgetDocument(): void {
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  history.replaceState(null, '', '/');
}
