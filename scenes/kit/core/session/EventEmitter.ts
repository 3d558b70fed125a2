// Who hears what happens in a run. What a listener does about it waits until all of them have heard.
import type { GameEvent } from '../rules.ts';

export class EventEmitter {
  readonly #listeners = new Set<(events: readonly GameEvent[]) => void>();
  readonly #replacedListeners = new Set<() => void>();
  #queue: (() => void)[] = [];
  #isEmitting = false;

  onEvents(listener: (events: readonly GameEvent[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  onStateReplaced(listener: () => void): () => void {
    this.#replacedListeners.add(listener);
    return () => this.#replacedListeners.delete(listener);
  }

  /** True while somebody is being told: what is to be done now comes after. */
  get isEmitting(): boolean {
    return this.#isEmitting;
  }

  afterEmit(act: () => void): void {
    this.#queue.push(act);
  }

  /** A listener that throws keeps neither the others from hearing nor what waits from being done: the first fault is thrown once all of it is over. */
  emit(events: readonly GameEvent[]): void {
    const tellAll = () => {
      this.#isEmitting = true;
      try {
        if (events.length > 0) callAll(this.#listeners, listener => listener(events));
      } finally {
        this.#isEmitting = false;
      }
    };
    callAll([tellAll, () => this.#queue.shift()?.()], act => act());
  }

  /** The world was replaced rather than moved on. */
  emitStateReplaced(): void {
    callAll(this.#replacedListeners, listener => listener());
  }

  /** What waits is about a run that is no more. */
  clearQueue(): void {
    this.#queue = [];
    this.#isEmitting = false;
  }
}

/** Goes on to the next where one throws; the first fault is thrown at the end. */
function callAll<T>(items: Iterable<T>, call: (item: T) => void): void {
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
