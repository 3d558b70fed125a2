// The keys of the shell itself: Esc, P and ? always, M and R where the game leaves them free.
import type { Control } from '../../scenes/kit/core/input.ts';

export type ShellAction = 'pause' | 'help' | 'mute' | 'restart';

interface ShellKey {
  readonly action: ShellAction;
  /** `KeyboardEvent.code` of keys that do it wherever the letter stands; `?` is found by its sign instead. */
  readonly codes: readonly string[];
  readonly keycaps: readonly string[];
  readonly label: string;
}

/** No game may bind these. */
export const RESERVED: readonly ShellKey[] = [
  { action: 'pause', codes: ['Escape', 'KeyP'], keycaps: ['Esc', 'P'], label: 'Pause' },
  { action: 'help', codes: ['Slash'], keycaps: ['?'], label: 'How to play' },
];
const OPTIONAL: readonly ShellKey[] = [
  { action: 'mute', codes: ['KeyM'], keycaps: ['M'], label: 'Mute' },
  { action: 'restart', codes: ['KeyR'], keycaps: ['R'], label: 'Restart' },
];

/** The shell's keys beside a game's controls. */
export function shellKeys(controls: readonly Control[]): readonly ShellKey[] {
  const bound = new Set(controls.flatMap(({ keys }) => keys));
  return [...RESERVED, ...OPTIONAL.filter(({ codes }) => !codes.some(code => bound.has(code)))];
}

/** What a pressed key means to the shell. */
export function shellAction(
  event: Pick<KeyboardEvent, 'code' | 'key'>,
  controls: readonly Control[],
): ShellAction | null {
  if (event.key === '?') return 'help';
  const found = shellKeys(controls).find(({ action, codes }) => action !== 'help' && codes.includes(event.code));
  return found?.action ?? null;
}
