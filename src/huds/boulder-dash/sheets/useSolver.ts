// Hook that solves a cave in a Worker, and its status as text.
import { useEffect, useRef, useState } from 'react';
import { type SolveTask } from '../../../../scenes/boulder-dash/customCaveSolver.ts';
import { plural } from '../../../../scenes/kit/core/plural.ts';
import { openTask, type Task } from '../../../../scenes/kit/task/task.ts';

export interface Solver {
  /** What is known of this cave, as a sentence. */
  readonly status: string;
  readonly working: boolean;
  prove(): void;
  cancel(): void;
}

const start = () =>
  new Worker(new URL('../../../../scenes/boulder-dash/customCave.worker.ts', import.meta.url), { type: 'module' });

const SEARCHING = 'Looking for a way through …';

/** The status holds for the text that was solved. */
export function useSolver(bdcff: string | null): Solver {
  const task = useRef<Task<SolveTask> | null>(null);
  const [known, setKnown] = useState<{ readonly bdcff: string; readonly says: string; readonly working: boolean }>();
  useEffect(() => () => task.current?.close(), []);
  const isThis = known !== undefined && known.bdcff === bdcff;
  return {
    status: isThis ? known.says : 'Not proven.',
    working: isThis && known.working,
    async prove() {
      if (bdcff === null) return;
      task.current ??= openTask<SolveTask>(start);
      setKnown({ bdcff, says: SEARCHING, working: true });
      const onProgress = (part: number) =>
        setKnown(now => (now?.bdcff === bdcff ? { ...now, says: `${SEARCHING} ${Math.round(part * 100)} %` } : now));
      const says = await task.current.run(bdcff, { onProgress }).then(
        seconds =>
          seconds === null
            ? 'Not proven: no way through was found. There may be one all the same.'
            : `Proven: a way through takes ${plural(seconds, 'second')}.`,
        (error: Error) => `Not proven. ${error.message}`,
      );
      setKnown(now => (now?.bdcff === bdcff ? { bdcff, says, working: false } : now));
    },
    cancel() {
      task.current?.close();
      setKnown(undefined);
    },
  };
}
