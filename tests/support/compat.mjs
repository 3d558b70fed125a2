// Support data of MDN (browser-compat-data) for the browsers of package.json: what each of them lacks.
import data from '@mdn/browser-compat-data/forLegacyNode';
import { BROWSERS } from '../../src/build/browsers.mjs';

/** MDN's names of the browsers, by their browserslist names. */
const MDN_NAMES = {
  chrome: 'chrome',
  and_chr: 'chrome_android',
  edge: 'edge',
  firefox: 'firefox',
  and_ff: 'firefox_android',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

export { data };

/** True if `version` of the data (`17.4`, `≤37`, `preview`, false) is `wanted` or earlier. */
function isBy(version, wanted) {
  if (typeof version !== 'string' || version === 'preview') return false;
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = wanted.split('.').map(Number);
  return major < wantedMajor || (major === wantedMajor && minor <= wantedMinor);
}

/** Name of a node's support statements in the data. */
const COMPAT = '__compat';

/** Of `browsers`, those that lack a feature, have it behind a flag or by another name, or, unless `isPartEnough`, have but a part of it. */
export function lackingIn(node, browsers, isPartEnough = false) {
  const { support } = node[COMPAT];
  const has = (statement, version) =>
    isBy(statement.version_added, version) &&
    !isBy(statement.version_removed, version) &&
    (isPartEnough || !statement.partial_implementation) &&
    !statement.flags &&
    !statement.prefix &&
    !statement.alternative_name;
  return Object.entries(browsers)
    .filter(([name, version]) => ![support[MDN_NAMES[name]] ?? []].flat().some(statement => has(statement, version)))
    .map(([name, version]) => `${name} ${version}`);
}

/** Supported browsers that lack a feature. */
export const lacking = (node, isPartEnough) => lackingIn(node, BROWSERS, isPartEnough);

export const isSupported = (node, isPartEnough) => lacking(node, isPartEnough).length === 0;

export const hasStatements = node => node?.[COMPAT] !== undefined;

/** The members of a node that have support statements of their own. */
export const features = node =>
  Object.entries(node ?? {}).filter(([name, member]) => name !== COMPAT && hasStatements(member));
