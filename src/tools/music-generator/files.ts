// Names of files, and handing them over.
import type { Genre, Intensity } from '../../../scenes/kit/sound/piece.ts';

interface Named {
  readonly genre: Genre;
  readonly intensity: Intensity;
}

const two = (number: number) => String(number).padStart(2, '0');

/** Local time, as file names can hold it: '2025-03-03_14-05-09'. */
export const stamp = (date: Date): string =>
  [
    [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-'),
    [two(date.getHours()), two(date.getMinutes()), two(date.getSeconds())].join('-'),
  ].join('_');

/** 'fantasy-battle-2025-03-03_14-05-09.ogg' */
export const currentName = ({ genre, intensity }: Named, date: Date, ending: string): string =>
  `${genre}-${intensity}-${stamp(date)}.${ending}`;

/** A name as any file system takes it. */
export const fileName = (name: string, ending: string): string =>
  `${name.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, '-').trim() || 'recording'}.${ending}`;

/** Hands the visitor a file. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  saveUrl(name, url);
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export function saveUrl(name: string, url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
