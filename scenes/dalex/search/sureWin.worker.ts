// Worker entry of the search for a sure win.
import { serveTask } from '../../kit/task/serve.ts';
import type { SureWinTask } from './client.ts';
import { findSureWin } from './sureWin.ts';

serveTask<SureWinTask>(self, ({ problem, limits }, report) => findSureWin(problem, limits, report));
