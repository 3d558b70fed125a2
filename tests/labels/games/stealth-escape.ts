// What the buttons of Stealth Escape are called.
import type { Labels } from '../shown.tsx';

export const labels: Labels = {
  start: ['Health'],
  pause: [
    'Resume',
    'Restart level',
    'Restart',
    'Rewind 5 s',
    'How to play',
    'Replays',
    'Settings',
    'Fullscreen',
    'Back to start',
    'All games',
    'Game speed',
  ],
  pad: ['Joystick', 'FIRE'],
};
