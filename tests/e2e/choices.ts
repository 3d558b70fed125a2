// Stored settings of a player, for tests that need other settings than the default.
import type { Page } from '@playwright/test';
import type { Choices } from '../../src/data/profile.ts';

/** Storage key of the profile. */
export const PROFILE = 'foldedFox.profile';

const SILENT: Choices = {
  ...{ volume: 0, muted: true, music: true, palette: 'paper', textScale: 1, motion: 'system', speed: 1 },
  ...{ theme: 'system', unlockAll: false, leftHanded: false, slashKey: true, keys: {} },
};

/** Profile without any game, muted, with these settings. */
export const profileWith = (choices: Partial<Choices>): string =>
  JSON.stringify({ version: 1, state: { choices: { ...SILENT, ...choices }, games: {} } });

/** Stores settings before any page of the context loads. */
export const openWith = (page: Page, choices: Partial<Choices>): Promise<unknown> =>
  page.addInitScript(([key, text]) => localStorage.setItem(key, text), [PROFILE, profileWith(choices)] as const);
