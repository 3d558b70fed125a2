// Worker entry of the coach.
import type { Json } from '../../kit/core/json.ts';
import { serveTask } from '../../kit/task/serve.ts';
import { answer } from './open.ts';

interface CoachTask {
  readonly input: Json;
  readonly output: Json;
  readonly progress: number;
}

serveTask<CoachTask>(self, answer);
