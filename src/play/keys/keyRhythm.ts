// Keys pressed in the rhythm of play: a result card that appears under such a key is not pressed away by its next stroke.

/** Time before the card within which a stroke belongs to play, in ms. */
const RHYTHM_MS = 1500;
/** Time for which the card does not answer a key of that rhythm, in ms. */
const DEAF_MS = 600;

/** Last stroke of each key in play. */
export class KeyRhythm {
  readonly #strokes = new Map<string, number>();

  /** Notes a stroke made in play, `at` ms. */
  note(key: string, at: number): void {
    this.#strokes.set(key, at);
  }

  /** True if a stroke goes on with the rhythm of play, although a card has appeared meanwhile. Times are in ms of `performance.now()`. */
  goesOn(key: string, at: number, cardAt: number): boolean {
    const last = this.#strokes.get(key);
    return last !== undefined && cardAt - last < RHYTHM_MS && at - cardAt < DEAF_MS;
  }
}
