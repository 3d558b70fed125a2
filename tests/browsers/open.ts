// A browser with the site it visits, for the tests of a file: both are opened before the first and closed after the last.
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Browser } from './browser.ts';
import { openFirefox } from './firefox.ts';
import { type Site, serveSite } from './site.ts';
import { openSoundDevice, type SoundDevice } from './sound.ts';
import { openWebKit } from './webkit.ts';

export interface Visit {
  readonly browser: Browser;
  /** Address of the site. */
  readonly site: string;
}

const OPENING_MS = 120_000;

/** Opens a browser by its name, with a sound device where one can be had; faults are forgotten between tests. */
export function opened(name: Browser['name'], { sounds }: { readonly sounds: boolean }): () => Visit {
  let browser: Browser | undefined;
  let site: Site | undefined;
  let sound: SoundDevice | null = null;
  beforeAll(async () => {
    sound = sounds ? await openSoundDevice() : null;
    site = await serveSite({ reportsErrors: name === 'WebKit' });
    browser = name === 'Firefox' ? await openFirefox(sound?.env) : await openWebKit(site, sound?.env);
  }, OPENING_MS);
  beforeEach(() => browser?.forgetFaults());
  afterAll(async () => {
    await browser?.close();
    site?.stop();
    await sound?.close();
  });
  return () => {
    if (!browser || !site) throw new Error(`${name} is not open`);
    return { browser, site: site.address };
  };
}
