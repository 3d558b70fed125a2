// Looks for a cave with a way through, in a Worker.
import { serveTask } from '../kit/task/serve.ts';
import { type CaveTask, prove } from './prove.ts';

serveTask<CaveTask>(self, prove);
