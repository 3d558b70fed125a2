// Installs the dependencies where they are missing or old; plain Node, so that it runs on a fresh clone.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Package paths and versions of a lock file; null where there is none. */
function locked(file) {
  try {
    return JSON.parse(readFileSync(ROOT + file, 'utf8')).packages;
  } catch {
    return null;
  }
}

/** True when what is installed is what the lock file says. Packages for other platforms may be absent. */
function isInstalled() {
  const wanted = locked('package-lock.json') ?? {};
  const present = locked('node_modules/.package-lock.json');
  if (!present) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || (optional && !present[path]) || present[path]?.version === version,
  );
}

export function install() {
  if (isInstalled()) return;
  console.log('Installing dependencies …');
  const { status, stdout, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: ROOT,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  const why = `${stdout}${stderr}`
    .split('\n')
    .filter(line => line.startsWith('npm error'))
    .slice(0, 12);
  console.error([...why, 'npm ci failed: the dependencies could not be installed.'].join('\n'));
  process.exit(1);
}
