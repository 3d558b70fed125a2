// Runs the project's tools as processes: their output kept, their exit awaited, all of them ended when this one is interrupted.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ROOT } from '../src/build/install.mjs';

/** Time that a tool has to end what it started in its turn, before it is killed. */
const GRACE_MS = 5000;
const running = new Set();

/** Tool of node_modules/.bin, script of the project (`.mjs`) or absolute program, run to its end. Its process group is its own, so that all of it can be ended. */
export function run(tool, args, env = {}, cwd = ROOT) {
  const [program, all] = commandOf(tool, args);
  return new Promise(resolve => {
    const child = spawn(program, all, {
      cwd,
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    let output = '';
    child.stdout.on('data', chunk => (output += chunk));
    child.stderr.on('data', chunk => (output += chunk));
    const end = (code, text) => {
      running.delete(child);
      resolve({ code, output: text });
    };
    child.on('error', error => end(1, String(error)));
    child.on('close', code => end(code ?? 1, output));
  });
}

function commandOf(tool, args) {
  if (tool.endsWith('.mjs')) return [process.execPath, [join(ROOT, tool), ...args]];
  return [tool.startsWith('/') ? tool : join(ROOT, 'node_modules/.bin', tool), args];
}

/** Port that nothing listens on now. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

function signal(child, name) {
  try {
    process.kill(-child.pid, name);
  } catch {
    // The group has ended by itself.
  }
}

/** Ends what is running: asked first, so that a test runner ends its browsers and server, then killed. */
async function endAll() {
  const children = [...running];
  const ended = Promise.all(children.map(child => new Promise(resolve => child.once('close', resolve))));
  for (const child of children) signal(child, 'SIGINT');
  await Promise.race([ended, new Promise(resolve => setTimeout(resolve, GRACE_MS))]);
  for (const child of children) signal(child, 'SIGKILL');
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(name, () => {
    void endAll().then(() => process.exit(130));
  });
