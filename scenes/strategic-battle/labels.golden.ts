// What buttons and fields are called, as literals: a test holds the HUD, the pause menu and the touch pad to them.
import type { Labels } from '../../tests/labels/labels.ts';

export const labels: Labels = {
  start: [
    'Resources',
    'Wave',
    'Next wave',
    ': 5 Infantry',
    'Units',
    'Infantry, 10 resources / Infantry 10',
    'Archer, 25 resources / Archer 25',
    'Cavalry, 40 resources / Cavalry 40',
    'Mage, 60 resources / Mage 60',
    'Catapult, 75 resources / Catapult 75',
    'Charge: no row is clear',
    'Sell: no unit of yours is marked',
    'Twice as fast',
    'Field book: units, balance, report',
  ],
  later: [
    {
      what: 'units stand',
      ticks: 600,
      brings: [': 7 Infantry', 'Take Archer back'],
    },
    {
      what: 'the field book',
      press: ['Field book: units, balance, report'],
      brings: ['Close', 'Field book', 'Balance', 'Report', 'Infantry', 'Archer', 'Cavalry', 'Mage', 'Catapult'],
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
