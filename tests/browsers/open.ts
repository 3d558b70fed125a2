// A browser with the site that it visits: for one test, or for all of a file.
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Browser } from './browser.ts';
import { openFirefox } from './firefox.ts';
import { type Site, serveSite } from './site.ts';
import { openSoundDevice } from './sound.ts';
import { openWebKit } from './webkit.ts';

export interface Visit {
  readonly browser: Browser;
  readonly site: Site;
}

interface OpenVisit extends Visit {
  close(): Promise<void>;
}

const OPENING_MS = 120_000;

/** Opens a browser by its name; with `sounds` it has a sound device where one can be had. */
export async function openBrowser(name: Browser['name'], { sounds = false } = {}): Promise<OpenVisit> {
  const sound = sounds ? await openSoundDevice() : null;
  const site = await serveSite({ reportsErrors: name === 'WebKit' });
  const endAll = async () => {
    site.stop();
    await sound?.close();
  };
  try {
    const browser = name === 'Firefox' ? await openFirefox(sound?.env) : await openWebKit(site, sound?.env);
    return { browser, site, close: () => browser.close().finally(endAll) };
  } catch (error) {
    await endAll();
    throw error;
  }
}

/** Opens a browser before the first test of a file and closes it after the last; faults are forgotten between tests. */
export function opened(...how: Parameters<typeof openBrowser>): () => Visit {
  let visit: OpenVisit | undefined;
  beforeAll(async () => {
    visit = await openBrowser(...how);
  }, OPENING_MS);
  beforeEach(() => visit?.browser.forgetFaults());
  afterAll(() => visit?.close());
  return () => {
    if (!visit) throw new Error(`${how[0]} is not open`);
    return visit;
  };
}
