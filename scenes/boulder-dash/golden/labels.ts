// What buttons and fields are called, as literals: a test holds the HUD, the pause menu and the touch pad to them.
import type { Labels } from '../../../tests/labels/labels.ts';

export const labels: Labels = {
  start: [
    ['Caves and editor', 'pause()'],
    ['Ten seconds back', 'rewind()'],
  ],
  later: [
    {
      what: 'caves and their editor',
      press: ['Caves and editor'],
      brings: [
        ['Close', 'closes Close + Draw a cave + A file (.bd)'],
        ['Draw a cave', 'opens Dirt + Empty + Brick wall, closes Draw a cave + A file (.bd) + Or its text (BDCFF)'],
        'A file (.bd)',
        'Or its text (BDCFF)',
        'At',
        ['Add these caves', 'cannot be pressed'],
      ],
    },
  ],
  pause: [
    'Resume',
    'Restart this cave',
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
  pad: ['Joystick', 'Dig Left', 'Dig Right', 'Restart'],
};
