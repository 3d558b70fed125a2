// WebKitGTK (the engine of Safari) by WebDriver, on a display of its own: a window that another covers gets no frames.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from '../processes.mjs';
import type { Browser } from './browser.ts';
import { installed } from './installed.mjs';
import type { Site } from './site.ts';
import { keyValue, newSession, type Session } from './webDriver.ts';

/** Limit for a page or a script, in milliseconds. */
const LIMIT_MS = 300_000;

interface Display {
  readonly name: string;
  readonly process: ChildProcess;
}

/** Xvfb on a free display number. */
async function openDisplay(program: string): Promise<Display> {
  const display = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(display.stdio[3] as Readable, 'data');
  return { name: `:${String(number).trim()}`, process: display };
}

/** Driver on a free port, once it answers. */
async function openDriver(program: string, env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], { stdio: 'ignore', env });
  const address = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${address}/status`).then(
      response => response.ok,
      () => false,
    );
  while (driver.exitCode === null && !(await answers())) await new Promise(resolve => setTimeout(resolve, 50));
  return { address, process: driver };
}

/** Script that starts MiniBrowser: the driver takes one program. Errors of GTK and GStreamer on its output are not the page's. */
function wrapperOf(program: string, folder: string): string {
  const wrapper = join(folder, 'browser.sh');
  writeFileSync(wrapper, `#!/bin/sh\nexec '${program}' --autoplay-policy=deny "$@" >/dev/null 2>&1\n`);
  chmodSync(wrapper, 0o755);
  return wrapper;
}

/**
 * MiniBrowser under WebDriver runs in a private session, whose console WebKit writes nowhere: the site's server collects it from its pages.
 * `more` is added to the environment of the programs.
 */
export async function openWebKit(site: Site, more: Readonly<Record<string, string>> = {}): Promise<Browser> {
  const paths = installed.WebKit();
  if (!paths) throw new Error('WebKit is not installed: apt-get install webkit2gtk-driver xvfb');
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  const downloads = join(home, 'Downloads');
  for (const folder of ['.config/gtk-3.0', 'Downloads']) mkdirSync(join(home, folder), { recursive: true });
  // Reduced motion: a press does not only end an animation.
  writeFileSync(join(home, '.config/gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
  writeFileSync(join(home, '.config/user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/Downloads"\n');
  const display = await openDisplay(paths['display'] as string);
  const driver = await openDriver(paths['driver'] as string, {
    ...process.env,
    ...more,
    // Buffers shared with a graphics card that is not there: two frames a second instead of sixty.
    ...{ DISPLAY: display.name, GDK_BACKEND: 'x11', WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
    ...{ HOME: home, XDG_CONFIG_HOME: join(home, '.config') },
  });
  const end = () => {
    driver.process.kill();
    display.process.kill();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const session = await newSession(driver.address, {
      'webkitgtk:browserOptions': { binary: wrapperOf(paths['program'] as string, home), args: ['--automation'] },
    });
    await session.send('POST', '/timeouts', { script: LIMIT_MS, pageLoad: LIMIT_MS });
    return browserOf(session, site, downloads, end);
  } catch (error) {
    end();
    throw error;
  }
}

/** Waits until something holds that no event tells of. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + LIMIT_MS;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error('the window does not take its size');
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}

function browserOf({ send }: Session, site: Site, downloads: string, end: () => void): Browser {
  const act = (source: object) => send('POST', '/actions', { actions: [source] });
  const key = (type: string, code: string) =>
    act({ type: 'key', id: 'keyboard', actions: [{ type, value: keyValue(code) }] });
  const mouse = (action: object) =>
    act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [action] });

  const evaluate: Browser['evaluate'] = async (run, ...input) => {
    const script = `const [input, done] = arguments;
      Promise.resolve().then(() => (${String(run)})(...input)).then(value => done({ value }), error => done({ error: String(error) }));`;
    const { value, error } = (await send('POST', '/execute/async', { script, args: [input] })) as {
      readonly value: never;
      readonly error?: string;
    };
    if (error) throw new Error(error);
    return value;
  };
  const inside = () => evaluate(() => ({ width: innerWidth, height: innerHeight }));

  return {
    name: 'WebKit',
    narrowest: 450,
    downloads,
    evaluate,
    open: async address => {
      await send('POST', '/url', { url: address });
    },
    resize: async ({ width, height }) => {
      // The window's rectangle holds its toolbar, too: a first one shows how high that is.
      await send('POST', '/window/rect', { x: 0, y: 0, width, height });
      await until(() => inside().then(now => now.width === width && now.height < height));
      const { height: left } = await inside();
      await send('POST', '/window/rect', { x: 0, y: 0, width, height: 2 * height - left });
      await until(() => inside().then(now => now.width === width && now.height === height));
    },
    move: async ({ x, y }) => {
      await mouse({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' });
    },
    mouseDown: async () => {
      await mouse({ type: 'pointerDown', button: 0 });
    },
    mouseUp: async () => {
      await mouse({ type: 'pointerUp', button: 0 });
    },
    keyDown: async code => {
      await key('keyDown', code);
    },
    keyUp: async code => {
      await key('keyUp', code);
    },
    faults: async () => site.faults(),
    forgetFaults: () => site.forgetFaults(),
    screenshot: async () => Buffer.from((await send('GET', '/screenshot')) as string, 'base64'),
    close: async () => {
      await send('DELETE', '').catch(() => null);
      end();
    },
  };
}
