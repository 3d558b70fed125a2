// Tuned constants of a run: the overrides of constants.ts now, those at the run's start, and the player's own during playback of a replay.
import { type Knobs, onStep, type Tuning, tune } from '../constants.ts';
import { own } from '../own.ts';

type Overrides = Readonly<Record<string, number>>;

export class TunedConstants<K extends Knobs> {
  readonly #constants: K;
  #overrides: Overrides;
  /** Overrides at the start of this run; later changes of a knob are recorded actions. */
  #startedWith: Overrides;
  /** The player's own overrides during playback of a replay, else null. */
  #own: Overrides | null = null;
  #values: Tuning<K>;

  constructor(constants: K, overrides: Overrides) {
    this.#constants = constants;
    const stepped = Object.entries(overrides).map(([name, value]) => [name, this.stepped(name, value)] as const);
    this.#overrides = this.#startedWith = this.#changed(Object.fromEntries(stepped));
    this.#values = tune(constants, this.#overrides);
  }

  /** Values as rules read them. */
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

  /** The knob's step nearest to a value; values of a replay are not rounded. */
  stepped(name: string, value: number): number {
    const knob = own(this.#constants, name);
    return knob ? onStep(knob, value) : value;
  }

  setOne(name: string, value: number): void {
    this.set({ ...this.#overrides, [name]: value });
  }

  set(overrides: Overrides): void {
    this.#overrides = this.#changed(overrides);
    this.#values = tune(this.#constants, this.#overrides);
  }

  /** A run starts with the overrides as they are now. */
  begin(): void {
    this.#startedWith = this.#overrides;
  }

  /** Replaces the player's overrides by a replay's, until `restoreOwn`. */
  useReplayOverrides(overrides: Overrides): void {
    this.#own ??= this.#overrides;
    this.set(overrides);
  }

  restoreOwn(): void {
    if (this.#own) this.set(this.#own);
    this.#own = null;
  }

  /** Overrides of known names, clamped to their ranges, that differ from constants.ts. */
  #changed(wanted: Overrides): Overrides {
    const numbers: Record<string, number> = tune(this.#constants, wanted);
    return Object.fromEntries(
      Object.entries(numbers).filter(([name, value]) => value !== this.#constants[name]?.value),
    );
  }
}
