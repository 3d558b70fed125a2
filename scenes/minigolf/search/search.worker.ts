// Worker entry of the stroke search.

import { tune } from '../../kit/core/constants.ts';
import { serveTask } from '../../kit/task/serve.ts';
import { CONSTANTS } from '../constants.ts';
import type { SearchTask } from './messages.ts';
import { search } from './search.ts';

serveTask<SearchTask>(self, ({ course, ...limits }, onProgress) =>
  search(course, tune(CONSTANTS), { ...limits, onProgress }),
);
