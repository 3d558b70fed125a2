// What lands: the commit that it starts from, by what a clone knows.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { landingBaseIn } from '../landing.mjs';

describe('what lands', () => {
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
      cwd,
      encoding: 'utf8',
    }).trim();
  const commit = (cwd: string, name: string) => {
    writeFileSync(join(cwd, name), name);
    git(cwd, 'add', '.');
    git(cwd, 'commit', '-qm', name);
    return git(cwd, 'rev-parse', 'HEAD');
  };
  const repository = () => {
    const cwd = mkdtempSync(join(tmpdir(), 'landing-'));
    git(cwd, 'init', '-q', '-b', 'main');
    return cwd;
  };

  test('on a branch: all since it left main, however many commits', () => {
    const cwd = repository();
    const main = commit(cwd, 'a');
    git(cwd, 'checkout', '-qb', 'work');
    commit(cwd, 'b');
    commit(cwd, 'c');
    expect(landingBaseIn(cwd)).toBe(main);
  });

  test('ahead of the main that the origin has: all since that', () => {
    const cwd = repository();
    const landed = commit(cwd, 'a');
    git(cwd, 'update-ref', 'refs/remotes/origin/main', landed);
    commit(cwd, 'b');
    commit(cwd, 'c');
    expect(landingBaseIn(cwd)).toBe(landed);
  });

  test('on main itself: the last commit, because it does not know what landed before', () => {
    const cwd = repository();
    const before = commit(cwd, 'a');
    commit(cwd, 'b');
    expect(landingBaseIn(cwd)).toBe(before);
  });

  test('one commit alone does not tell', () => {
    const cwd = repository();
    commit(cwd, 'a');
    expect(landingBaseIn(cwd)).toBeNull();
  });
});
