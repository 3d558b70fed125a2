// What the player can do: keys, gamepad, touch and help are all made from this list.
import { bits, type Control } from '../kit/core/input/input.ts';

export const CONTROLS = [
  {
    action: 'jump',
    keys: ['Space'],
    pad: 'A',
    mouse: 'drag away from the fox and let go',
    tap: 'drag away from the fox and let go',
    label: 'Jump where the dots go',
  },
  { action: 'left', keys: ['ArrowLeft', 'KeyA'], pad: 'Left', label: 'Turn the aim to the left' },
  { action: 'right', keys: ['ArrowRight', 'KeyD'], pad: 'Right', label: 'Turn the aim to the right' },
  { action: 'up', keys: ['ArrowUp', 'KeyW'], pad: 'Up', label: 'Jump harder' },
  { action: 'down', keys: ['ArrowDown', 'KeyS'], pad: 'Down', label: 'Jump more softly' },
] as const satisfies readonly Control[];

export const KEY = bits(CONTROLS);
