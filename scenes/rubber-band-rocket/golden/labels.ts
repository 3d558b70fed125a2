// What buttons and fields are called, as literals: a test holds the HUD, the pause menu and the touch pad to them.
import type { Labels } from '../../../tests/labels/labels.ts';

export const labels: Labels = {
  start: [
    'Flight log: No flights yet',
    'Workshop',
    ['Power 0 50, after a flight 160 → 194', 'cannot be pressed'],
    ['Booster 0 100, after a flight 160 → 182 up to 235', 'cannot be pressed'],
    'For one flight',
    ['Net feathers from afar, 3 at once after a flight', 'cannot be pressed'],
    ['Kite wind 3 times as high after a flight', 'cannot be pressed'],
    ['Wax held to the edge: +2 % after a flight', 'cannot be pressed'],
    ['Hold', 'holds hold, lets go hold'],
  ],
  later: [
    {
      what: 'the bot has flown twice',
      ticks: 600,
      brings: [
        'Flight log: 2 launches, the last 243',
        ['Power 0 50 coins 190 → 225 up to 287', 'fit {"upgrade":"power"}'],
        ['Booster 1 100 coins 190 → 228 up to 277', 'fit {"upgrade":"booster"}'],
        ['Net feathers from afar, 3 at once 20 coins', 'kit {"kit":"net"}'],
        ['Kite wind 3 times as high 20 coins', 'kit {"kit":"kite"}'],
        ['Wax held to the edge: +2 % 20 coins', 'kit {"kit":"wax"}'],
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
    'Favourite',
    'Find anything',
    'Fullscreen',
    'Back to start',
    'All games',
    'Game speed',
  ],
  pad: [],
};
