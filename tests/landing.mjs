// Commit that a landing starts from: all since then lands with it, however many commits it has.
import { execFileSync } from 'node:child_process';

/**
 * Where the work of a repository left the branch it lands on; null where the clone does not know that branch, or is it.
 * @type {(cwd: string) => string | null}
 */
export function landingBaseIn(cwd) {
  const git = (...args) =>
    execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  for (const name of ['origin/main', 'origin/HEAD', 'main']) {
    try {
      const fork = git('merge-base', 'HEAD', name);
      if (fork !== git('rev-parse', 'HEAD')) return fork;
    } catch {
      // No such branch.
    }
  }
  return null;
}
