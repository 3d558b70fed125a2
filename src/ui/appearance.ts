// Look of the page as the visitor chose it: theme, motion and text size, set on the root element, from which the styles take them. Applied before
// the app is loaded, and again at each change.

import type { UnknownChoices } from '../data/storedChoices.ts';
import { THEME } from '../site/icons.ts';

export interface Appearance {
  /** Null follows the system. */
  readonly theme: 'light' | 'dark' | null;
  readonly motion: 'full' | 'reduced' | null;
  /** Text size: 1 is what the browser is set to. */
  readonly textScale: number;
}

/** Appearance in settings that may be anything: only known values are taken. */
export function appearanceOf({ theme, motion, textScale }: UnknownChoices): Appearance {
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    motion: motion === 'full' || motion === 'reduced' ? motion : null,
    textScale: typeof textScale === 'number' && textScale >= 1 && textScale <= 2 ? textScale : 1,
  };
}

export function applyAppearance(choices: UnknownChoices): void {
  const { theme, motion, textScale } = appearanceOf(choices);
  const { dataset, style } = document.documentElement;
  setOrDelete(dataset, 'theme', theme);
  setOrDelete(dataset, 'motion', motion);
  if (textScale === 1) style.removeProperty('--text-size');
  else style.setProperty('--text-size', String(textScale));
  showThemeColour(theme);
}

/** Colour of the browser's own interface: of both media where the visitor chose one. */
function showThemeColour(theme: Appearance['theme']): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = THEME[theme ?? (meta.media.includes('dark') ? 'dark' : 'light')];
}

function setOrDelete(dataset: DOMStringMap, name: string, value: string | null): void {
  if (value === null) delete dataset[name];
  else dataset[name] = value;
}

/** True if motion is reduced, by the visitor's choice or else by the device. */
export function isMotionReduced(motion: unknown = document.documentElement.dataset['motion']): boolean {
  return motion === 'reduced' || (motion !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches);
}
