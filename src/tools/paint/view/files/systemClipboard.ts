// Picture on the system's clipboard, read with the browser's permission.

/** Why no picture was read: the permission was refused, the browser has no such API, or the clipboard holds no picture. */
export type ClipboardLack = 'refused' | 'unsupported' | 'no picture';

/** Types that can be opened, PNG first, because it keeps every pixel. */
const TYPES = ['image/png', 'image/webp', 'image/bmp', 'image/gif', 'image/jpeg'];

export async function readClipboardPicture(
  read: (() => Promise<ClipboardItems>) | undefined,
): Promise<Blob | ClipboardLack> {
  if (!read) return 'unsupported';
  try {
    for (const item of await read()) {
      const type = TYPES.find(one => item.types.includes(one));
      if (type) return await item.getType(type);
    }
    return 'no picture';
  } catch (error) {
    // Other errors come from a clipboard that is empty or holds what the browser cannot read.
    return (error as { name?: unknown } | null)?.name === 'NotAllowedError' ? 'refused' : 'no picture';
  }
}
