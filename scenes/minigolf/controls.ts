// Controls: keys, touch pad, gamepad and help are all made from this list.
import { bits, type Control } from '../kit/core/input/input.ts';

export const CONTROLS = [
  {
    action: 'left',
    keys: ['ArrowLeft', 'KeyA'],
    pad: 'Left',
    mouse: 'Point where the ball should go',
    tap: 'Drag: the aim follows your finger',
    label: 'Aim: turn left',
  },
  { action: 'right', keys: ['ArrowRight', 'KeyD'], pad: 'Right', label: 'Aim: turn right' },
  { action: 'coarse', keys: ['ShiftLeft', 'ShiftRight'], pad: 'RB', label: 'Turn three times as fast' },
  { action: 'fine', keys: ['ControlLeft', 'ControlRight', 'KeyF'], pad: 'LB', label: 'Turn finely' },
  {
    action: 'putt',
    keys: ['Space', 'Enter'],
    pad: 'A',
    mouse: 'Hold the button, let go at the power you want; the right button cancels',
    tap: 'Hold anywhere, let go at the power you want; a second finger cancels',
    label: 'Hold to swing, let go to putt; then on to the next course',
  },
  { action: 'cancel', keys: ['KeyX', 'Backspace'], pad: 'B', label: 'Cancel the swing (so does Esc)' },
] as const satisfies readonly Control[];

export const KEY = bits(CONTROLS);
