// Worker entry of the solver.
import { serveTask } from '../../kit/task/serve.ts';
import { fewestMoves } from './fewestMoves.ts';
import { judge, worthOf } from './judge.ts';
import type { SolverTask } from './messages.ts';
import { solve } from './solve.ts';

const now = () => performance.now();

serveTask<SolverTask>(self, ({ level, position, ...asked }, onProgress) => {
  const { bytes, positions } = asked;
  const limits = { ...(bytes !== undefined && { bytes }), ...(positions !== undefined && { positions }), onProgress };
  switch (asked.what) {
    case 'solve':
      return (asked.fewest === 'moves' ? fewestMoves : solve)(level, position, limits);
    case 'judge':
      return judge(level, position, { ...limits, watch: { now, ms: asked.ms } });
    case 'worth':
      return worthOf(level, position, asked.solution, { ...limits, watch: { now, ms: asked.ms } });
  }
});
