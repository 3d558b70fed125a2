// A document in the address: `?json=` plain, `#z=` compressed. Fetched where there is something in it.
import { lettersOf, textOfParameter, unpacked } from './engine/links.ts';
import type { Printer } from './printer.ts';
import { openText } from './reading.ts';

export async function openAddress(printer: Printer, search: string, hash: string): Promise<void> {
  const failed = () => printer.say.error('Failed to parse URL parameter');
  try {
    const letters = lettersOf(hash);
    const text = letters !== null ? await unpacked(letters) : textOfParameter(search);
    if (text === null) return;
    if (await openText(printer, text, { aloud: false, show: true })) printer.say.success('JSON parsed successfully');
    else failed();
  } catch {
    failed();
  }
}
