// Hook that solves a cave in a Worker, and its status as text.
import { useEffect, useRef, useState } from 'react';
import type { CaveProof } from '../../../../scenes/boulder-dash/levels/bdcff/customCave.ts';
import { type SolveTask } from '../../../../scenes/boulder-dash/levels/customCaveSolver.ts';
import { plural } from '../../../../scenes/kit/core/plural.ts';
import { openTask, type Task } from '../../../../scenes/kit/task/task.ts';

export interface Solver {
  /** What is known of this cave, as a sentence. */
  readonly status: string;
  readonly working: boolean;
  /** A way through this cave, once one was found. */
  readonly proof: CaveProof | null;
  prove(): void;
  cancel(): void;
}

const start = () =>
  new Worker(new URL('../../../../scenes/boulder-dash/levels/customCave.worker.ts', import.meta.url), {
    type: 'module',
  });

const SEARCHING = 'Looking for a way through …';

interface Known {
  readonly bdcff: string;
  readonly says: string;
  readonly working: boolean;
  readonly proof: CaveProof | null;
}

/** The status holds for the text that was solved. */
export function useSolver(bdcff: string | null): Solver {
  const task = useRef<Task<SolveTask> | null>(null);
  const [known, setKnown] = useState<Known>();
  useEffect(() => () => task.current?.close(), []);
  const isThis = known !== undefined && known.bdcff === bdcff;
  return {
    status: isThis ? known.says : 'Not proven.',
    working: isThis && known.working,
    proof: isThis ? known.proof : null,
    async prove() {
      if (bdcff === null) return;
      task.current ??= openTask<SolveTask>(start);
      setKnown({ bdcff, says: SEARCHING, working: true, proof: null });
      const onProgress = (part: number) =>
        setKnown(now => (now?.bdcff === bdcff ? { ...now, says: `${SEARCHING} ${Math.round(part * 100)} %` } : now));
      const found = await task.current.run(bdcff, { onProgress }).then(
        proof => ({
          proof,
          says: proof
            ? `Proven: a way through takes ${plural(proof.seconds, 'second')}.`
            : 'Not proven: no way through was found. There may be one all the same.',
        }),
        (error: Error) => ({ proof: null, says: `Not proven. ${error.message}` }),
      );
      setKnown(now => (now?.bdcff === bdcff ? { bdcff, ...found, working: false } : now));
    },
    cancel() {
      task.current?.close();
      setKnown(undefined);
    },
  };
}
