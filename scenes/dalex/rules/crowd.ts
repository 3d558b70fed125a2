// Kinds of dalexes in a mixed crowd: how far each moves in a turn, and what wakes a sleeper. Without a crowd all are plain.

/**
 * A plain dalex steps one cell every turn. A sleeper stands still until it wakes, and is plain from then on. A leaper rests one turn
 * and moves two cells in the next, over whatever lies between.
 */
export type DalexKind = 'plain' | 'sleeper' | 'leaper';

export interface Crowd {
  /** Kind of each dalex, in their order. */
  readonly kinds: readonly DalexKind[];
  /** Leapers move in the coming turn; they rest in the one after. */
  readonly leaps: boolean;
  /** Distance to the player, in cells, at which a sleeper wakes at the end of a turn. */
  readonly wakeReach: number;
}

/** Cells that a leaper moves when it moves. */
export const LEAP = 2;

/** Cells that the dalex with that index moves in the coming turn; the player is caught within as many. */
export function strideOf(crowd: Crowd | undefined, index: number): number {
  const kind = crowd?.kinds[index] ?? 'plain';
  if (kind === 'plain') return 1;
  return kind === 'leaper' && crowd?.leaps ? LEAP : 0;
}

export const countKind = (crowd: Crowd | undefined, kind: DalexKind): number =>
  crowd?.kinds.filter(one => one === kind).length ?? 0;

/** The crowd without the dalexes whose index is not kept, as a member to be spread. */
export const crowdKept = (crowd: Crowd | undefined, isKept: (index: number) => boolean): { readonly crowd?: Crowd } =>
  crowd ? { crowd: { ...crowd, kinds: crowd.kinds.filter((_, index) => isKept(index)) } } : {};

/** The crowd after those sleepers have woken, by index. */
export const awake = (crowd: Crowd, wakes: (index: number) => boolean): Crowd => ({
  ...crowd,
  kinds: crowd.kinds.map((kind, index) => (kind === 'sleeper' && wakes(index) ? 'plain' : kind)),
});
