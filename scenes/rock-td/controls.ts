// Controls: actions with their keys and gamepad buttons; help texts are made from them.
import { bits, type Control } from '../kit/core/input/input.ts';

const walks = { after: 15, every: 6 } as const;
export const CONTROLS = [
  { action: 'up', keys: ['ArrowUp', 'KeyW'], pad: 'Up', label: 'Move the cursor up', repeat: walks },
  { action: 'down', keys: ['ArrowDown', 'KeyS'], pad: 'Down', label: 'Move the cursor down', repeat: walks },
  { action: 'left', keys: ['ArrowLeft', 'KeyA'], pad: 'Left', label: 'Move the cursor left', repeat: walks },
  {
    action: 'right',
    keys: ['ArrowRight', 'KeyD'],
    pad: 'Right',
    mouse: 'point at a cell: it shows the way as it would be',
    tap: 'tap a cell: it shows the way as it would be, a gem what it can',
    label: 'Move the cursor right',
    repeat: walks,
  },
  {
    action: 'act',
    keys: ['Enter', 'Space'],
    pad: 'A',
    mouse: 'click',
    tap: 'tap the cell once more: a rock is placed',
    label: 'Place a rock, or choose the gem there',
  },
  { action: 'keep', keys: ['KeyK'], pad: 'X', label: 'Keep the chosen gem: the wave comes' },
  { action: 'combine', keys: ['KeyC'], pad: 'LB', label: 'Combine two gems alike, or recut the chosen kept one' },
  { action: 'fuse', keys: ['KeyE'], pad: 'RB', label: 'Fuse the chosen gem by its recipe' },
  { action: 'upgrade', keys: ['KeyU'], pad: 'Y', label: 'Upgrade quality' },
  { action: 'aim', keys: ['KeyT'], pad: 'B', label: 'The chosen gem aims at the first, the last, the strongest' },
  { action: 'call', keys: ['KeyN'], pad: 'RT', label: 'Call the next level while mobs still walk' },
  { action: 'pace', keys: ['KeyG'], pad: 'LT', label: 'Speed ×1, ×2, ×3' },
  {
    action: 'gem1',
    keys: ['Digit1'],
    label: 'Choose the first gem of the round, or fuse by the first recipe of the chosen one',
  },
  { action: 'gem2', keys: ['Digit2'], label: 'Choose the second' },
  { action: 'gem3', keys: ['Digit3'], label: 'Choose the third' },
  { action: 'gem4', keys: ['Digit4'], label: 'Choose the fourth' },
  { action: 'gem5', keys: ['Digit5'], label: 'Choose the fifth' },
] as const satisfies readonly Control[];

export const KEY = bits(CONTROLS);
