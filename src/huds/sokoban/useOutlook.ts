// Whether the position on the board can still be won, asked of the solver whenever a parcel has moved; and the next push of a hint.
import { useEffect, useRef, useState } from 'react';
import { type Position, reachable } from '../../../scenes/sokoban/level.ts';
import type { Judgement } from '../../../scenes/sokoban/solver/solve.ts';
import type { SokobanView } from '../../../scenes/sokoban/view.ts';

export type Outlook = Judgement['kind'] | 'looking';

interface Known {
  readonly judgement: Judgement;
  /** Where it was asked: another place in the same room is answered alike, but a solution begins here. */
  readonly position: Position;
}

/** Play goes on so long before the solver is troubled. */
const PATIENCE_MS = 220;
const MOST_KNOWN = 400;

const solver = () => import('../../../scenes/sokoban/solver/client.ts');

/** Equal for positions that differ only in where the player stands in one room. */
function nameOf({ key, level, position }: SokobanView): string {
  const room = Math.min(...reachable(level, position));
  return `${key} ${[...position.boxes].sort((a, b) => a - b).join()} ${room}`;
}

export interface Judge {
  /** Null while nobody looks. */
  readonly outlook: Outlook | null;
  /** The judgement, waited for. Rejected where the question was overtaken. */
  ask(): Promise<Known>;
}

export function useOutlook(view: SokobanView, looks: boolean): Judge {
  const cache = useRef(new Map<string, Known>());
  const [, setCount] = useState(0);
  const name = nameOf(view);
  const known = cache.current.get(name);
  const settled = known !== undefined || view.won;

  const judge = async (signal: AbortSignal): Promise<Known> => {
    const before = cache.current.get(name);
    if (before) return before;
    const { level, position } = view;
    const { judgeInWorker } = await solver();
    const found = { judgement: await judgeInWorker(level, position, { signal }), position };
    if (cache.current.size >= MOST_KNOWN) cache.current.clear();
    cache.current.set(name, found);
    setCount(count => count + 1);
    return found;
  };
  const latest = useRef(judge);
  latest.current = judge;

  useEffect(() => {
    if (!looks || settled) return;
    const control = new AbortController();
    const timer = setTimeout(() => latest.current(control.signal).catch(() => undefined), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [name, looks, settled]);

  const outlook = view.won ? null : !looks ? null : (known?.judgement.kind ?? 'looking');
  return { outlook, ask: () => judge(new AbortController().signal) };
}
