// What the buttons of Dice Conquest are called.
import type { Labels } from '../shown.tsx';

export const labels: Labels = {
  setup: {
    mode: 'pvp',
  },
  start: [
    'Board, 9 rows and 9 columns',
    'Rounds',
    'One round back',
    'Look back through the rounds',
    'One round on',
    'Forecast',
    'Player 1',
    'Health of Player 1',
    'Turn',
    'Roll',
    'Undo',
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
  ],
  pause: ['Resume', 'Restart', 'How to play', 'Replays', 'Settings', 'Fullscreen', 'Back to start', 'All games'],
  pad: [],
};
