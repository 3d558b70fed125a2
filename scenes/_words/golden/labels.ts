// Golden labels: the names of buttons and fields of HUD, pause menu and touch pad, as literals that a test compares.
import type { Labels } from '../../../tests/labels/labels.ts';

export const labels: Labels = {
  start: [
    'What was said',
    'Words',
    ...[
      ['fold', 'say {"text":"fold"}'],
      ['loaf', 'say {"text":"loaf"}'],
      ['foil', 'say {"text":"foil"}'],
      ['boat', 'say {"text":"boat"}'],
      ['coat', 'say {"text":"coat"}'],
      ['crow', 'say {"text":"crow"}'],
      ['corn', 'say {"text":"corn"}'],
      ['dawn', 'say {"text":"dawn"}'],
      ['wand', 'say {"text":"wand"}'],
      ['lamp', 'say {"text":"lamp"}'],
      ['palm', 'say {"text":"palm"}'],
      ['mast', 'say {"text":"mast"}'],
    ],
    'Which word?',
    ['Say', 'nothing'],
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
