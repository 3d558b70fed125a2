// What the buttons of Airborne are called.
import type { Labels } from '../shown.tsx';

export const labels: Labels = {
  start: [],
  pause: [
    'Resume',
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
  pad: ['Left', 'Right', 'Fire', 'Switch Mode', 'Lock'],
};
