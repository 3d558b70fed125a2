// What a player chose, as the pages keep it: for tests that come with choices of their own.
import type { Page } from '@playwright/test';
import type { Choices } from '../../src/data/profile.ts';

/** Where the pages keep it. */
export const PROFILE = 'foldedFox.profile';

const SILENT: Partial<Choices> = { volume: 0, muted: true, palette: 'paper', textScale: 1, motion: 'system', speed: 1 };

/** A profile that knows of no game, silent but for what is chosen. */
export const profileWith = (choices: Partial<Choices>): string =>
  JSON.stringify({ version: 1, state: { choices: { ...SILENT, ...choices }, games: {} } });

/** Pages opened from now on find these choices. */
export const openWith = (page: Page, choices: Partial<Choices>): Promise<unknown> =>
  page.addInitScript(([key, text]) => localStorage.setItem(key, text), [PROFILE, profileWith(choices)] as const);
