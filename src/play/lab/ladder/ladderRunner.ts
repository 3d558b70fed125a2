// Runner of ladder jobs: in Workers where the rules need no Phaser, else in slices on the page with the stage's own physics.
import type { Ladder } from '../../../../scenes/kit/core/ladder/ladder.ts';
import type { GameDefinition } from '../../../../scenes/kit/game.ts';
import { openTask, type Task, type TaskWatch } from '../../../../scenes/kit/task/task.ts';
import { inSlices } from '../../../ui/inSlices.ts';
import { fetchLevels } from '../../stage/fetchGame.ts';
import type { MountedGame } from '../../stage/PhaserHost.tsx';
import type { LadderTask } from './ladder.worker.ts';
import { type LadderAnswer, type LadderJob, openLadderGame, playJob } from './ladderJob.ts';
import { loadLadder } from './ladders.ts';

export interface LadderRunner {
  /** Jobs that it plays at the same time. */
  readonly lanes: number;
  /** Whether the page itself plays: the game rests meanwhile. */
  readonly onPage: boolean;
  /** Plays a job in one of its lanes; rejects where it is cancelled. */
  run(lane: number, ladder: string, job: LadderJob, signal: AbortSignal): Promise<LadderAnswer>;
  close(): void;
}

/** More Workers would leave no core to the page. */
const MAX_LANES = 4;
/** A bot may think for long over one move. */
const SILENT_MS = 300_000;

export function createRunner(definition: GameDefinition, mounted: MountedGame): LadderRunner {
  return mounted.runtime.hasBodies ? pageRunner(definition, mounted) : workerRunner(definition);
}

function workerRunner(definition: GameDefinition): LadderRunner {
  const lanes = Math.max(1, Math.min(MAX_LANES, (navigator.hardwareConcurrency ?? 2) - 1));
  const tasks: Task<LadderTask>[] = Array.from({ length: lanes }, () =>
    openTask<LadderTask>(() => new Worker(new URL('./ladder.worker.ts', import.meta.url), { type: 'module' })),
  );
  const watch: TaskWatch<number> = { silentMs: SILENT_MS };
  return {
    lanes,
    onPage: false,
    async run(lane, ladder, job, signal) {
      const task = tasks[lane % lanes] as Task<LadderTask>;
      const levels = await fetchLevels(definition);
      return task.run({ game: definition.id, ladder, levels, job }, { ...watch, signal });
    },
    close() {
      for (const task of tasks) task.close();
    },
  };
}

function pageRunner(definition: GameDefinition, { runtime, stage }: MountedGame): LadderRunner {
  return {
    lanes: 1,
    onPage: true,
    async run(_lane, name, job, signal) {
      const ladder: Ladder | null = await loadLadder(definition.id, name);
      if (!ladder) throw new Error('This game has no such ladder.');
      const levels = await fetchLevels(definition);
      const { overrides } = job;
      const game = await openLadderGame(runtime, { levels, overrides, physics: stage.physics });
      const answer = await inSlices(playJob(game, ladder, job), { signal });
      if (answer === null) throw signal.reason;
      return answer;
    },
    close() {},
  };
}
