// Finds a Chromium for the browser tests, or installs one; plain Node, so that it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Chromium makes its address bar's popup, two pages of its own, with every page that is opened: half of what a page costs here, and nobody types there.
 * It hears one such list, the last: the others are what Playwright turns off.
 */
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** Sandboxing and background traffic off; nothing about graphics, so that pages meet the renderer visitors have. */
export const BROWSER_FLAGS = [
  `--disable-features=${WITHOUT.join(',')}`,
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Where Playwright keeps its own browser, downloaded or not. */
async function playwrightPath() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/** The path of a Chromium on this machine, or null. */
export async function findBrowser() {
  const paths = [process.env.CHROMIUM_PATH, await playwrightPath(), ...SYSTEM_PATHS];
  return paths.find(path => path && existsSync(path)) ?? null;
}

/** Installs one, by apt as root on Debian and its kin, else by Playwright's own download. */
function installBrowser() {
  const run = command => spawnSync(command, { shell: true, stdio: 'ignore' }).status === 0;
  const root = process.getuid?.() === 0;
  if (root && existsSync('/usr/bin/apt-get') && run('apt-get update && apt-get install -y chromium')) return;
  run('npx playwright install chromium');
}

/** The path of a Chromium, installed if need be; null where that failed. */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  console.log('No Chromium found; installing one …');
  installBrowser();
  return findBrowser();
}
