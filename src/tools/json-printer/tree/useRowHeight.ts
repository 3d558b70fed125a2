// Hook: height of a row of the tree and of a line of the text beside it, in pixels; a finger needs more than a mouse.
import { useMedia } from '../../../ui/hooks/useMedia.ts';
import { useEditorState } from '../view/useEditor.ts';

export function useRowHeight(): number {
  const textSize = useEditorState(state => state.settings.textSize);
  const isCoarse = useMedia('(pointer: coarse)');
  return Math.max(Math.round(textSize * 1.75), isCoarse ? 36 : 20);
}
