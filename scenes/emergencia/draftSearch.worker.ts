// Looks for a mission that can be won, in a Worker.
import { serveTask } from '../kit/task/serve.ts';
import { type DraftSearchTask, findDraft } from './draftSearch.ts';

serveTask<DraftSearchTask>(self, findDraft);
