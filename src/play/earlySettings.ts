// Settings for the first picture, read straight from storage: loading the profile with its validation would delay the picture. Only known values are
// taken; the stage gets the validated settings once the profile is there.
import { DEFAULT_SETTINGS, type Settings } from '../../scenes/kit/core/settings.ts';
import { PROFILE_KEY } from '../data/profileKey.ts';

export function earlySettings(): Settings {
  const { motion, palette, textScale } = storedChoices();
  const reducedMotion =
    motion === 'reduced' || (motion !== 'full' && window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const isScale = typeof textScale === 'number' && textScale >= 1 && textScale <= 2;
  return {
    ...DEFAULT_SETTINGS,
    reducedMotion,
    ...(palette === 'safe' && { palette }),
    ...(isScale && { textScale }),
  };
}

function storedChoices(): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(localStorage.getItem(PROFILE_KEY) ?? '{}').state?.choices ?? {};
  } catch {
    return {};
  }
}
