// Tuned constants of a run: the overrides of constants.ts, those the run began with, and the player's own while a replay brings its.
import { type Knobs, onStep, type Tuning, tune } from '../constants.ts';

type Overrides = Readonly<Record<string, number>>;

export class TunedConstants<K extends Knobs> {
  readonly #constants: K;
  #overrides: Overrides;
  /** The overrides this run began with; later turns of a knob are acts. */
  #startedWith: Overrides;
  /** The player's own, while a replay brings its. */
  #own: Overrides | null = null;
  #values: Tuning<K>;

  constructor(constants: K, overrides: Overrides) {
    this.#constants = constants;
    const stepped = Object.entries(overrides).map(([name, value]) => [name, this.stepped(name, value)] as const);
    this.#overrides = this.#startedWith = this.#changed(Object.fromEntries(stepped));
    this.#values = tune(constants, this.#overrides);
  }

  /** The numbers as rules read them. */
  get values(): Tuning<K> {
    return this.#values;
  }
  get overrides(): Overrides {
    return this.#overrides;
  }
  get startedWith(): Overrides {
    return this.#startedWith;
  }
  get isChanged(): boolean {
    return Object.keys(this.#overrides).length > 0;
  }

  /** The nearest step of the knob to a wanted value; values of a replay are taken unchanged. */
  stepped(name: string, value: number): number {
    const knob = this.#constants[name];
    return knob ? onStep(knob, value) : value;
  }

  setOne(name: string, value: number): void {
    this.set({ ...this.#overrides, [name]: value });
  }

  set(overrides: Overrides): void {
    this.#overrides = this.#changed(overrides);
    this.#values = tune(this.#constants, this.#overrides);
  }

  /** A run begins with these overrides. */
  begin(): void {
    this.#startedWith = this.#overrides;
  }

  /** A replay's constants take the place of the player's. */
  borrow(overrides: Overrides): void {
    this.#own ??= this.#overrides;
    this.set(overrides);
  }

  giveBack(): void {
    if (this.#own) this.set(this.#own);
    this.#own = null;
  }

  /** Inside their ranges, known by name, and different from what constants.ts says. */
  #changed(wanted: Overrides): Overrides {
    const numbers: Record<string, number> = tune(this.#constants, wanted);
    return Object.fromEntries(
      Object.entries(numbers).filter(([name, value]) => value !== this.#constants[name]?.value),
    );
  }
}
