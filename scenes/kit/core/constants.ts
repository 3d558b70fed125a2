// Knobs: constants with value, range, unit and effect, from which the lab makes sliders.

export interface Knob {
  readonly value: number;
  readonly range: readonly [min: number, max: number];
  readonly step: number;
  readonly unit: string;
  readonly effect: string;
}
export type Knobs = Readonly<Record<string, Knob>>;

/** Values of the knobs, as rules read them: `t.guardSpeed`. */
export type Tuning<K extends Knobs> = { readonly [name in keyof K]: number };

/** `alarmSeconds: knob(1.5, [0.3, 5], 's', 'more time to duck out of sight')`. A whole value and range step by 1 unless given. */
export function knob(
  value: number,
  range: readonly [number, number],
  unit: string,
  effect: string,
  step = [value, ...range].every(Number.isInteger) ? 1 : (range[1] - range[0]) / 100,
): Knob {
  return { value, range, step, unit, effect };
}

/** Values of these knobs with overrides, clamped to each knob's range; unknown names are dropped. */
export function tune<K extends Knobs>(knobs: K, overrides: Readonly<Record<string, number>> = {}): Tuning<K> {
  const numbers: Record<string, number> = {};
  for (const [name, { value, range }] of Object.entries(knobs)) {
    const wanted = overrides[name];
    numbers[name] = Number.isFinite(wanted) ? Math.min(range[1], Math.max(range[0], wanted as number)) : value;
  }
  return numbers as Tuning<K>;
}

/** Rounding to a knob's steps: its own value, an end of its range, or whole steps from the lower end. */
export function onStep({ value, range: [low, high], step }: Knob, wanted: number): number {
  if (wanted === value || !Number.isFinite(wanted)) return value;
  if (wanted <= low) return low;
  const stepped = Number((low + Math.round((wanted - low) / step) * step).toFixed(9));
  return wanted >= high || stepped > high ? high : stepped;
}
