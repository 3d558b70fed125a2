// Whether the position on the board can still be won, asked of the solver whenever a parcel has moved; and the next push of a hint.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Position, reachable } from '../../../scenes/sokoban/level.ts';
import type { Judgement, Worth } from '../../../scenes/sokoban/solver/judge.ts';
import type { Solution } from '../../../scenes/sokoban/solver/solve.ts';
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
const NOBODY: readonly number[] = [];

const solver = () => import('../../../scenes/sokoban/solver/client.ts');

/** Equal for positions that differ only in where the player stands in one room. */
function nameOf({ key, level, position }: SokobanView): string {
  const room = Math.min(...reachable(level, position));
  return `${key} ${[...position.boxes].sort((a, b) => a - b).join()} ${room}`;
}

export interface Judge {
  /** Null while nobody looks, and where nothing is left to win. */
  readonly outlook: Outlook | null;
  /** Whom it blames, by their cells. */
  readonly guilty: readonly number[];
  /** The judgement, waited for. Rejected where the question was overtaken. */
  ask(): Promise<Known>;
  /** What the first push of a shortest solution saves. Rejected with an AbortError once play goes on. */
  compare(position: Position, solution: Solution): Promise<Worth>;
}

export function useOutlook(view: SokobanView, looks: boolean): Judge {
  const [cache, setCache] = useState<ReadonlyMap<string, Known>>(new Map());
  const name = nameOf(view);
  const known = cache.get(name);
  const settled = known !== undefined || view.won;

  const judge = async (asked: string, signal: AbortSignal): Promise<Known> => {
    const before = cache.get(asked);
    if (before) return before;
    const { level, position } = view;
    const { judgeInWorker } = await solver();
    const found = { judgement: await judgeInWorker(level, position, { signal }), position };
    setCache(all => new Map(all.size < MOST_KNOWN ? all : []).set(asked, found));
    return found;
  };
  /** A question that was overtaken needs no answer. */
  const look = useEffectEvent((asked: string, signal: AbortSignal) => judge(asked, signal).catch(() => undefined));

  const comparing = useRef<{ readonly name: string; readonly control: AbortController } | null>(null);
  const compare = async (position: Position, solution: Solution) => {
    const { worthInWorker } = await solver();
    const control = new AbortController();
    comparing.current = { name, control };
    return worthInWorker(view.level, position, solution, control.signal);
  };
  // Play that goes on wants the light, not what another push would have cost.
  useEffect(() => {
    if (comparing.current?.name !== name) comparing.current?.control.abort();
  }, [name]);

  useEffect(() => {
    if (!looks || settled) return;
    const control = new AbortController();
    const timer = setTimeout(() => look(name, control.signal), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [name, looks, settled]);

  const outlook = view.won ? null : !looks ? null : (known?.judgement.kind ?? 'looking');
  const guilty = outlook === 'dead' && known?.judgement.kind === 'dead' ? known.judgement.guilty : NOBODY;
  return { outlook, guilty, compare, ask: () => judge(name, new AbortController().signal) };
}
