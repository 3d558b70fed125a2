// Controls: actions with their keys, touch controls and gamepad buttons; help texts are made from them.
import { bits, type Control } from '../kit/core/input/input.ts';

export const CONTROLS = [
  { action: 'left', keys: ['ArrowLeft', 'KeyA'], label: 'Choose the cat before' },
  {
    action: 'right',
    keys: ['ArrowRight', 'KeyD'],
    pad: 'Right',
    mouse: 'click a cat to choose it, once more to pet it',
    tap: 'tap a cat to choose it, once more to pet it',
    label: 'Choose the next cat',
  },
  { action: 'feed', keys: ['Digit1', 'KeyF'], pad: 'B', mouse: 'click the bowls', tap: 'tap the bowls', label: 'Feed' },
  { action: 'water', keys: ['Digit2', 'KeyG'], pad: 'X', label: 'Water' },
  { action: 'pet', keys: ['Digit3', 'Space'], pad: 'A', label: 'Pet' },
  {
    action: 'play',
    keys: ['Digit4', 'KeyT'],
    pad: 'Y',
    mouse: 'click the toys, the table or the cushions',
    tap: 'tap the toys, the table or the cushions',
    label: 'Play',
  },
  { action: 'work', keys: ['Digit5', 'KeyV'], pad: 'LB', label: 'Send to work, and back' },
  { action: 'rest', keys: ['Digit6', 'KeyX'], pad: 'RB', label: 'Put to rest, and wake' },
  {
    action: 'warm',
    keys: ['Digit7', 'KeyE'],
    pad: 'LT',
    mouse: 'click an egg',
    tap: 'tap an egg',
    label: 'Warm the egg that is nearest to hatching',
  },
  { action: 'up', keys: ['ArrowUp', 'KeyW'], label: 'Point at the ware before' },
  { action: 'down', keys: ['ArrowDown', 'KeyS'], pad: 'Down', label: 'Point at the next ware' },
  { action: 'buy', keys: ['KeyB', 'Enter', 'Digit8'], pad: 'RT', label: 'Buy the ware that is pointed at' },
  {
    action: 'trade',
    keys: ['Digit9', 'KeyR'],
    pad: 'Left',
    mouse: 'click the window',
    tap: 'tap the window',
    label: 'Trade with the guest at the window',
  },
  { action: 'rehome', keys: ['KeyH'], pad: 'Up', label: 'Pressed twice: find the cat another home' },
] as const satisfies readonly Control[];

export const KEY = bits(CONTROLS);
