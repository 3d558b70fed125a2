// Shortcuts of the page: Esc, P and ? always, M and R if the game does not bind them.
import type { Control } from '../../../scenes/kit/core/input/input.ts';
import { type KeyBindings, keysOf } from '../../../scenes/kit/core/input/keys.ts';
import { keycap } from './keycaps.ts';
import type { KeyLayout } from './keyLayout.ts';

export type ShellAction = 'pause' | 'help' | 'mute' | 'restart';

interface ShellKey {
  readonly action: ShellAction;
  /** `KeyboardEvent.code` values of its keys, independent of the keyboard layout; `?` is found by `KeyboardEvent.key` instead. */
  readonly codes: readonly string[];
  readonly label: string;
}

/** Shortcuts that no game may bind. */
export const RESERVED: readonly ShellKey[] = [
  { action: 'pause', codes: ['Escape', 'KeyP'], label: 'Pause' },
  { action: 'help', codes: ['Slash'], label: 'How to play' },
];
const OPTIONAL: readonly ShellKey[] = [
  { action: 'mute', codes: ['KeyM'], label: 'Mute' },
  { action: 'restart', codes: ['KeyR'], label: 'Restart' },
];

/** Shortcuts of the page that a game's controls leave free. */
export function shellKeys(controls: readonly Control[], bindings: KeyBindings): readonly ShellKey[] {
  const bound = new Set(controls.flatMap(control => keysOf(control, bindings)));
  return [...RESERVED, ...OPTIONAL.filter(({ codes }) => !codes.some(code => bound.has(code)))];
}

/** Labels of a shortcut's keys. */
export const shellKeycaps = ({ action, codes }: ShellKey, layout: KeyLayout): readonly string[] =>
  action === 'help' ? ['?'] : codes.map(code => keycap(code, layout));

/** Action of a pressed key, or null. */
export function shellAction(
  event: Pick<KeyboardEvent, 'code' | 'key'>,
  controls: readonly Control[],
  bindings: KeyBindings,
): ShellAction | null {
  if (event.key === '?') return 'help';
  const shortcut = shellKeys(controls, bindings).find(
    ({ action, codes }) => action !== 'help' && codes.includes(event.code),
  );
  return shortcut?.action ?? null;
}
