// Which games are played with thumbs on the stage.
import type { Control } from '../../scenes/kit/core/input.ts';

export const hasTouchPad = (controls: readonly Control[]): boolean => controls.some(({ touch }) => touch !== undefined);
