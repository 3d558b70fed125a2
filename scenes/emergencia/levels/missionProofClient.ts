// Client of the proof of a drawn mission in a Worker; an AbortSignal cancels it.
import { openTask, type TaskWatch } from '../../kit/task/task.ts';
import type { MissionProof, MissionProofTask } from './missionProof.ts';

const prover = openTask<MissionProofTask>(
  () => new Worker(new URL('./missionProof.worker.ts', import.meta.url), { type: 'module' }),
);

export const proveInWorker = (mission: string, watch: TaskWatch<number> = {}): Promise<MissionProof> =>
  prover.run(mission, watch);
