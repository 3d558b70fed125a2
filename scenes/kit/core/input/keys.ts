// Keys in force: a control's own keys, or those that the player has set in their place. The one reader of `Control.keys`, for input, help and settings.

import { own } from '../own.ts';
import type { Control } from './input.ts';

/** Keys that a player has set, by action. A control that is not in it has its own keys. */
export type KeyBindings = Readonly<Record<string, readonly string[]>>;

export const NO_BINDINGS: KeyBindings = {};

/** A place on the keyboard, as `KeyboardEvent.code` names it. */
export const KEY_CODE = /^[A-Z][A-Za-z0-9]{0,23}$/;

/** Keys that count as another key, wherever that one counts. */
const SAME_KEYS: Readonly<Record<string, string>> = { NumpadEnter: 'Enter' };

/** The key of an event. */
export const keyCodeOf = ({ code }: { readonly code: string }): string => own(SAME_KEYS, code) ?? code;

/** `KeyboardEvent.code` values that do a control's action. */
export const keysOf = (control: Control, bindings: KeyBindings): readonly string[] =>
  own(bindings, control.action) ?? control.keys;

/** True if the player has set other keys for one of these actions. */
export const isRebound = (actions: readonly string[], controls: readonly Control[], bindings: KeyBindings): boolean =>
  controls.some(
    control => actions.includes(control.action) && keysOf(control, bindings).join() !== keysOf(control, {}).join(),
  );

/** The bindings with one key of a control replaced; without the control where it has its own keys again. */
export function withKey(control: Control, bindings: KeyBindings, from: string, to: string): KeyBindings {
  const keys = [...new Set(keysOf(control, bindings).map(key => (key === from ? to : key)))];
  const { [control.action]: _before, ...others } = bindings;
  return keys.join() === keysOf(control, {}).join() ? others : { ...others, [control.action]: keys };
}

/** The control that a key does already, of all but one. */
export const boundTo = (
  key: string,
  except: Control,
  controls: readonly Control[],
  bindings: KeyBindings,
): Control | undefined =>
  controls.find(control => control.action !== except.action && keysOf(control, bindings).includes(key));
