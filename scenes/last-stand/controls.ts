// Controls: keys, gamepad, touch and help are all made from this list.
import { bits, type Control } from '../kit/core/input/input.ts';

export const CONTROLS = [
  {
    action: 'left',
    keys: ['ArrowLeft'],
    pad: 'Left',
    touch: { button: 'Left', side: 'left' },
    label: 'Drive left; locked: turn the barrel left',
  },
  {
    action: 'right',
    keys: ['ArrowRight'],
    pad: 'Right',
    touch: { button: 'Right', side: 'left' },
    label: 'Drive right; locked: turn the barrel right',
  },
  {
    action: 'turnLeft',
    keys: ['KeyA'],
    pad: 'LB',
    mouse: 'the barrel turns to the cursor',
    tap: 'touch the stage: the barrel turns there and fires',
    label: 'Turn the barrel left',
  },
  { action: 'turnRight', keys: ['KeyD'], pad: 'RB', label: 'Turn the barrel right' },
  {
    action: 'fire',
    keys: ['Space'],
    pad: 'RT',
    touch: { button: 'Fire' },
    mouse: 'hold the button',
    label: 'Fire; held it keeps firing, and heats the barrel',
  },
  {
    action: 'mode',
    keys: ['KeyM'],
    pad: 'X',
    touch: { button: 'Switch Mode' },
    label: 'Switch between cannon and mortar',
  },
  {
    action: 'lock',
    keys: ['KeyN'],
    pad: 'Y',
    touch: { button: 'Lock', whileOn: { counter: 'lock', value: 'ON', button: 'Unlock' } },
    label: 'Lock the gun where it stands, or unlock it',
  },
] as const satisfies readonly Control[];

export const KEY = bits(CONTROLS);
