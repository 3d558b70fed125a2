// Controls: actions with their keys, touch controls and gamepad buttons; help texts are made from them.
import { bits, type Control } from '../kit/core/input/input.ts';

export const CONTROLS = [
  { action: 'up', keys: ['KeyW', 'ArrowUp'], pad: 'Up', touch: 'joystick', label: 'Run up' },
  { action: 'left', keys: ['KeyA', 'ArrowLeft'], pad: 'Left', touch: 'joystick', label: 'Run left' },
  { action: 'down', keys: ['KeyS', 'ArrowDown'], pad: 'Down', touch: 'joystick', label: 'Run down' },
  { action: 'right', keys: ['KeyD', 'ArrowRight'], pad: 'Right', touch: 'joystick', label: 'Run right' },
  {
    action: 'fire',
    keys: ['Space'],
    pad: 'RT',
    touch: { button: 'FIRE' },
    mouse: 'click to shoot towards the cursor',
    tap: 'tap the stage to shoot there',
    label: 'Shoot the way you look; it finds a guard in reach. Behind a guard: fold him without a sound',
  },
] as const satisfies readonly Control[];

export const KEY = bits(CONTROLS);
