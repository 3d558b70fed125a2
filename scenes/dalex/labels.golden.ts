// What buttons and fields are called, as literals: a test holds the HUD, the pause menu and the touch pad to them.
import type { Labels } from '../../tests/labels/labels.ts';

export const labels: Labels = {
  start: [
    'Board, 15 rows and 15 columns',
    'Help',
    'Danger map',
    'Guard',
    'Sure win?',
    'Ways out',
    'Teleport, 3 left, 177 of 217 empty cells are safe, 82 percent / Teleport 82 % safe 3 · 82 % 3',
    'Sonic Screwdriver, 1 left, 0 in reach / Sonic Screwdriver Sonic 0 in reach 1 · 0 near 1',
    'Last Stand against 7 / Last Stand Stand against 7',
    'Undo',
    'Moves',
    'Step up left',
    'Step up',
    'Step up right',
    'Step left',
    'Wait',
    'Step right',
    'Step down left',
    'Step down',
    'Step down right',
  ],
  later: [
    {
      what: 'the bot has played a while',
      ticks: 300,
      brings: [
        'Teleport, 3 left, 169 of 215 empty cells are safe, 79 percent / Teleport 79 % safe 3 · 79 % 3',
        'Last Stand against 9 / Last Stand Stand against 9',
      ],
    },
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
