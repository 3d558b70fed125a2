// Refusal of a repair: what cannot be told, and where.

export class Refusal extends Error {
  /** UTF-16 units into the text. */
  readonly at: number;
  constructor(message: string, at: number) {
    super(message);
    this.name = 'Refusal';
    this.at = at;
  }
}
