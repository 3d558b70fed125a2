// `npm start`: installs, builds and serves the production site. Options: --port N or PORT=N, --host.
import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { install, ROOT } from './install.mjs';

const { values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'string' } } });
const port = Number(values.port ?? process.env.PORT ?? 4173);
const host = values.host ?? 'localhost';
const vite = `${ROOT}node_modules/vite/bin/vite.js`;

function fail(line) {
  console.error(line);
  process.exit(1);
}

/** Resolves to true when nothing listens there yet. */
const isFree = () =>
  new Promise(resolve => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });

if (!Number.isInteger(port) || port < 1 || port > 65535)
  fail(`${values.port ?? process.env.PORT} is not a port number.`);
const taken = `Port ${port} is taken. Stop what uses it, or choose another: npm start -- --port ${port + 1}`;
if (!(await isFree())) fail(taken);

install();

console.log('Building …');
const build = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: ROOT, encoding: 'utf8' });
if (build.status !== 0) fail(`${build.stdout}${build.stderr}\nThe build failed.`);

const server = spawn(process.execPath, [vite, 'preview', '--port', String(port), '--strictPort', '--host', host], {
  cwd: ROOT,
  stdio: ['ignore', 'pipe', 'pipe'],
});
let said = '';
const listen = chunk => {
  const before = said.includes('Local:');
  said += chunk;
  if (!before && said.includes('Local:'))
    console.log(`Folded Fox Games is served at http://localhost:${port} (Ctrl+C stops it)`);
};
server.stdout.on('data', listen);
server.stderr.on('data', listen);
server.on('exit', code => {
  if (code) fail(/already in use/.test(said) ? taken : said);
  process.exit(0);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
