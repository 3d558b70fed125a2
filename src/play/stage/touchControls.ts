// Touch pad conditions: which games have one, and when it is shown.
import type { Control } from '../../../scenes/kit/core/input/input.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { useMedia } from '../../ui/hooks/useMedia.ts';

export const hasTouchPad = (controls: readonly Control[]): boolean => controls.some(({ touch }) => touch !== undefined);

/** True if a narrow window shows the game's touch pad, whatever the pointing device. */
export function useNarrowPad({ stage }: GameDefinition): boolean {
  const isNarrow = useMedia('(width <= 768px)');
  return isNarrow && stage.narrowPad === true;
}
