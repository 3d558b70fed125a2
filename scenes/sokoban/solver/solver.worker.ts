// The solver in a Worker.
import { serveTask } from '../../kit/task/serve.ts';
import type { SolverTask } from './messages.ts';
import { judge, solve } from './solve.ts';

serveTask<SolverTask>(self, ({ what, level, position, ...limits }, onProgress) =>
  (what === 'solve' ? solve : judge)(level, position, { ...limits, onProgress }),
);
