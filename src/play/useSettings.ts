// Settings for scenes and sound, from the profile; motion 'system' is resolved by the device's preference.
import { useMemo } from 'react';
import type { Settings } from '../../scenes/kit/core/settings.ts';
import { useProfile } from '../data/profile.ts';
import { useMedia } from '../ui/useMedia.ts';

export function useSettings(): Settings {
  const { volume, muted, music, motion, palette, textScale } = useProfile(({ choices }) => choices);
  const systemReduces = useMedia('(prefers-reduced-motion: reduce)');
  const reducedMotion = motion === 'reduced' || (motion === 'system' && systemReduces);
  return useMemo(
    () => ({ volume, muted, music, reducedMotion, palette, textScale }),
    [volume, muted, music, reducedMotion, palette, textScale],
  );
}
