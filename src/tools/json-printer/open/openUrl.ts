// Document in the address: `?json=` plain, `#z=` compressed; and `?lab`. A lazy module, loaded if the address has one of them.
import { compressedFragment, inflateFromUrl, jsonParameter } from '../engine/text/urlCodec.ts';
import type { JsonEditor } from '../jsonEditor.ts';
import { openText } from './input.ts';

/** Opens the document of the address; false if there is none. */
export async function openAddress(editor: JsonEditor, search: string, hash: string): Promise<boolean> {
  const failed = () => editor.notify.error('Failed to parse URL parameter');
  if (new URLSearchParams(search).has('lab')) (await import('../lab.ts')).openLab();
  try {
    const letters = compressedFragment(hash);
    const text = letters !== null ? await inflateFromUrl(letters) : jsonParameter(search);
    if (text === null) return false;
    const isJson = await openText(editor, text, { notify: false, showOutput: true }, { isLink: true });
    if (isJson) editor.notify.success('JSON parsed successfully');
    else failed();
  } catch {
    failed();
  }
  return true;
}
