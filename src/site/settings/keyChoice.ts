// Choice of a key for a control: why one cannot be taken, as a sentence.
import type { Control } from '../../../scenes/kit/core/input/input.ts';
import { boundTo, KEY_CODE, type KeyBindings } from '../../../scenes/kit/core/input/keys.ts';
import { keycap } from '../../play/keys/keycaps.ts';
import type { KeyLayout } from '../../play/keys/keyLayout.ts';
import { RESERVED } from '../../play/keys/shellKeys.ts';

/** Keys of the browser and the device. */
const TAKEN =
  /^(?:Tab|CapsLock|ContextMenu|PrintScreen|NumLock|ScrollLock|F\d+|(?:Control|Alt|Meta|OS)(?:Left|Right)|Fn.*|.*(?:Volume|Media|Browser|Launch).*|Unidentified|)$/;

/** Why this key cannot do a control's action; null if it can. */
export function refusalOf(
  code: string,
  control: Control,
  controls: readonly Control[],
  bindings: KeyBindings,
  layout: KeyLayout,
): string | null {
  if (TAKEN.test(code) || !KEY_CODE.test(code)) return 'The browser or the device needs this key. Choose another one.';
  const shell = RESERVED.find(({ codes }) => codes.includes(code));
  if (shell) return `${keycap(code, layout)} is “${shell.label}” in every game. Choose another key.`;
  const other = boundTo(code, control, controls, bindings);
  return other
    ? `${keycap(code, layout)} is already “${other.label}”. Choose another key, or change that one first.`
    : null;
}
