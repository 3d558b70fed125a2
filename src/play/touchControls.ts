// Which games are played with thumbs on the stage.
import type { Control } from '../../scenes/kit/core/input.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { useMedia } from '../ui/useMedia.ts';

export const hasTouchPad = (controls: readonly Control[]): boolean => controls.some(({ touch }) => touch !== undefined);

/** True where a game's touch pad stands because the window is narrow, whatever points there. */
export function useNarrowPad({ stage }: GameDefinition): boolean {
  const isNarrow = useMedia('(width <= 768px)');
  return isNarrow && stage.narrowPad === true;
}
