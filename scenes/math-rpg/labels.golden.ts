// What buttons and fields are called, as literals: a test holds the HUD, the pause menu and the touch pad to them.
import type { Labels } from '../../tests/labels/labels.ts';

export const labels: Labels = {
  start: [
    'You',
    'Snail',
    'row 0 of 4',
    'Map',
    'Which question',
    'Quick, row +1, a miss costs 5: What is 2 plus 3? / Quick row +1 2 + 3 Miss −5',
    'Bold, takes 1 courage, a miss costs 5: What is 4 plus 6, plus 2? / Bold takes 1 courage 4 + 6 + 2 Miss −5',
    'What is 2 plus 3?',
    'Attack!',
    'Number pad',
    '1',
    '2',
    '3',
    '4',
    '5',
    'Take the last digit back',
    '6',
    '7',
    '8',
    '9',
    '0',
    'Minus / −',
  ],
  later: [
    {
      what: 'the map',
      press: ['Map'],
      brings: ['Close', 'Journey', '× Times', '÷ Divide', '+ Plus', '− Minus', 'Report', 'For teachers'],
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
  ],
  pad: [],
};
