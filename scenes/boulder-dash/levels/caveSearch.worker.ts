// Worker that searches a solvable cave for a level.
import { serveTask } from '../../kit/task/serve.ts';
import { type CaveSearchTask, findCave } from './caveSearch.ts';

serveTask<CaveSearchTask>(self, findCave);
