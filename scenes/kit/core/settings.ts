// Settings of the player, for every game. The page passes them to scenes and sound; rules never read them.
import type { Palette } from './inks.ts';
import { type KeyBindings, NO_BINDINGS } from './input/keys.ts';

export interface Settings {
  /** 0 to 1. */
  readonly volume: number;
  readonly muted: boolean;
  /** Background music, at the same volume. */
  readonly music: boolean;
  readonly reducedMotion: boolean;
  readonly palette: Palette;
  /** Scale of texts, 1 to 2. */
  readonly textScale: number;
  /** Keys that the player has set for this game. */
  readonly keys: KeyBindings;
}

export const DEFAULT_SETTINGS: Settings = {
  volume: 0.7,
  muted: false,
  music: true,
  reducedMotion: false,
  palette: 'paper',
  textScale: 1,
  keys: NO_BINDINGS,
};
