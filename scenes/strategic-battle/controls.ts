// Controls: keys, gamepad, touch and help are all made from this list.
import { bits, type Control } from '../kit/core/input/input.ts';

/** Key repeat of a held arrow, in ticks. */
const repeat = { after: 14, every: 5 } as const;

export const CONTROLS = [
  { action: 'up', keys: ['ArrowUp', 'KeyW'], pad: 'Up', repeat, label: 'Point at the cell above' },
  { action: 'down', keys: ['ArrowDown', 'KeyS'], pad: 'Down', repeat, label: 'Point at the cell below' },
  { action: 'left', keys: ['ArrowLeft', 'KeyA'], pad: 'Left', repeat, label: 'Point at the cell to the left' },
  { action: 'right', keys: ['ArrowRight', 'KeyD'], pad: 'Right', repeat, label: 'Point at the cell to the right' },
  {
    action: 'place',
    keys: ['Space', 'Enter'],
    pad: 'A',
    mouse: 'click a cell; or drag a card onto the field',
    tap: 'tap a card, then a cell; or drag the card onto the field',
    label: 'Place the chosen unit',
  },
  { action: 'infantry', keys: ['Digit1'], label: 'Choose Infantry' },
  { action: 'archer', keys: ['Digit2'], label: 'Choose Archer' },
  { action: 'cavalry', keys: ['Digit3'], label: 'Choose Cavalry' },
  { action: 'mage', keys: ['Digit4'], label: 'Choose Mage' },
  { action: 'catapult', keys: ['Digit5'], label: 'Choose Catapult' },
  { action: 'before', keys: ['KeyQ'], pad: 'LB', label: 'Choose the unit before' },
  { action: 'next', keys: ['KeyE'], pad: 'RB', label: 'Choose the next unit' },
  { action: 'sell', keys: ['KeyX', 'Delete'], pad: 'X', label: 'Sell the unit on the cell' },
  { action: 'charge', keys: ['KeyC'], pad: 'RT', label: 'Charge: the row of the cell advances' },
  { action: 'pace', keys: ['KeyF'], pad: 'Y', label: 'Twice as fast, and back' },
] as const satisfies readonly Control[];

export const KEY = bits(CONTROLS);
