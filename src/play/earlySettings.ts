// What the first picture needs of the visitor's settings, read as they were kept. The profile reads them with care and its stage is told at once;
// its reader would come before the picture, so this one believes nothing but what it knows.
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
