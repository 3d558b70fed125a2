// Other forms of a document: what is written, and what of the document that form cannot hold.

/** A form that a document can be taken away in. */
export type FormKind = 'YAML' | 'CSV' | 'TypeScript';

export interface Written {
  readonly text: string;
  /** Sentences about what the form cannot hold; none if it holds everything. */
  readonly losses: readonly string[];
}

/** A text that is refused in a form, with its place where there is one. */
export class FormError extends Error {
  /** UTF-16 units into the text. */
  readonly at: number | undefined;
  constructor(message: string, at?: number) {
    super(message);
    this.name = 'FormError';
    this.at = at;
  }
}

/** Losses counted by what they are; each is told in one sentence. */
export class Losses {
  readonly #counts = new Map<string, number>();

  add(sentence: string): void {
    this.#counts.set(sentence, (this.#counts.get(sentence) ?? 0) + 1);
  }

  sentences(): string[] {
    return Array.from(this.#counts, ([sentence, count]) =>
      count === 1 ? sentence : `${sentence} (${count.toLocaleString('en')} times)`,
    );
  }
}

/** Deepest nesting that the forms are written and read in: their writers recurse. */
export const MAX_DEPTH = 500;
export const TOO_DEEP = `It is nested deeper than ${MAX_DEPTH} levels`;
