// The browsers that the site supports: the browserslist of package.json, read by the build and by the check of what was built.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

/** Lowest version of each browser, by its browserslist name: `name >= version` is all of that language that is used here. */
export const BROWSERS = Object.fromEntries(
  JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).browserslist.map(query => {
    const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
    if (!name) throw new Error(`package.json, browserslist: "${query}" is not of the form "safari >= 17.5".`);
    return [name, version];
  }),
);

/** The bundler's names of them; those of Chrome and Firefox on phones are the same as on computers. */
const BUNDLER_NAMES = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari', ios_saf: 'ios' };

/** Vite's `build.target`, of scripts and styles. */
export const buildTarget = Object.entries(BUNDLER_NAMES).map(([name, bundlerName]) => bundlerName + BROWSERS[name]);
