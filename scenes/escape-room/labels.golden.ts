// What buttons and fields are called, as literals: a test holds the HUD, the pause menu and the touch pad to them.
import type { Labels } from '../../tests/labels/labels.ts';

export const labels: Labels = {
  start: [
    'Places',
    'Workbench drawer',
    'Yellow sticker',
    'Timetable',
    'Steel cabinet',
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
      brings: ['Try it', 'Notes, 2 / 2', 'Back', 'Battery'],
    },
    {
      what: 'a thing in the hand',
      press: ['Battery'],
      brings: ['Use Battery', 'Look'],
    },
    {
      what: 'the notes',
      press: ['Notes, 2 / 2'],
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
