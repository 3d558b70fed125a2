// Mending after a file of a page did not load: the service worker checks its copy and fetches what is broken; without one the page fetches its scripts
// past the browser's cache. Then it is tried once more. A browser asks again for a script that did not come, and remembers one that it could not read
// until the page is left: for that the words say that loading the page again works.
import type { OfflineAnswer, OfflineMessage } from '../../offline/messages.ts';
import { gamePath } from '../games/gamePath.ts';

export type Mending =
  /** What was broken or missing is whole now. */
  | 'mended'
  /** Nothing was wrong with the files: perhaps those of this page have gone with its version. */
  | 'whole'
  | 'no connection'
  /** No connection, and the game is not on this device, or not all of it. */
  | 'not kept'
  /** The server sends other files than those of this version. */
  | 'not right';

/** Longest wait for the worker, in milliseconds. */
const MEND_MS = 60_000;

/** A file did not load, after it was tried again where that made sense. */
export class NotLoaded extends Error {
  override readonly name = 'NotLoaded';
  readonly mending: Mending;
  constructor(mending: Mending, cause: unknown) {
    super(`A file did not load: ${mending}`, { cause });
    this.mending = mending;
  }
}

/** Loads something of the page at `path`; if that fails, mends its files and tries once more. Rejects with NotLoaded. */
export async function loadOrMend<T>(load: () => Promise<T>, path = location.pathname): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    const mending = await mend(path);
    if (mending !== 'mended' && mending !== 'whole') throw new NotLoaded(mending, cause);
    return load().catch(again => {
      throw new NotLoaded(mending, again);
    });
  }
}

/** Parts that fail together are mended together. */
const running = new Map<string, Promise<Mending>>();

function mend(path: string): Promise<Mending> {
  const mending = running.get(path) ?? mendPage(path).finally(() => running.delete(path));
  running.set(path, mending);
  return mending;
}

async function mendPage(path: string): Promise<Mending> {
  const answer = await askWorker(path);
  if (!answer) return mendScripts();
  const { problem, notKept, broken } = answer;
  if (problem === 'wrong') return 'not right';
  if (problem === 'not fetched') return notKept.some(id => gamePath(id) === path) ? 'not kept' : 'no connection';
  return broken ? 'mended' : 'whole';
}

/** Null where no worker answers for this page, or its storage is closed. */
function askWorker(path: string): Promise<OfflineAnswer | null> {
  const controller = navigator.serviceWorker?.controller;
  if (!controller) return Promise.resolve(null);
  const { port1, port2 } = new MessageChannel();
  return new Promise(resolve => {
    const said = (answer: OfflineAnswer | null) => {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    const timer = setTimeout(() => said(null), MEND_MS);
    port1.onmessage = ({ data }) => said(data as OfflineAnswer | null);
    controller.postMessage({ type: 'mend', path } satisfies OfflineMessage, [port2]);
  });
}

/** Fetches all scripts that this page has asked for, so that the browser's cache has them right. */
async function mendScripts(): Promise<Mending> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  const asked = [
    ...performance.getEntriesByType('resource').map(({ name }) => name),
    ...[...links].map(link => link.href),
  ];
  const scripts = new Set(
    asked.filter(address => address.startsWith(`${location.origin}/build/`) && address.endsWith('.js')),
  );
  if (!navigator.onLine) return 'no connection';
  try {
    const found = await Promise.all([...scripts].map(isRight));
    if (found.includes(false)) return 'not right';
    return found.includes(true) ? 'mended' : 'whole';
  } catch {
    return 'no connection';
  }
}

/** True if a script comes, false if something else does; null if the server has none of this name: it has another version. */
async function isRight(script: string): Promise<boolean | null> {
  const { ok, status, headers } = await fetch(script, { cache: 'reload' });
  if (status === 404 || status === 410) return null;
  return ok && /javascript/.test(headers.get('Content-Type') ?? '');
}

const WHY: Readonly<Record<Mending, string>> = {
  mended: 'A file had arrived broken. It has been fetched again and is whole now.',
  whole: 'Perhaps the connection was lost for a moment, or the site has a new version.',
  'no connection': 'You are offline, or the site does not answer.',
  'not kept': 'You are offline, and this game is not on your device, or not all of it.',
  'not right': 'The site sent a wrong file. Perhaps it is just being updated.',
};
const AGAIN: Readonly<Record<Mending, string>> = {
  mended: 'Load the page again to go on.',
  whole: 'Load the page again to go on.',
  'no connection': 'Load the page again once you have a connection.',
  'not kept': 'Load the page again once you have a connection; it then stays here.',
  'not right': 'Wait a minute, then load the page again.',
};

/** Why something did not load, what is kept, and what to do. */
export const whyNotLoaded = (mending: Mending, kept = 'Your settings and best scores are kept.'): string =>
  [WHY[mending], kept, AGAIN[mending]].filter(Boolean).join(' ');

/** What an error says of the files; one of another kind says nothing. */
export const mendingOf = (error: unknown): Mending => (error instanceof NotLoaded ? error.mending : 'whole');
