// Names of saved files.

/** The specified name of a saved drawing (specification part 3, §7), without and with its ending. */
export const BASE_NAME = 'macpaint-drawing';
export const FILE_NAME = `${BASE_NAME}.png`;

const LONGEST = 100;
/** Signs that a file system does not take in a name. */
const FORBIDDEN = /[\p{Cc}\p{Cf}"*/:<>?\\|]+/gu;

/** A file's name from what the user typed: with one ending, and the specified name where nothing is left. */
export function fileNameOf(typed: string, ending: string): string {
  const base = typed
    .replaceAll(FORBIDDEN, ' ')
    .replace(/\.(?:png|webp|jpe?g|bmp)\s*$/i, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[ .]+/, '');
  const short = [...base]
    .slice(0, LONGEST)
    .join('')
    .replace(/[ .]+$/, '');
  return `${short || BASE_NAME}.${ending}`;
}
