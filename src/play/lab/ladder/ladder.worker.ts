// Worker of the lab's ladder: plays one job at a time, of a game whose rules need no Phaser.
import { own } from '../../../../scenes/kit/core/own.ts';
import type { GameRuntime } from '../../../../scenes/kit/game.ts';
import { serveTask } from '../../../../scenes/kit/task/serve.ts';
import { type LadderAnswer, type LadderJob, openLadderGame, playJob } from './ladderJob.ts';
import { loadLadder } from './ladders.ts';

/** Task of the Worker. */
export interface LadderTask {
  readonly input: {
    readonly game: string;
    readonly ladder: string;
    readonly levels: readonly string[];
    readonly job: LadderJob;
  };
  readonly output: LadderAnswer;
  readonly progress: number;
}

const RUNTIMES = import.meta.glob<GameRuntime>('../../../../scenes/*/play.ts', { import: 'default' });

serveTask<LadderTask>(self, async ({ game, ladder: name, levels, job }, report) => {
  const runtime = await own(RUNTIMES, `../../../../scenes/${game}/play.ts`)?.();
  const ladder = await loadLadder(game, name);
  if (!runtime || !ladder) throw new Error('This game has no such ladder.');
  const opened = await openLadderGame(runtime, { levels, overrides: job.overrides });
  const work = playJob(opened, ladder, job);
  let piece = work.next();
  while (!piece.done) {
    report(piece.value);
    piece = work.next();
  }
  return piece.value;
});
