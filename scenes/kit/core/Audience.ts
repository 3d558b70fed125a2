// Who hears what happens in a run. What a listener does about it waits until all of them have heard.
import type { GameEvent } from './rules.ts';

export class Audience {
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

  tell(events: readonly GameEvent[]): void {
    this.#telling = true;
    if (events.length > 0) for (const listener of this.#listeners) listener(events);
    this.#telling = false;
    this.#waiting.shift()?.();
  }

  /** The world was replaced rather than moved on. */
  jump(): void {
    for (const listener of this.#jumpListeners) listener();
  }

  /** What waits is about a run that is no more. */
  forget(): void {
    this.#waiting = [];
    this.#telling = false;
  }
}
