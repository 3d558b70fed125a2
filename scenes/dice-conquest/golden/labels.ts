// What buttons and fields are called, as literals: a test holds the HUD, the pause menu and the touch pad to them.
import type { Labels } from '../../../tests/labels/labels.ts';

export const labels: Labels = {
  setup: {
    mode: 'pvp',
  },
  start: [
    'Board, 9 rows and 9 columns',
    'Rounds',
    ['One round back', 'cannot be pressed'],
    'Look back through the rounds',
    ['One round on', 'cannot be pressed'],
    'Forecast',
    'Player 1',
    'Health of Player 1',
    'Turn',
    ['Roll', 'roll'],
    ['Undo', 'undo()'],
    'Player 2',
    'Health of Player 2',
  ],
  later: [
    {
      what: 'a die is rolled',
      send: [
        {
          type: 'roll',
        },
      ],
      brings: ['Die: 5'],
    },
    { what: 'it is placed', send: [{ type: 'place', column: 0 }], brings: [], enables: ['Undo'] },
  ],
  pause: [
    'Resume',
    'Restart',
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
