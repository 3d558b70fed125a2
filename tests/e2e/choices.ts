// Stored settings of a player, for tests that need other settings than the default.
import type { Page } from '@playwright/test';
import type { Choices, Profile } from '../../src/data/profile.ts';

/** Storage key of the profile. */
export const PROFILE = 'foldedFox.profile';

const SILENT: Choices = {
  ...{ volume: 0, muted: true, music: true, palette: 'paper', textScale: 1, motion: 'system', speed: 1 },
  ...{ theme: 'system', unlockAll: false, leftHanded: false, slashKey: true, keys: {} },
};

/** Profile, muted, with these settings, and with records of these games. */
export const profileWith = (choices: Partial<Choices>, games: Profile['games'] = {}): string =>
  JSON.stringify({ version: 1, state: { choices: { ...SILENT, ...choices }, games } });

/** Stores settings before any page of the context loads. */
export const openWith = (page: Page, choices: Partial<Choices>): Promise<unknown> =>
  page.addInitScript(([key, text]) => localStorage.setItem(key, text), [PROFILE, profileWith(choices)] as const);
