// Looks for a way through a cave from elsewhere, in a Worker.
import { serveTask } from '../kit/task/serve.ts';
import { type OwnTask, wayThrough } from './ownProof.ts';

serveTask<OwnTask>(self, wayThrough);
