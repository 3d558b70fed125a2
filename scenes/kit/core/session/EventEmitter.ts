// Who hears what happens in a run. What a listener does about it waits until all of them have heard.
import type { GameEvent } from '../rules.ts';

export class EventEmitter {
  readonly #listeners = new Set<(events: readonly GameEvent[]) => void>();
  readonly #jumpListeners = new Set<() => void>();
  #waiting: (() => void)[] = [];
  #telling = false;

  onEvents(listener: (events: readonly GameEvent[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  onJump(listener: () => void): () => void {
    this.#jumpListeners.add(listener);
    return () => this.#jumpListeners.delete(listener);
  }

  /** True while somebody is being told: what is to be done now comes after. */
  get isListening(): boolean {
    return this.#telling;
  }

  afterwards(act: () => void): void {
    this.#waiting.push(act);
  }

  /** A listener that throws keeps neither the others from hearing nor what waits from being done: the first fault is thrown once all of it is over. */
  tell(events: readonly GameEvent[]): void {
    const tellAll = () => {
      this.#telling = true;
      try {
        if (events.length > 0) everyOne(this.#listeners, listener => listener(events));
      } finally {
        this.#telling = false;
      }
    };
    everyOne([tellAll, () => this.#waiting.shift()?.()], act => act());
  }

  /** The world was replaced rather than moved on. */
  jump(): void {
    everyOne(this.#jumpListeners, listener => listener());
  }

  /** What waits is about a run that is no more. */
  forget(): void {
    this.#waiting = [];
    this.#telling = false;
  }
}

/** Goes on to the next where one throws; the first fault is thrown at the end. */
function everyOne<T>(items: Iterable<T>, call: (item: T) => void): void {
  const faults: unknown[] = [];
  for (const item of items) {
    try {
      call(item);
    } catch (fault) {
      faults.push(fault);
    }
  }
  if (faults.length > 0) throw faults[0];
}
