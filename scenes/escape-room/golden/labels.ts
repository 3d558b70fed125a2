// What buttons and fields are called, as literals: a test holds the HUD, the pause menu and the touch pad to them.
import type { Labels } from '../../../tests/labels/labels.ts';

export const labels: Labels = {
  start: [
    ['Places', 'holds reveal, lets go reveal'],
    ['Blocked sink', 'look {"at":"sink"}'],
    ['Water pipes', 'look {"at":"pipes"}'],
    ['Folded page', 'look {"at":"pageTwo"}'],
    ['Workbench drawer', 'look {"at":"drawer"}'],
    ['Sticky note', 'look {"at":"note"}'],
    ['Microscope', 'look {"at":"microscope"}'],
    ['Steel cabinet', 'look {"at":"cabinet"}'],
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
        ['Notes, 1 / 1', 'opens Close + Pages'],
        ['Back', 'back'],
        ['Magnet', 'pick {"item":"magnet"}'],
        ['String', 'pick {"item":"string"}'],
      ],
    },
    {
      what: 'a thing in the hand',
      press: ['Magnet'],
      brings: [
        ['Look', 'inspect {"item":"magnet"}'],
        [
          'Combine',
          'opens Combine Magnet: now press what it goes with. + Magnet, to be combined, closes Magnet, is pressed true',
        ],
      ],
    },
    {
      what: 'the notes',
      press: ['Notes, 1 / 1'],
      brings: [['Close', 'closes Close + Pages'], 'Pages'],
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
