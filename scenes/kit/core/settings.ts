// What the player chose for every game. The page hands it to scenes and sound; rules never see it.
import type { Palette } from './inks.ts';

export interface Settings {
  readonly volume: number;
  readonly muted: boolean;
  /** Music under play, at the volume of everything else. */
  readonly music: boolean;
  readonly reducedMotion: boolean;
  readonly palette: Palette;
  /** 1 to 2. */
  readonly textScale: number;
}

export const DEFAULT_SETTINGS: Settings = {
  volume: 0.7,
  muted: false,
  music: true,
  reducedMotion: false,
  palette: 'paper',
  textScale: 1,
};
