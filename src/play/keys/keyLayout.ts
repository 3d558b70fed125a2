// Keyboard layout of the player: what the letter keys are called on it, where the browser can say so (Chromium on computers). Elsewhere a key has its
// name on an American keyboard.
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Names of keys that differ from an American keyboard's, by `KeyboardEvent.code`. */
export type KeyLayout = Readonly<Record<string, string>>;

/** Part of the Keyboard Map API that the page uses. */
interface KeyboardNavigator {
  readonly keyboard?: { getLayoutMap?(): Promise<Iterable<readonly [code: string, name: string]>> };
}

export const AMERICAN: KeyLayout = {};

/** Digits keep their names: French keyboards show them beside what the key types. */
const NAMED_BY_LAYOUT =
  /^(?:Key[A-Z]|Minus|Equal|Bracket(?:Left|Right)|Semicolon|Quote|Backquote|Backslash|IntlBackslash|Comma|Period|Slash)$/;

/** Names as printed on keycaps: letters are capitals. */
export function layoutOf(map: Iterable<readonly [code: string, name: string]>): KeyLayout {
  const names: Record<string, string> = {};
  for (const [code, name] of map) {
    if (!NAMED_BY_LAYOUT.test(code) || name.trim() === '') continue;
    const capital = name.toUpperCase();
    // Of ß there is no single capital.
    names[code] = capital.length === name.length ? capital : name;
  }
  return names;
}

const layout = createStore<KeyLayout>(() => AMERICAN);
let isAsked = false;

/** Asks the browser once. What it refuses, or cannot say, leaves the American names. */
async function askLayout(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  try {
    const map = await (navigator as KeyboardNavigator).keyboard?.getLayoutMap?.();
    if (map) layout.setState(layoutOf(map), true);
  } catch {
    // Forbidden in a frame of another page.
  }
}

/** The player's layout; an American one until the browser has said which, and while the page is hydrated. */
export function useKeyLayout(): KeyLayout {
  useEffect(() => void askLayout(), []);
  return useStore(layout);
}
