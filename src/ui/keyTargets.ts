// Where a key was pressed: what shortcuts of the page leave to fields and dialogs.

const TYPING =
  'input:not([type=range], [type=checkbox], [type=radio], [type=file], [type=color]), textarea, select, [contenteditable=""], [contenteditable=true]';

/** True in a field that takes text or letters, also in one of a shadow tree: the page sees a key there as pressed on its host. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && (target.closest(TYPING) !== null || isTyping(target.shadowRoot?.activeElement ?? null));

export const dialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;
