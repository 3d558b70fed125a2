// Hook: a game's texts as they are shown and said, with the keys in force, or where touch is used with what a finger does.
import type { KeyBindings } from '../../../scenes/kit/core/input/keys.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { useTouch } from '../../ui/hooks/useTouch.ts';
import { useKeyLayout } from './keyLayout.ts';
import { inTouchWords, withKeyWords } from './keyWords.ts';

export function useWords(definition: GameDefinition, keys: KeyBindings): (text: string) => string {
  const touch = useTouch();
  const layout = useKeyLayout();
  return text => (touch ? inTouchWords(text, definition) : withKeyWords(text, definition, keys, layout));
}
