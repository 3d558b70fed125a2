// Settings for the first picture, read straight from storage: loading the profile with its validation would delay the picture. Only known values are
// taken; the stage gets the validated settings once the profile is there.
import { DEFAULT_SETTINGS, type Settings } from '../../../scenes/kit/core/settings.ts';
import { storedChoices } from '../../data/storedChoices.ts';
import { appearanceOf, isMotionReduced } from '../../ui/appearance.ts';

export function earlySettings(): Settings {
  const choices = storedChoices();
  const { motion, textScale } = appearanceOf(choices);
  return {
    ...DEFAULT_SETTINGS,
    reducedMotion: isMotionReduced(motion),
    ...(choices['palette'] === 'safe' && { palette: 'safe' }),
    textScale,
  };
}
