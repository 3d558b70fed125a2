// What lies on the workbench: both scripts as they are typed, the match that was resolved last, and the moment of it that is looked at. Shared by
// the HUD, the scene and the gamepad; no part of the rules.
import { createStore } from 'zustand/vanilla';
import type { Arena, Side } from './arena.ts';
import type { T } from './constants.ts';
import type { Said } from './match.ts';
import { SCRIPTS } from './scripts.ts';
import type { RobotState } from './state.ts';

/** Enough to show every moment of it. */
export interface Match extends Pick<RobotState, 'moves' | 'seed'> {
  readonly t: T;
}

export interface Workshop {
  readonly codes: readonly [string, string];
  /** One's own scripts, while those of a link lie on the bench. */
  readonly lent: readonly [string, string] | null;
  /** A battle came to its end: the next one is another. */
  readonly hasFought: boolean;
  /** What both scripts said in the match that was resolved last. */
  readonly said: readonly Said[];
  /** The texts that were sent into it: what was said is about no other text. */
  readonly ran: readonly [string, string];
  /** What that match was; null before the first. */
  readonly last: Match | null;
  /** A moment of the match that is looked at in place of the one that is played. */
  readonly moment: Arena | null;
}

export const FIRST_CODES: readonly [string, string] = [SCRIPTS.steps.code, SCRIPTS.target.code];

export const workshop = createStore<Workshop>()(() => ({
  codes: FIRST_CODES,
  lent: null,
  hasFought: false,
  said: [],
  ran: ['', ''],
  last: null,
  moment: null,
}));

export function write(side: Side, code: string): void {
  const { codes } = workshop.getState();
  if (codes[side] === code) return;
  workshop.setState({ codes: side === 0 ? [code, codes[1]] : [codes[0], code] });
}

const NOTHING: readonly Said[] = [];

/** What the last match said of the text on a bench; nothing where another text lies there since. */
export const saidOf = ({ said, ran, codes }: Pick<Workshop, 'said' | 'ran' | 'codes'>, side: Side): readonly Said[] =>
  ran[side] === codes[side] ? said : NOTHING;

export const swap = (): void => workshop.setState(({ codes: [a, b] }) => ({ codes: [b, a] }));

/** Scripts that somebody else wrote: one's own are put aside, not lost. */
export const lend = (codes: readonly [string, string]): void =>
  workshop.setState(({ codes: own, lent }) => ({ codes, lent: lent ?? own }));

export const giveBack = (): void => workshop.setState(({ codes, lent }) => ({ codes: lent ?? codes, lent: null }));

export const look = (moment: Arena | null): void => workshop.setState({ moment });
