// Hook: asks the solver after each push whether the position can be won, with a cache and debounce; and the value of a hint.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Position, reachable } from '../../../scenes/sokoban/rules/level.ts';
import type { Judgement, Worth } from '../../../scenes/sokoban/solver/judge.ts';
import type { Solution } from '../../../scenes/sokoban/solver/solve.ts';
import type { SokobanView } from '../../../scenes/sokoban/view.ts';

export type Solvability = Judgement['kind'] | 'looking';

interface CachedJudgement {
  readonly judgement: Judgement;
  /** The position that was asked: the judgement holds for the player's whole room, but the solution begins here. */
  readonly position: Position;
}

/** Time without a push before the solver is asked. */
const DEBOUNCE_MS = 220;
const MAX_CACHE = 400;
const NO_CELLS: readonly number[] = [];

const solver = () => import('../../../scenes/sokoban/solver/client.ts');

/** Cache key: equal for positions that differ only in the player's place within one room. */
function positionKey({ key, level, position }: SokobanView): string {
  const room = Math.min(...reachable(level, position));
  return `${key} ${[...position.boxes].sort((a, b) => a - b).join()} ${room}`;
}

export interface SolvabilityQuery {
  /** Null while the light is off, and after the win. */
  readonly outlook: Solvability | null;
  /** Cells of lost boxes. */
  readonly guilty: readonly number[];
  /** Resolves with the judgement; rejected if the position changed. */
  ask(): Promise<CachedJudgement>;
  /** Value of the first push of a shortest solution. Rejects with an AbortError when play continues. */
  compare(position: Position, solution: Solution): Promise<Worth>;
}

export function useSolvability(view: SokobanView, looks: boolean): SolvabilityQuery {
  const [cache, setCache] = useState<ReadonlyMap<string, CachedJudgement>>(new Map());
  const name = positionKey(view);
  /** The position for which the solver did not answer. */
  const [silent, setSilent] = useState<string | null>(null);
  const known = cache.get(name);
  const settled = known !== undefined || view.won;

  const judge = async (asked: string, signal: AbortSignal): Promise<CachedJudgement> => {
    const before = cache.get(asked);
    if (before) return before;
    const { level, position } = view;
    const { judgeInWorker } = await solver();
    const found = { judgement: await judgeInWorker(level, position, { signal }), position };
    setCache(all => new Map(all.size < MAX_CACHE ? all : []).set(asked, found));
    return found;
  };
  /** A solver that does not answer leaves the position unknown; a cancelled request leaves nothing. */
  const look = useEffectEvent((asked: string, signal: AbortSignal) =>
    judge(asked, signal).catch(() => {
      if (!signal.aborted) setSilent(asked);
    }),
  );

  const comparing = useRef<{ readonly name: string; readonly control: AbortController } | null>(null);
  const compare = async (position: Position, solution: Solution) => {
    const { worthInWorker } = await solver();
    const control = new AbortController();
    comparing.current = { name, control };
    return worthInWorker(view.level, position, solution, control.signal);
  };
  // A new position cancels the hint's comparison.
  useEffect(() => {
    if (comparing.current?.name !== name) comparing.current?.control.abort();
  }, [name]);

  useEffect(() => {
    if (!looks || settled) return;
    const control = new AbortController();
    const timer = setTimeout(() => look(name, control.signal), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [name, looks, settled]);

  const outlook = view.won
    ? null
    : !looks
      ? null
      : (known?.judgement.kind ?? (silent === name ? 'unknown' : 'looking'));
  const guilty = outlook === 'dead' && known?.judgement.kind === 'dead' ? known.judgement.guilty : NO_CELLS;
  return { outlook, guilty, compare, ask: () => judge(name, new AbortController().signal) };
}
