// The search for a sure win in a Worker.
import { serveTask } from '../../kit/task/serve.ts';
import type { SureWinTask } from './messages.ts';
import { findSureWin } from './sureWin.ts';

serveTask<SureWinTask>(self, ({ quest, limits }, report) => findSureWin(quest, limits, report));
