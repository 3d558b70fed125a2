// A real nginx under the generated nginx.conf answers as our own server does. Debian's nginx-light will do: it knows gzip, not brotli.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtFolder, type Folder } from '../server/folder.ts';
import { askAll } from '../server/questions.ts';

const isThere = spawnSync('nginx', ['-v']).status === 0;
if (!isThere)
  console.warn('SKIPPED: no nginx on this machine (Debian: apt-get install nginx-light). Its file was asked nothing.');

let folder: Folder;
let nginx: ChildProcess;
let port = 0;
let securePort = 0;

describe.skipIf(!isThere)('nginx', () => {
  beforeAll(async () => {
    folder = await builtFolder();
    [port, securePort] = [await freePort(), await freePort()];
    const secured = `listen 127.0.0.1:${securePort} ssl; ${certificate(folder.path)}`;
    const site = readFileSync(join(folder.path, 'nginx.conf'), 'utf8')
      .replace('listen 80;', `listen 127.0.0.1:${port}; ${secured}`)
      .replace('root /usr/share/nginx/html;', `root ${folder.path};`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      name => `${name}_temp_path ${folder.path}/.nginx-${name};`,
    );
    const config = join(folder.path, '.nginx.conf');
    writeFileSync(
      config,
      `daemon off; master_process off; pid ${folder.path}/.nginx.pid; error_log stderr;
events { }
http { access_log off; ${temporary.join(' ')}
${site} }
`,
    );
    nginx = spawn('nginx', ['-c', config, '-e', 'stderr', '-p', folder.path], { stdio: ['ignore', 'ignore', 'pipe'] });
    await answering(nginx);
  });
  afterAll(async () => {
    const gone = new Promise(resolve => nginx.once('exit', resolve));
    nginx.kill();
    await gone;
    folder.remove();
  });

  askAll(() => port, ['gzip'], { adds416Twice: true });

  test('what comes over HTTPS demands it for a year', async () => {
    const options = { host: '127.0.0.1', port: securePort, path: '/games', rejectUnauthorized: false, agent: false };
    const headers = await new Promise<Readonly<Record<string, unknown>>>((resolve, reject) =>
      get(options, response => {
        response.resume();
        resolve(response.headers);
      }).on('error', reject),
    );
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });
});

/** The lines of a configuration that name a self-signed certificate, made in a folder. */
function certificate(path: string): string {
  const [key, file] = [join(path, '.nginx.key'), join(path, '.nginx.crt')];
  const made = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=localhost',
    '-keyout',
    key,
    '-out',
    file,
  ];
  execFileSync('openssl', made, { stdio: 'ignore' });
  return `ssl_certificate ${file}; ssl_certificate_key ${key};`;
}

const freePort = () =>
  new Promise<number>(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address() as AddressInfo;
      probe.close(() => resolve(free));
    });
  });

/** Resolves when it listens; what it complains of is the error when it ends before. */
async function answering(child: ChildProcess): Promise<void> {
  let said = '';
  child.stderr?.on('data', chunk => (said += chunk));
  while (!(await listens())) {
    if (child.exitCode !== null) throw new Error(`nginx does not run:\n${said}`);
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}

const listens = () =>
  new Promise<boolean>(resolve => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.end();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
