// Worker that solves a custom cave.
import { serveTask } from '../../kit/task/serve.ts';
import { type SolveTask, solveCustomCave } from './customCaveSolver.ts';

serveTask<SolveTask>(self, solveCustomCave);
