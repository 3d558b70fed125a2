// Names of exported files.
import type { Genre, Intensity } from '../../../../scenes/kit/sound/composer/piece.ts';
import { stamp } from '../../../ui/share/files.ts';

interface Named {
  readonly genre: Genre;
  readonly intensity: Intensity;
}

/** 'fantasy-battle-2025-03-03_14-05-09.ogg' */
export const currentName = ({ genre, intensity }: Named, date: Date, ending: string): string =>
  `${genre}-${intensity}-${stamp(date)}.${ending}`;

/** A name without characters that file systems refuse. */
export const fileName = (name: string, ending: string): string =>
  `${name.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, '-').trim() || 'recording'}.${ending}`;
