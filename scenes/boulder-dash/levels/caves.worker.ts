// Worker that imports a file of caves, and writes one.
import { serveTask } from '../../kit/task/serve.ts';
import { type CavesTask, runCavesTask } from './bdcff/importCaves.ts';

serveTask<CavesTask>(self, runCavesTask);
