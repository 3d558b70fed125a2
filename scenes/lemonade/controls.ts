// Controls: actions with their keys and gamepad buttons; help texts are made from them.
import { bits, type Control } from '../kit/core/input/input.ts';

const REPEAT = { after: 20, every: 5 } as const;

export const CONTROLS = [
  {
    action: 'up',
    keys: ['ArrowUp', 'KeyW'],
    pad: 'Up',
    label: 'In the morning the decision before; by day ask the person before',
  },
  {
    action: 'down',
    keys: ['ArrowDown', 'KeyS'],
    pad: 'Down',
    mouse: 'click a person',
    tap: 'tap a person',
    label: 'In the morning the next decision; by day ask the next person why',
  },
  { action: 'less', keys: ['ArrowLeft', 'KeyA'], pad: 'Left', repeat: REPEAT, label: 'Less; by day a lower price' },
  { action: 'more', keys: ['ArrowRight', 'KeyD'], pad: 'Right', repeat: REPEAT, label: 'More; by day a higher price' },
  {
    action: 'go',
    keys: ['Space', 'Enter'],
    pad: 'A',
    label: 'Open the stand; by day hold and go on; in the evening the next day',
  },
  { action: 'stay', keys: ['KeyC'], pad: 'Y', label: 'Stay closed today' },
  { action: 'pace1', keys: ['Digit1'], label: 'Pace 1' },
  { action: 'pace2', keys: ['Digit2'], label: 'Pace 2' },
  { action: 'pace4', keys: ['Digit4'], pad: 'X', label: 'Pace 4' },
  { action: 'evening', keys: ['KeyE'], pad: 'B', label: 'To the evening at once' },
] as const satisfies readonly Control[];

export const KEY = bits(CONTROLS);
