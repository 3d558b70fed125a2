// Golden labels: the names of buttons and fields of HUD, pause menu and touch pad, as literals that a test compares.
import type { Labels } from '../../../tests/labels/labels.ts';

export const labels: Labels = {
  start: [
    ['Draw', 'draw'],
    ['Keep', 'keep'],
    ['Undo', 'undo()'],
  ],
  later: [
    { what: 'a slip is drawn', send: [{ type: 'draw' }], brings: [], enables: ['Keep'] },
    { what: 'it is kept', send: [{ type: 'keep' }], brings: [], enables: ['Undo'] },
  ],
  pause: [
    'Resume',
    'Restart',
    'Undo',
    'Redo',
    'How to play',
    'Replays',
    'Settings',
    'Favourite',
    'Find anything',
    'Fullscreen',
    'Back to start',
    'All games',
  ],
  pad: [],
};
