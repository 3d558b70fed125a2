// Refusals: what a reader of a text from outside throws becomes a sentence for the player, here and nowhere else.

/** A reader's refusal of a text. Its message is a sentence for the player. */
export class Refusal extends Error {}

/** The sentence of what a reader threw: its own refusal; an unforeseen error is one too. */
export const refusalOf = (error: unknown): string => (error instanceof Refusal ? error.message : 'It cannot be read.');

/** The result of a reader, or the sentence that refuses the text. */
export function tryReading<T>(read: () => T): { readonly value: T } | { readonly refusal: string } {
  try {
    return { value: read() };
  } catch (error) {
    return { refusal: refusalOf(error) };
  }
}
