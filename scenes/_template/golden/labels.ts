// Golden labels: the names of buttons and fields of HUD, pause menu and touch pad, as literals that a test compares.
import type { Labels } from '../../../tests/labels/labels.ts';

export const labels: Labels = {
  start: [],
  pause: [
    'Resume',
    'Restart',
    'Rewind 5 s',
    'How to play',
    'Replays',
    'Clip of the last 5 s',
    'Settings',
    'Favourite',
    'Find anything',
    'Fullscreen',
    'Back to start',
    'All games',
    'Game speed',
  ],
  pad: ['Joystick'],
};
