// Worker that holds the texts of the missions' halls.
import type { Json } from '../../kit/core/json.ts';
import { serveTask } from '../../kit/task/serve.ts';
import { hallText } from './hallTexts.ts';

serveTask<{ readonly input: Json; readonly output: Json; readonly progress: never }>(self, hallText);
