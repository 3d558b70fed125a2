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
