// Listeners on the window and the document: files share both, so what a file's code leaves there would hear the next file's presses. Such a file is red.
import { relative } from 'node:path';

/** These listen for as long as their module stands. */
const OF_THEIR_MODULE = ['src/data/StoredValue.ts'];

interface Listener {
  readonly target: string;
  readonly type: string;
  readonly act: unknown;
  /** Where in our code it was put, `scenes/kit/sound/presses.ts:9`. */
  readonly from: string;
}

declare global {
  /** One for all files of a worker, which load this module anew or not. */
  var listening: Set<Listener> | undefined;
}

/** Where our code called, unless it was a package that did or a test. */
function callerOf({ stack = '' }: Error): string | undefined {
  const place = /\((?:file:\/\/)?(\/.+?:\d+):\d+\)$|at (?:file:\/\/)?(\/.+?:\d+):\d+$/.exec(stack.split('\n')[2] ?? '');
  const from = relative('', place?.[1] ?? place?.[2] ?? '');
  return /^(?:src|scenes)\//.test(from) && !from.includes('.test.') ? from : undefined;
}

function watch(target: EventTarget, name: string, listening: Set<Listener>): void {
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);
  const forget = (type: string, act: unknown) => {
    for (const listener of listening)
      if (listener.target === name && listener.type === type && listener.act === act) listening.delete(listener);
  };
  target.addEventListener = (type, act, options) => {
    const from = callerOf(new Error('Where'));
    const { once = false, signal } = typeof options === 'object' ? options : {};
    if (from && !once && !signal?.aborted) {
      listening.add({ target: name, type, act, from });
      signal?.addEventListener('abort', () => forget(type, act));
    }
    add(type, act, options);
  };
  target.removeEventListener = (type, act, options) => {
    forget(type, act);
    remove(type, act, options);
  };
}

/** Called before each file. */
export function watchListeners(): void {
  if (globalThis.listening) return;
  globalThis.listening = new Set();
  watch(window, 'window', globalThis.listening);
  watch(document, 'document', globalThis.listening);
}

/** What the code of this file has left, each told once. */
export function leftListeners(): string[] {
  const left = [...(globalThis.listening ?? [])].filter(
    ({ from }) => !OF_THEIR_MODULE.some(file => from.startsWith(file)),
  );
  for (const listener of left) globalThis.listening?.delete(listener);
  return left.map(({ target, type, from }) => `${from} listens to ${type} on the ${target}`);
}
