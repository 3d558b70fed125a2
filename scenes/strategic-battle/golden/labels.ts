// What buttons and fields are called, as literals: a test holds the HUD, the pause menu and the touch pad to them.
import type { Labels } from '../../../tests/labels/labels.ts';

export const labels: Labels = {
  start: [
    'Resources',
    'Wave',
    'Next wave',
    ': 5 Infantry',
    'Units',
    ['Infantry, 10 resources / Infantry 10', 'choose {"unit":"Infantry"}'],
    ['Archer, 25 resources / Archer 25', 'choose {"unit":"Archer"}'],
    ['Cavalry, 40 resources / Cavalry 40', 'choose {"unit":"Cavalry"}'],
    ['Mage, 60 resources / Mage 60', 'choose {"unit":"Mage"}'],
    ['Catapult, 75 resources / Catapult 75', 'choose {"unit":"Catapult"}'],
    ['Charge: no row is clear', 'cannot be pressed'],
    ['Sell: no unit of yours is marked', 'cannot be pressed'],
    ['Twice as fast', 'pace {"pace":2}'],
    ['Field book: units, balance, report', 'pause()'],
  ],
  later: [
    {
      what: 'units stand',
      ticks: 600,
      brings: [': 7 Infantry', ['Take Archer back', 'takeBack']],
    },
    {
      what: 'the field book',
      press: ['Field book: units, balance, report'],
      brings: [
        ['Close', 'closes Close + Field book + Balance'],
        'Field book',
        ['Balance', 'opens Unit, is selected true'],
        ['Report', 'opens Unit, closes Infantry + Archer + Cavalry, is selected true'],
        'Infantry',
        'Archer',
        'Cavalry',
        'Mage',
        'Catapult',
      ],
    },
  ],
  pause: [
    'Resume',
    'Restart',
    'Undo',
    'Rewind 5 s',
    'How to play',
    'Replays',
    'Clip of the last 5 s',
    'Settings',
    'Find anything',
    'Fullscreen',
    'Back to start',
    'All games',
    'Game speed',
  ],
  pad: [],
};
