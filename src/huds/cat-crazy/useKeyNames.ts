// Hook: the first key of each control, as the player's keyboard calls it, by action.
import type { KeyBindings } from '../../../scenes/kit/core/input/keys.ts';
import { keysOf } from '../../../scenes/kit/core/input/keys.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { keycap } from '../../play/keys/keycaps.ts';
import { useKeyLayout } from '../../play/keys/keyLayout.ts';

export type KeyNames = Readonly<Record<string, string>>;

export function useKeyNames(
  { controls }: Pick<GameDefinition, 'controls'>,
  { keys }: { readonly keys: KeyBindings },
): KeyNames {
  const layout = useKeyLayout();
  return Object.fromEntries(
    controls.flatMap(control => {
      const key = keysOf(control, keys)[0];
      return key === undefined ? [] : [[control.action, keycap(key, layout)] as const];
    }),
  );
}
