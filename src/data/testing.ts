// Storage for tests.

/** localStorage in memory, with room for so many characters, that counts as forbidden or full on demand. */
export class MemoryStorage {
  readonly texts = new Map<string, string>();
  /** Characters that it holds. */
  room = Number.POSITIVE_INFINITY;
  isForbidden = false;
  getItem(key: string): string | null {
    if (this.isForbidden) throw new DOMException('forbidden', 'SecurityError');
    return this.texts.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    const others = [...this.texts].reduce((sum, [name, one]) => sum + (name === key ? 0 : one.length), 0);
    if (this.isForbidden || others + text.length > this.room) throw new DOMException('full', 'QuotaExceededError');
    this.texts.set(key, text);
  }
  removeItem(key: string): void {
    this.texts.delete(key);
  }
}

/** The database of idb-keyval in memory, for `vi.mock('idb-keyval', …)`; `fault` is the name of the error that every write throws. */
export class MemoryDatabase {
  readonly items = new Map<string, unknown>();
  fault: string | null = null;

  #check(): void {
    if (this.fault) throw new DOMException('no', this.fault);
  }

  /** The functions that the site uses. */
  readonly module = {
    keys: async () => [...this.items.keys()],
    entries: async () => [...this.items],
    get: async (key: string) => this.items.get(key),
    getMany: async (keys: readonly string[]) => keys.map(key => this.items.get(key)),
    set: async (key: string, value: unknown) => this.#put(value, key),
    del: async (key: string) => void this.items.delete(key),
    delMany: async (keys: readonly string[]) => {
      for (const key of keys) this.items.delete(key);
    },
    createStore: () => async (_mode: string, use: (store: unknown) => unknown) =>
      use({
        get: (key: string) => this.items.get(key),
        getAll: () => [...this.items.values()],
        put: (value: unknown, key: string) => this.#put(value, key),
        count: () => this.items.size,
        transaction: { commit() {} },
      }),
    promisifyRequest: async (value: unknown) => value,
  };

  #put(value: unknown, key: string): void {
    this.#check();
    this.items.set(key, value);
  }
}
