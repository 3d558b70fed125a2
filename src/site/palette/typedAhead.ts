// Letters typed between the key that opens the command palette and the first sight of its field, which is fetched: they become the field's first text.

let text = '';

function onKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || (key.length !== 1 && key !== 'Backspace')) return;
  text = key === 'Backspace' ? text.slice(0, -1) : text + key;
  event.preventDefault();
  event.stopPropagation();
}

/** Begins to collect letters, on the whole page. */
export function collectTyped(): void {
  text = '';
  window.addEventListener('keydown', onKey, true);
}

export const typedSoFar = (): string => text;

/** The field has the focus, or the palette was closed: letters are the page's again. */
export const stopCollecting = (): void => window.removeEventListener('keydown', onKey, true);
