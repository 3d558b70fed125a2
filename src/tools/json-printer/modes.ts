// Edit mode: what it needs is fetched when it is first asked for.
import type { Printer } from './printer.ts';

/** Fetched ahead with the first document: who switches it on may press the next key at once. */
export async function fetchEditor(printer: Printer): Promise<void> {
  printer.editor ??= await import('./editor.ts');
  // What shows with it shows from now on.
  printer.store.setState(({ version }) => ({ version: version + 1 }));
}

export async function setEditing(printer: Printer, on: boolean): Promise<void> {
  if (!printer.editor) await fetchEditor(printer);
  printer.store.setState({ isEditing: on, isSelecting: false, field: null });
}
