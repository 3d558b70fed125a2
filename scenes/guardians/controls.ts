// Controls: keys, gamepad and help are all made from this list. Each is a command; cards and roads are pressed in the HUD and on the picture too.
import { bits, type Control } from '../kit/core/input/input.ts';

const CARDS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

export const CONTROLS = [
  {
    action: 'promise',
    keys: ['Enter', 'Space'],
    pad: 'A',
    mouse: 'Click the large button',
    tap: 'Tap the large button',
    label: 'Promise, or go on',
    command: { type: 'promise' },
  },
  {
    action: 'forest',
    keys: ['KeyQ'],
    pad: 'Left',
    mouse: 'Click a road, or drag the card to it',
    tap: 'Tap a road, or drag the card to it',
    label: 'Send the card to the forest',
    command: { type: 'road', road: 0 },
  },
  {
    action: 'bridge',
    keys: ['KeyW'],
    pad: 'Up',
    label: 'Send the card to the bridge',
    command: { type: 'road', road: 1 },
  },
  {
    action: 'river',
    keys: ['KeyE'],
    pad: 'Right',
    label: 'Send the card to the river',
    command: { type: 'road', road: 2 },
  },
  {
    action: 'fold',
    keys: ['KeyF'],
    pad: 'X',
    mouse: 'Click Fold',
    tap: 'Tap Fold',
    label: 'Fold the card: half the cost, half the strength',
    command: { type: 'fold' },
  },
  {
    action: 'unfold',
    keys: ['KeyU'],
    pad: 'Y',
    mouse: 'Click a folded creature',
    tap: 'Tap a folded creature',
    label: 'Unfold a creature for the rest of its cost',
    command: { type: 'unfold' },
  },
  { action: 'before', keys: ['ArrowLeft'], pad: 'LB', label: 'The card before', command: { type: 'step', by: -1 } },
  { action: 'next', keys: ['ArrowRight'], pad: 'RB', label: 'The next card', command: { type: 'step', by: 1 } },
  ...CARDS.map(
    index =>
      ({
        action: `card${index + 1}`,
        keys: [`Digit${index + 1}`, `Numpad${index + 1}`],
        ...(index === 0 && { mouse: 'Click a card', tap: 'Tap a card' }),
        label: `Take card ${index + 1}, or take it back`,
        command: { type: 'choose', index },
      }) as const,
  ),
] as const satisfies readonly Control[];

export const KEY = bits(CONTROLS);
