// Order of the test files in each worker, written where `WORKER_ORDER` says: a file that fails is told with those that its worker had run before.
import { appendFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { threadId } from 'node:worker_threads';
import { expect } from 'vitest';

/** Called before each test file. */
export function noteFile(): void {
  const folder = process.env['WORKER_ORDER'];
  const { testPath } = expect.getState();
  if (folder && testPath) appendFileSync(join(folder, `${process.pid}-${threadId}`), `${relative('', testPath)}\n`);
}
