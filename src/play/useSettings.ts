// The player's settings as scenes and sound want them: motion resolved against the device, mute and volume as chosen.
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
