// Picture files of the paint page: the file picker, and the reader, which is loaded with the first file.
import type { OpenedPicture } from './readPicture.ts';

const PICTURES = 'image/png,image/jpeg,image/gif,image/webp,image/bmp,image/svg+xml,.svg';
const MACPAINT = '.mac,.pntg,.mcp,.macp';
export const SHRUNK = 'This picture was larger than 2048 pixels, so it was made smaller to fit.';
const NOT_LOADED =
  'The part that reads pictures could not be loaded. Nothing was changed; try again once you are online.';

/** Opens the file picker, or the camera of a phone or tablet. */
export function pickPicture(picked: (file: File) => void, from: 'file' | 'camera' = 'file'): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = from === 'camera' ? 'image/*' : `${PICTURES},${MACPAINT}`;
  if (from === 'camera') input.setAttribute('capture', 'environment');
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file) picked(file);
  });
  input.click();
}

export async function readPicture(file: Blob): Promise<OpenedPicture | string> {
  const reader = await loadReader();
  return reader ? reader.readPicture(file) : NOT_LOADED;
}

/** Null where it could not be fetched. */
async function loadReader() {
  try {
    return await import('./readPicture.ts');
  } catch {
    return null;
  }
}
