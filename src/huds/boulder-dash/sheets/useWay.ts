// Asks a Worker for a way through a cave: 'not proven' becomes a proof, or stays what it is.
import { useEffect, useRef, useState } from 'react';
import { type OwnTask } from '../../../../scenes/boulder-dash/ownProof.ts';
import { openTask, type Task } from '../../../../scenes/kit/task/task.ts';

export interface Way {
  /** What is known of this cave, in words. */
  readonly says: string;
  readonly working: boolean;
  prove(): void;
  cancel(): void;
}

const start = () =>
  new Worker(new URL('../../../../scenes/boulder-dash/own.worker.ts', import.meta.url), { type: 'module' });
const CELLS_A_SECOND = 7.5;

/** A proof holds for the text it was made for. */
export function useWay(bdcff: string | null): Way {
  const task = useRef<Task<OwnTask> | null>(null);
  const [known, setKnown] = useState<{ readonly bdcff: string; readonly says: string; readonly working: boolean }>();
  useEffect(() => () => task.current?.close(), []);
  const isThis = known !== undefined && known.bdcff === bdcff;
  return {
    says: isThis ? known.says : 'Not proven.',
    working: isThis && known.working,
    async prove() {
      if (bdcff === null) return;
      task.current ??= openTask<OwnTask>(start);
      setKnown({ bdcff, says: 'Looking for a way through …', working: true });
      const says = await task.current.run(bdcff).then(
        ticks =>
          ticks === null
            ? 'Not proven: no way through was found. There may be one all the same.'
            : `Proven: a way through takes ${Math.ceil(ticks / CELLS_A_SECOND)} seconds.`,
        () => 'Not proven.',
      );
      setKnown(now => (now?.bdcff === bdcff ? { bdcff, says, working: false } : now));
    },
    cancel() {
      task.current?.close();
      setKnown(undefined);
    },
  };
}
