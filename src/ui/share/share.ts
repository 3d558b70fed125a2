// Sharing of a text with a link: by the device's share sheet, or the clipboard.
import { type Copied, copyText } from './clipboard.ts';

/** Shares by the device's share sheet on touch screens, else copies; resolves to what became of it. */
export async function share(
  text: string,
  link: string | null,
  touch: boolean,
  title = 'Share this result',
): Promise<'shared' | Copied> {
  if (touch && navigator.share)
    try {
      await navigator.share({ text, ...(link !== null && { url: link }) });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  return copyText(link === null ? text : `${text}\n${link}`, title);
}
