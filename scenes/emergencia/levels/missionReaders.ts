// Readers of single JSON values of a mission file: each returns a checked value or throws a MissionError that names the fault.
import { Refusal } from '../../kit/core/refusal.ts';
import type { Point } from '../rules/pathGeometry.ts';

/** The sentence says why a text is not a valid mission. */
export class MissionError extends Refusal {
  override readonly name = 'MissionError';
}

/** Reads a place within the world of the mission. */
export type PlaceReader = (value: unknown, what: string) => Point;

export function record(found: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof found !== 'object' || found === null || Array.isArray(found))
    throw new MissionError(`${what} is an object with named parts.`);
  return found as Record<string, unknown>;
}

export function list(found: unknown, [least, most]: readonly [number, number], what: string): readonly unknown[] {
  if (!Array.isArray(found) || found.length < least || found.length > most)
    throw new MissionError(`${what}: a list of ${least} to ${most}.`);
  return found;
}

export function within(value: unknown, [least, most]: readonly [number, number], what: string): number {
  if (typeof value !== 'number' || !(value >= least && value <= most))
    throw new MissionError(`${what} is a number from ${least} to ${most}.`);
  return value + 0;
}

export function whole(value: unknown, range: readonly [number, number], what: string): number {
  if (!Number.isInteger(value)) throw new MissionError(`${what} is a whole number.`);
  return within(value, range, what);
}

export function words(value: unknown, room: number, what: string): string {
  if (typeof value !== 'string' || value.trim() === '') throw new MissionError(`${what} is a text.`);
  return value.trim().slice(0, room);
}

export function oneOf<const A extends readonly string[]>(all: A, value: unknown, what: string): A[number] {
  const found = all.find(one => one === value);
  if (found === undefined) throw new MissionError(`${what} is one of ${all.join(', ')}.`);
  return found;
}

export function yesOrNo(value: unknown, what: string): boolean {
  if (value !== undefined && typeof value !== 'boolean') throw new MissionError(`${what} is true or false.`);
  return value === true;
}
