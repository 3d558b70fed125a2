// Controls: what the player can do, and with what. Keys, gamepad and help are made from this list; the HUD has the buttons.
import { bits, type Control } from '../kit/core/input/input.ts';

export const CONTROLS = [
  {
    action: 'draw',
    keys: ['Space', 'KeyD'],
    pad: 'A',
    mouse: 'Click Draw',
    tap: 'Tap Draw',
    label: 'Draw a slip',
    command: { type: 'draw' },
  },
  {
    action: 'keep',
    keys: ['Enter', 'KeyK'],
    pad: 'X',
    mouse: 'Click Keep',
    tap: 'Tap Keep',
    label: 'Keep the points',
    command: { type: 'keep' },
  },
] as const satisfies readonly Control[];

export const KEY = bits(CONTROLS);
