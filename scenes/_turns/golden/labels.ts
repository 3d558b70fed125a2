// Golden labels: the names of buttons and fields of HUD, pause menu and touch pad, as literals that a test compares.
import type { Labels } from '../../../tests/labels/labels.ts';

export const labels: Labels = {
  start: [
    ['Draw', 'draw'],
    ['Keep', 'cannot be pressed'],
    ['Undo', 'cannot be pressed'],
  ],
  pause: [
    'Resume',
    'Restart',
    'Undo',
    'Redo',
    'How to play',
    'Replays',
    'Settings',
    'Find anything',
    'Fullscreen',
    'Back to start',
    'All games',
  ],
  pad: [],
};
