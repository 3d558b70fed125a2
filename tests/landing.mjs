// Commit that a landing starts from: where its branch left the one it lands on, or, where a clone does not know that one, the commit before.
import { execFileSync } from 'node:child_process';

/**
 * Null where a clone holds one commit alone.
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
  try {
    return git('rev-parse', 'HEAD~1');
  } catch {
    return null;
  }
}
