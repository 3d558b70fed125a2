// What buttons and fields are called, as literals: a test holds the HUD, the pause menu and the touch pad to them.
import type { Labels } from '../../tests/labels/labels.ts';

export const labels: Labels = {
  start: [
    'Places',
    'Secret slip',
    'Workbench drawer',
    'Balance',
    'Cipher wheel',
    'Steel cabinet',
    'Colour chart',
    'Office door',
    'Hint, 3 left / 3',
    'Notes, 0 / 0',
    'What you see',
    'Rooms',
    'Laboratory',
    'What you carry',
    'Notes',
  ],
  later: [
    {
      what: 'the bot has begun',
      ticks: 600,
      brings: ['Notes, 3 / 3', 'Back', 'Brass weight'],
    },
    {
      what: 'a thing in the hand',
      press: ['Brass weight'],
      brings: ['Look'],
    },
    {
      what: 'the notes',
      press: ['Notes, 3 / 3'],
      brings: ['Close'],
    },
  ],
  pause: [
    'Resume',
    'Restart',
    'How to play',
    'Replays',
    'Settings',
    'Find anything',
    'Fullscreen',
    'Back to start',
    'All games',
    'Game speed',
  ],
  pad: [],
};
