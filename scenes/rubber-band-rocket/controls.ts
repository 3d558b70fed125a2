// Controls: keys, gamepad, touch pad and help are all made from this list.
import { bits, type Control } from '../kit/core/input/input.ts';

export const CONTROLS = [
  {
    action: 'hold',
    keys: ['Space', 'ArrowDown'],
    pad: 'A',
    mouse: 'hold the button anywhere, let go to launch; in the fall: hold where to steer',
    tap: 'hold a finger anywhere, lift it to launch; in the fall: hold where to steer',
    label: 'Hold to charge, release to launch; in flight: fire the booster, or skip the fall',
  },
  { action: 'power', keys: ['Digit1', 'KeyQ'], pad: 'X', label: 'Buy a level of Power' },
  { action: 'booster', keys: ['Digit2', 'KeyE'], pad: 'Y', label: 'Buy a level of Booster' },
  { action: 'balloon', keys: ['Digit3'], pad: 'LB', label: 'Take the balloon for this flight, or give it back' },
  { action: 'magnet', keys: ['Digit4'], pad: 'RB', label: 'Take the magnet for this flight, or give it back' },
  { action: 'glider', keys: ['Digit5'], pad: 'LT', label: 'Take the glider for this flight, or give it back' },
  { action: 'parachute', keys: ['Digit6'], pad: 'RT', label: 'Take the parachute for this flight, or give it back' },
  { action: 'kite', keys: ['Digit7'], pad: 'Up', label: 'Take the kite for this flight, or give it back' },
  { action: 'stage', keys: ['Digit8'], pad: 'Down', label: 'Take the second stage for this flight, or give it back' },
  { action: 'fireStage', keys: ['ArrowUp', 'KeyW'], pad: 'B', label: 'In flight: fire the second stage' },
  { action: 'left', keys: ['ArrowLeft', 'KeyA'], pad: 'Left', label: 'In the fall: steer to the left' },
  { action: 'right', keys: ['ArrowRight', 'KeyD'], pad: 'Right', label: 'In the fall: steer to the right' },
] as const satisfies readonly Control[];

export const KEY = bits(CONTROLS);
