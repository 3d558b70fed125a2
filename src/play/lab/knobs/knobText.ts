// Words about constants in the lab: which of them a search finds, and whether a typed number fits.
import { type Knob, onStep } from '../../../../scenes/kit/core/constants.ts';

/** Whether each word of a search is in the name, the unit or the effect of a constant, or in the title of its group. */
export function isFound(words: string, name: string, { unit, effect }: Knob, group = ''): boolean {
  const text = `${name} ${unit} ${effect} ${group}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every(word => text.includes(word));
}

/** A number as the lab writes it: without the noise of binary fractions. */
export const shown = (value: number): string => String(Number(value.toFixed(4)));

/** A measure in few digits: 0.25, 9.5, 188, 12k. */
export function short(value: number): string {
  const size = Math.abs(value);
  if (size >= 10_000) return `${Math.round(value / 1000)}k`;
  return shown(
    size >= 100 ? Math.round(value) : size >= 1 ? Math.round(value * 10) / 10 : Math.round(value * 100) / 100,
  );
}

/** The number that was typed, or a sentence that says why it does not fit. */
export function readKnobNumber(typed: string, knob: Knob): number | string {
  const { range, unit, step } = knob;
  const text = typed.trim().replace(',', '.');
  const value = text === '' ? Number.NaN : Number(text);
  if (!Number.isFinite(value)) return 'Type a number.';
  const [low, high] = range;
  if (value < low || value > high) return `From ${shown(low)} to ${shown(high)} ${unit}: ${shown(value)} is outside.`;
  const near = onStep(knob, value);
  if (Math.abs(near - value) < 1e-9) return near;
  const [below, above] = [near, onStep(knob, near < value ? near + step : near - step)].sort((a, b) => a - b);
  return `Steps of ${shown(step)} from ${shown(low)}: ${shown(value)} lies between ${shown(below as number)} and ${shown(above as number)}.`;
}
