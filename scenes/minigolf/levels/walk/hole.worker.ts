// Worker entry: the next hole of a walk.

import { tune } from '../../../kit/core/constants.ts';
import { serveTask } from '../../../kit/task/serve.ts';
import { CONSTANTS } from '../../constants.ts';
import { findHole, type HoleRequest, type HoleResponse } from './hole.ts';

interface HoleTask {
  readonly input: HoleRequest;
  readonly output: HoleResponse;
  readonly progress: number;
}

serveTask<HoleTask>(self, request => findHole(request, tune(CONSTANTS)));
