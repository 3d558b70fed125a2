// Loops of play on cards: the list of what was recorded, from which golden replay and from which of its moments.
import { existsSync, readFileSync } from 'node:fs';

export interface Loop {
  /** Hash of the golden replay's end: another replay wants another loop. */
  readonly replay: string;
  /** First tick, and how many. */
  readonly from: number;
  readonly ticks: number;
  /** The part of the world that is shown, 16 : 10, in its own pixels; else its middle, as wide as it is. */
  readonly view?: { readonly x: number; readonly y: number; readonly width: number };
}

export const LOOPS_LIST = 'assets/images/loops/loops.json';
export const LOOP_FILE = (id: string): string => `assets/images/loops/${id}.webp`;
export const MAX_LOOP_BYTES = 120 * 1024;
/** Of a game that is not in the list yet. */
export const DEFAULT_LOOP = { from: 600, ticks: 120 } as const;

export const readLoops = (): Readonly<Partial<Record<string, Loop>>> =>
  existsSync(LOOPS_LIST) ? JSON.parse(readFileSync(LOOPS_LIST, 'utf8')) : {};
