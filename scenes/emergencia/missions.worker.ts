// Looks for a mission that can be won, in a Worker.
import { serveTask } from '../kit/task/serve.ts';
import { type ProofTask, prove } from './prove.ts';

serveTask<ProofTask>(self, prove);
