// What buttons and fields are called, as literals: a test holds the HUD, the pause menu and the touch pad to them.
import type { Labels } from '../../../tests/labels/labels.ts';

export const labels: Labels = {
  start: [
    'Board, 15 rows and 15 columns',
    'Help',
    ['Danger map', 'is pressed false'],
    ['Guard', 'guard {"on":true}'],
    ['Sure win?', 'opens Looking for a sure win …, is pressed true'],
    'Ways out',
    ['Teleport, 3 left, 177 of 217 empty cells are safe, 82 percent / Teleport 82 % safe 3 · 82 % 3', 'teleport'],
    ['Sonic Screwdriver, 1 left, 0 in reach / Sonic Screwdriver Sonic 0 in reach 1 · 0 near 1', 'sonic'],
    ['Last Stand against 7 / Last Stand Stand against 7', 'lastStand'],
    ['Undo', 'holds undo, lets go undo'],
    'Moves',
    ['Step up left', 'holds nw, lets go nw'],
    ['Step up', 'holds n, lets go n'],
    ['Step up right', 'holds ne, lets go ne'],
    ['Step left', 'holds w, lets go w'],
    ['Wait', 'holds wait, lets go wait'],
    ['Step right', 'holds e, lets go e'],
    ['Step down left', 'holds sw, lets go sw'],
    ['Step down', 'holds s, lets go s'],
    ['Step down right', 'holds se, lets go se'],
  ],
  later: [
    {
      what: 'a step is made',
      send: [{ type: 'wait' }],
      brings: [
        ['Teleport, 3 left, 165 of 217 empty cells are safe, 76 percent / Teleport 76 % safe 3 · 76 % 3', 'teleport'],
      ],
      enables: ['Undo'],
    },
    {
      what: 'the bot has played a while',
      fromStart: true,
      ticks: 300,
      brings: [
        ['Teleport, 3 left, 169 of 215 empty cells are safe, 79 percent / Teleport 79 % safe 3 · 79 % 3', 'teleport'],
        ['Last Stand against 9 / Last Stand Stand against 9', 'lastStand'],
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
    'Favourite',
    'Find anything',
    'Fullscreen',
    'Back to start',
    'All games',
  ],
  pad: [],
};
