// Hook: the keys that the player has set for a game. Turn games keep their own.
import { type KeyBindings, NO_BINDINGS } from '../../../scenes/kit/core/input/keys.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { bindingsOf, useProfile } from '../../data/profile.ts';

export const useKeys = (definition: GameDefinition): KeyBindings =>
  useProfile(({ choices }) => (definition.realTime ? bindingsOf(choices, definition) : NO_BINDINGS));
