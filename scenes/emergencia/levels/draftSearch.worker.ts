// Worker that runs the draft search.
import { serveTask } from '../../kit/task/serve.ts';
import { type DraftSearchTask, findDraft } from './draftSearch.ts';

serveTask<DraftSearchTask>(self, findDraft);
