// Settings of one game for scenes and sound, from the profile; motion 'system' is resolved by the device's preference.
import { useMemo } from 'react';
import type { Settings } from '../../../scenes/kit/core/settings.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { useProfile } from '../../data/profile.ts';
import { useMedia } from '../../ui/hooks/useMedia.ts';
import { useKeys } from '../keys/useKeys.ts';

export function useSettings(definition: GameDefinition): Settings {
  const { volume, muted, music, motion, palette, textScale } = useProfile(({ choices }) => choices);
  const keys = useKeys(definition);
  const systemReduces = useMedia('(prefers-reduced-motion: reduce)');
  const reducedMotion = motion === 'reduced' || (motion === 'system' && systemReduces);
  return useMemo(
    () => ({ volume, muted, music, reducedMotion, palette, textScale, keys }),
    [volume, muted, music, reducedMotion, palette, textScale, keys],
  );
}
