// Worker entry of the computer's mind.
import type { Json } from '../../kit/core/json.ts';
import { serveTask } from '../../kit/task/serve.ts';
import { answer } from './think.ts';

interface MindTask {
  readonly input: Json;
  readonly output: Json;
  readonly progress: number;
}

serveTask<MindTask>(self, answer);
