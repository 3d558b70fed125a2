// Firefox and WebKitGTK on this machine: where their programs are, and which of the two are left out.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGES = 'firefox-esr webkit2gtk-driver xvfb';

const programPath = names =>
  (process.env.PATH ?? '')
    .split(':')
    .flatMap(folder => names.map(name => join(folder, name)))
    .find(path => existsSync(path)) ?? null;

/** Path of MiniBrowser, the browser that WebKitWebDriver drives: it lies beside WebKit's library, in a folder named after the architecture. */
function miniBrowserPath() {
  for (const lib of ['/usr/lib', '/usr/libexec', '/usr/lib64'])
    for (const folder of existsSync(lib) ? ['', ...readdirSync(lib)] : [])
      for (const version of ['webkit2gtk-4.1', 'webkitgtk-6.0']) {
        const path = join(lib, folder, version, 'MiniBrowser');
        if (existsSync(path)) return path;
      }
  return null;
}

const orNull = paths => (Object.values(paths).every(Boolean) ? paths : null);

/** Programs that each browser needs, or null where one of them is missing. */
export const installed = {
  Firefox: () => orNull({ program: programPath(['firefox-esr', 'firefox']) }),
  WebKit: () =>
    orNull({ driver: programPath(['WebKitWebDriver']), program: miniBrowserPath(), display: programPath(['Xvfb']) }),
};

/** Path of PulseAudio, which gives a browser a sound device on a machine without one; or null. */
export const soundServer = () => programPath(['pulseaudio']);

/** Names of the browsers that are not installed. */
export const leftOut = () => Object.keys(installed).filter(name => !installed[name]());

/** Result of checks in browsers that are left out: skipped, and failed where every landing is to be shown in all of them. */
export function absence(names) {
  const isFailure = Boolean(process.env.EVERY_BROWSER);
  const counts = isFailure ? { passed: 0, failed: names.length } : { passed: 0, failed: 0, skipped: names.length };
  return {
    counts,
    seconds: 0,
    output: `Not installed: ${names.join(' and ')}. On Debian: apt-get install ${PACKAGES}`,
  };
}
