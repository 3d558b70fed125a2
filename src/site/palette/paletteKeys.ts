// Keys that open the command palette: Ctrl-K or Cmd-K everywhere, and `/` outside fields and runs, unless that key is switched off.

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'repeat' | 'defaultPrevented'
>;

export interface KeyPlace {
  /** True in a field that takes text. */
  readonly isTyping: boolean;
  /** True while a game is played. */
  readonly isPlaying: boolean;
  /** False where the visitor has switched `/` off. */
  readonly slashKey: boolean;
}

/** True if this press opens the palette. A page that has used the key keeps it. */
export function opensPalette(press: KeyPress, { isTyping, isPlaying, slashKey }: KeyPlace): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = press;
  if (press.defaultPrevented || press.repeat || altKey) return false;
  if (ctrlKey !== metaKey) return !shiftKey && key.toLowerCase() === 'k';
  return key === '/' && !ctrlKey && slashKey && !isTyping && !isPlaying;
}
