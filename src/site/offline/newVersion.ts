// New versions of the site: noticed while a page is open, begun when the visitor says so, or once no page of the old version is open.
import type { OfflineMessage } from '../../offline/messages.ts';
import { registration } from './offlineWorker.ts';

/** Least time between two questions for a new version, in milliseconds. */
const EVERY_MS = 600_000;
/** When each registration was last asked. */
const lastChecks = new WeakMap<ServiceWorkerRegistration, number>();

/** Asks the server for a new version, unless it was asked a moment ago. Loading a page asks, too. */
export async function checkForVersion(now = Date.now()): Promise<void> {
  try {
    const made = await registration();
    if (now - (lastChecks.get(made) ?? 0) < EVERY_MS) return;
    lastChecks.set(made, now);
    await made.update();
  } catch {
    // Without a connection there is nothing to know.
  }
}

/** Calls back when a new version has been fetched and waits. Where the browser keeps nothing there is none. */
export async function onNewVersion(found: () => void): Promise<void> {
  const made = await registration().catch(() => null);
  if (!made) return;
  const look = () => {
    // A page without a controller was loaded past the worker: it is new already.
    if (made.waiting && navigator.serviceWorker.controller) found();
  };
  const watch = () => made.installing?.addEventListener('statechange', look);
  made.addEventListener('updatefound', watch);
  watch();
  look();
}

/** Begins the new version and loads this page again; other pages go on with the files they began with. */
export async function loadNewVersion(reload = () => location.reload()): Promise<void> {
  const { waiting } = await registration();
  if (!waiting) {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => reload(), { once: true });
  waiting.postMessage({ type: 'take over' } satisfies OfflineMessage, []);
}
