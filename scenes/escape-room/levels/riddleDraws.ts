// Which riddle opens which lock: no kind comes twice in a building.
import { pick, type Rng } from '../../kit/core/rng.ts';
import { shuffled } from '../rules/drawing.ts';
import { drawRiddle, RIDDLE_KINDS, type Riddle, type RiddleKind } from '../rules/riddles.ts';
import { asksRiddle, type Plots } from './plots.ts';

/** Locks that a riddle opens, and what its note calls them. */
export const RIDDLE_LOCKS = {
  officeDoor: 'Office door',
  cabinet: 'Cabinet',
  computer: 'Computer',
  briefcase: 'Briefcase',
  safe: 'Safe',
  terminal: 'Terminal',
} as const;
export type RiddleLock = keyof typeof RIDDLE_LOCKS;

export const OFFICE_LOCKS = { desk: 'computer', briefcase: 'briefcase', intercom: 'safe' } as const;

export type RiddleKinds = Readonly<Partial<Record<RiddleLock, RiddleKind>>>;

export function drawKinds(rng: Rng, { lab, office, control }: Plots): RiddleKinds {
  const left = [...shuffled(rng, RIDDLE_KINDS)];
  const kinds: Partial<Record<RiddleLock, RiddleKind>> = {};
  if (lab === 'keypad') {
    // What lies in a drawer is read as a text alone.
    const kind = pick(rng, ['statements', 'dice', 'display'] as const);
    left.splice(left.indexOf(kind), 1);
    kinds.cabinet = kind;
  }
  const locks: readonly RiddleLock[] = [
    ...(lab === 'keypad' ? (['officeDoor'] as const) : []),
    OFFICE_LOCKS[office],
    ...(asksRiddle(control) ? (['terminal'] as const) : []),
  ];
  for (const lock of locks) kinds[lock] = left.pop() ?? 'scales';
  return kinds;
}

export const drawRiddles = (rng: Rng, kinds: RiddleKinds): Readonly<Partial<Record<RiddleLock, Riddle>>> =>
  Object.fromEntries(Object.entries(kinds).map(([lock, kind]) => [lock, drawRiddle(rng, kind)]));

export const riddleCode = (
  { riddles }: { readonly riddles: Readonly<Partial<Record<RiddleLock, Riddle>>> },
  lock: RiddleLock,
): string => riddles[lock]?.code.join('') ?? '';

/** The riddle of a fixture that is a lock, or null. */
export const riddleOf = (
  { riddles }: { readonly riddles: Readonly<Partial<Record<string, Riddle>>> },
  lock: string,
): Riddle | null => riddles[lock] ?? null;
