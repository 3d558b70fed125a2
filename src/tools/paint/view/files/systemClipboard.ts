// Picture on the system's clipboard, read with the browser's permission.
import { isSvg } from './svg.ts';

/** Why no picture was read: the permission was refused, the browser has no such API, or the clipboard holds no picture. */
export type ClipboardLack = 'refused' | 'unsupported' | 'no picture';

/** Types that can be opened, PNG first, because it keeps every pixel. */
const TYPES = ['image/png', 'image/webp', 'image/bmp', 'image/gif', 'image/jpeg', 'image/svg+xml'];

export async function readClipboardPicture(
  read: (() => Promise<ClipboardItems>) | undefined,
): Promise<Blob | ClipboardLack> {
  if (!read) return 'unsupported';
  try {
    for (const item of await read()) {
      const type = TYPES.find(one => item.types.includes(one));
      if (type) return await item.getType(type);
      const drawn = item.types.includes('text/plain') ? svgOf(await (await item.getType('text/plain')).text()) : null;
      if (drawn) return drawn;
    }
    return 'no picture';
  } catch (error) {
    // Other errors come from a clipboard that is empty or holds what the browser cannot read.
    return (error as { name?: unknown } | null)?.name === 'NotAllowedError' ? 'refused' : 'no picture';
  }
}

/** A copied text that is an SVG document, as drawing programs copy it. */
export const svgOf = (text: string): Blob | null => (isSvg(text) ? new Blob([text], { type: 'image/svg+xml' }) : null);
