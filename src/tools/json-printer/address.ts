// A document in the address: `?json=` plain, `#z=` compressed; and `?lab`. Fetched where there is something in it.
import { lettersOf, textOfParameter, unpacked } from './engine/links.ts';
import type { Printer } from './printer.ts';
import { openText } from './reading.ts';

/** False where no document is in the address. */
export async function openAddress(printer: Printer, search: string, hash: string): Promise<boolean> {
  const failed = () => printer.say.error('Failed to parse URL parameter');
  if (new URLSearchParams(search).has('lab')) (await import('./lab.ts')).openLab();
  try {
    const letters = lettersOf(hash);
    const text = letters !== null ? await unpacked(letters) : textOfParameter(search);
    if (text === null) return false;
    const isJson = await openText(printer, text, { aloud: false, show: true }, { isLink: true });
    if (isJson) printer.say.success('JSON parsed successfully');
    else failed();
  } catch {
    failed();
  }
  return true;
}
