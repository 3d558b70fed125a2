// Settings read straight from storage, for what cannot wait for the profile: the look of the page, the first picture, and the palette's key. Nothing
// of it is validated: whoever takes a value checks it.
import { PROFILE_KEY } from './profileKey.ts';

export type UnknownChoices = Readonly<Record<string, unknown>>;

export function storedChoices(): UnknownChoices {
  try {
    const choices: unknown = JSON.parse(localStorage.getItem(PROFILE_KEY) ?? '{}').state?.choices;
    return typeof choices === 'object' && choices !== null ? { ...choices } : {};
  } catch {
    return {};
  }
}
