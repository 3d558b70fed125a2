// Hook: the fewest pushes or moves of a level by the solver, with proof, progress and cancel.
import { useEffect, useRef, useState } from 'react';
import { writeXsb } from '../../../../scenes/sokoban/levels/xsb.ts';
import type { Level } from '../../../../scenes/sokoban/rules/level.ts';
import type { Fewest } from '../../../../scenes/sokoban/solver/messages.ts';
import type { Solution } from '../../../../scenes/sokoban/solver/solve.ts';

export type Proven = Solution;

export type ProofState =
  | { readonly kind: 'none' }
  | { readonly kind: 'working'; readonly positions: number; readonly bound: number }
  | { readonly kind: 'solvable'; readonly proven: Proven }
  | { readonly kind: 'unsolvable' }
  | { readonly kind: 'open'; readonly why: string };

export interface ProofTask {
  readonly state: ProofState;
  /** Of the level as it is drawn now. */
  readonly proven: Proven | null;
  prove(): void;
  cancel(): void;
}

/** A proof holds for the board it was made for, and ends with it. */
export function useProof(level: Level | null, fewest: Fewest = 'pushes'): ProofTask {
  const board = level && writeXsb(level);
  const [known, setKnown] = useState<{ readonly board: string; readonly state: ProofState } | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => {
    if (board === null) return;
    return () => running.current?.abort();
  }, [board]);

  const state: ProofState = known && known.board === board ? known.state : { kind: 'none' };
  return {
    state,
    proven: state.kind === 'solvable' ? state.proven : null,
    async prove() {
      if (!level || !board) return;
      const control = new AbortController();
      running.current?.abort();
      running.current = control;
      const tell = (next: ProofState) => !control.signal.aborted && setKnown({ board, state: next });
      tell({ kind: 'working', positions: 0, bound: 0 });
      try {
        const { solveInWorker } = await import('../../../../scenes/sokoban/solver/client.ts');
        const solution = await solveInWorker(level, {
          signal: control.signal,
          fewest,
          onProgress: ({ positions, bound }) => tell({ kind: 'working', positions, bound }),
        });
        tell(solution ? { kind: 'solvable', proven: solution } : { kind: 'unsolvable' });
      } catch (error) {
        tell({ kind: 'open', why: error instanceof Error ? error.message : 'The solver stopped.' });
      }
    },
    cancel() {
      running.current?.abort();
      setKnown(null);
    },
  };
}
