// Refusal of a repair: what cannot be told, and where.
import { Refusal as ReaderRefusal } from '../../../../../scenes/kit/core/refusal.ts';

export class Refusal extends ReaderRefusal {
  /** UTF-16 units into the text. */
  readonly at: number;
  /** How far the text was read when it was found. */
  reached: number;
  constructor(message: string, at: number) {
    super(message);
    this.name = 'Refusal';
    this.at = at;
    this.reached = at;
  }
}
