// What buttons and fields are called, as literals: a test holds the HUD, the pause menu and the touch pad to them.
import type { Labels } from '../../../tests/labels/labels.ts';

export const labels: Labels = {
  start: [
    ['Places', 'holds reveal, lets go reveal'],
    ['Secret slip', 'look {"at":"slip"}'],
    ['Workbench drawer', 'look {"at":"drawer"}'],
    ['Balance', 'look {"at":"balance"}'],
    ['Cipher wheel', 'look {"at":"wheel"}'],
    ['Steel cabinet', 'look {"at":"cabinet"}'],
    ['Colour chart', 'look {"at":"legend"}'],
    ['Office door', 'look {"at":"officeDoor"}'],
    ['Hint, 3 left / 3', 'hint'],
    ['Notes, 0 / 0', 'opens Close'],
    'What you see',
    'Rooms',
    ['Laboratory', 'nothing'],
    'What you carry',
    'Notes',
  ],
  later: [
    {
      what: 'the bot has begun',
      ticks: 600,
      brings: [
        ['Notes, 3 / 3', 'opens Close'],
        ['Back', 'back'],
        ['Brass weight', 'pick {"item":"brassWeight"}'],
      ],
    },
    {
      what: 'a thing in the hand',
      press: ['Brass weight'],
      brings: [['Look', 'inspect {"item":"brassWeight"}']],
    },
    {
      what: 'the notes',
      press: ['Notes, 3 / 3'],
      brings: [['Close', 'closes Close']],
    },
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
    'Game speed',
  ],
  pad: [],
};
