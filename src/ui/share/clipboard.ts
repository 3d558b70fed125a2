// The clipboard. A copy begins inside the press that asks for it; where the browser refuses, the text is offered to be copied by hand.
import { createStore } from 'zustand/vanilla';

/** A text that the clipboard refused, with the title of its dialog. */
export interface Offer {
  readonly title: string;
  readonly text: string;
}

/** The text that is offered in a dialog; null while there is none. */
export const offers = createStore<{ readonly offer: Offer | null }>(() => ({ offer: null }));

export const closeOffer = (): void => offers.setState({ offer: null });

/** What became of a copy: the clipboard has it, a dialog offers it, or there was no text after all (null, undefined). */
export type Copied = 'copied' | 'offered' | 'nothing';

type Source = string | Promise<string | null | undefined>;

/** False where the page has no clipboard at all: without a secure connection. */
export const hasClipboard = (): boolean => Boolean(navigator.clipboard);

/** Copies a text. Call it inside the press, with a promise where the text is not ready yet. Rejects only where that promise does. */
export async function copyText(source: Source, title = 'Copy this text'): Promise<Copied> {
  try {
    await write(source);
    return 'copied';
  } catch {
    const text = await source;
    if (text === null || text === undefined) return 'nothing';
    offers.setState({ offer: { title, text } });
    return 'offered';
  }
}

/** Copies the text of a dialog once more, in a press of its own; false where it is refused again. */
export const copyOffer = ({ text }: Offer): Promise<boolean> =>
  write(text).then(
    () => true,
    () => false,
  );

async function write(source: Source): Promise<void> {
  if (typeof source === 'string') return navigator.clipboard.writeText(source);
  const text = source.then(ready => ready ?? Promise.reject(new Error('There is nothing to copy')));
  // The promise may be rejected before anybody waits for it.
  text.catch(() => undefined);
  if (remembersPress()) return navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
  return navigator.clipboard.writeText(await text);
}

/**
 * Whether the press is to be handed over with a promise: Safari and Firefox refuse what comes after an await. Chromium needs no press, and would decode
 * the item's bytes in one long task.
 */
const remembersPress = (): boolean => typeof ClipboardItem !== 'undefined' && !('userAgentData' in navigator);

/** Copies a picture; false where the browser refuses. */
export async function copyPicture(png: Promise<Blob>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
    return true;
  } catch {
    return false;
  }
}

/** The text on the clipboard. Rejects where the browser or the person refuses. */
export const readCopied = (): Promise<string> => navigator.clipboard.readText();

/** Reads everything on the clipboard; undefined where the browser lets no page do so. */
export const itemReader = (): (() => Promise<ClipboardItems>) | undefined =>
  navigator.clipboard?.read && (() => navigator.clipboard.read());
