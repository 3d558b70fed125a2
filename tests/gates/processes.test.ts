// What `npm test` starts is ended with it: tools, and what these started in their turn.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../processes.mjs';

/** A runner whose tool starts a program that never ends, and says its number. */
const RUNNER = `
const { run } = await import(${JSON.stringify(resolve('tests/processes.mjs'))});
const tool = "const { pid } = require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });"
  + "require('fs').writeFileSync(process.env.TOLD, String(pid)); setInterval(() => {}, 1000);";
await run(process.execPath, ['-e', tool]);
`;

const lives = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s ends the tools and what they started', async signal => {
  const told = join(mkdtempSync(join(tmpdir(), 'processes-')), 'pid');
  const runner = spawn(process.execPath, ['--input-type=module', '-e', RUNNER], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, TOLD: told },
  });
  await expect.poll(() => existsSync(told) && readFileSync(told, 'utf8'), { timeout: 30_000 }).toMatch(/\d/);
  const pid = Number(readFileSync(told, 'utf8'));
  expect(lives(pid)).toBe(true);
  runner.kill(signal);
  expect((await once(runner, 'exit'))[0]).toBe(130);
  await expect.poll(() => lives(pid), { timeout: 30_000 }).toBe(false);
});

test('a free port is one that can be listened on, another each time it is taken', async () => {
  const port = await freePort();
  const server = createServer().listen(port);
  await once(server, 'listening');
  expect(await freePort()).not.toBe(port);
  server.close();
});
