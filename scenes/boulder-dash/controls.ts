// Controls: keys, touch pad, gamepad and help are made from this list. Specification part 3, §2.
import { bits, type Control, type Frame } from '../kit/core/input/input.ts';

export const CONTROLS = [
  { action: 'up', keys: ['ArrowUp', 'KeyW'], pad: 'Up', touch: 'joystick', label: 'Walk up' },
  { action: 'down', keys: ['ArrowDown', 'KeyS'], pad: 'Down', touch: 'joystick', label: 'Walk down' },
  {
    action: 'left',
    keys: ['ArrowLeft', 'KeyA'],
    pad: 'Left',
    touch: 'joystick',
    label: 'Walk left; keep on to push a boulder',
  },
  {
    action: 'right',
    keys: ['ArrowRight', 'KeyD'],
    pad: 'Right',
    touch: 'joystick',
    label: 'Walk right; keep on to push a boulder',
  },
  {
    action: 'digLeft',
    keys: ['KeyZ'],
    pad: 'LB',
    touch: { button: 'Dig Left', pair: true },
    label: 'Dig on the left without moving',
  },
  {
    action: 'digRight',
    keys: ['KeyX'],
    pad: 'RB',
    touch: { button: 'Dig Right', pair: true },
    label: 'Dig on the right without moving',
  },
  {
    action: 'again',
    keys: ['KeyR'],
    pad: 'Y',
    touch: { button: 'Restart', apart: true },
    label: 'Restart this cave',
  },
  { action: 'back', keys: ['Backspace'], pad: 'X', label: 'Ten seconds back' },
] as const satisfies readonly Control[];

export const KEY = bits(CONTROLS);

/** How far "Ten seconds back" rewinds. */
export const REWIND_SECONDS = 10;

/** Seconds that this input asks to rewind; 0 for none. */
export const rewindSeconds = ({ pressed }: Frame): number => ((pressed & KEY.back) !== 0 ? REWIND_SECONDS : 0);
