// What buttons and fields are called, as literals: a test holds the HUD, the pause menu and the touch pad to them.
import type { Labels } from '../../../tests/labels/labels.ts';

export const labels: Labels = {
  start: [
    'Flight log: No flights yet',
    'Workshop',
    ['Power 0 50, after a flight 160 → 194', 'cannot be pressed'],
    ['Booster 0 100, after a flight 160 → 182 up to 235', 'cannot be pressed'],
    'Parts for one flight, two at a time',
    ['Balloon Fills at the apex and carries the fox up a little more. 15, after a flight', 'cannot be pressed'],
    ['Magnet Draws what one passes from twice as far; three feathers count. 15, after a flight', 'cannot be pressed'],
    [
      'Glider Carries while it is steered, on the way up too, and steers faster. 15, after a flight',
      'cannot be pressed',
    ],
    ['Parachute Sinks slowly: time for the parcels that lie below. 15, after a flight', 'cannot be pressed'],
    ['Kite In the wind it pulls, once the fox is slow enough. 15, after a flight', 'cannot be pressed'],
    [
      'Second stage One kick when it is pressed; strongest where the air is thin. 15, after a flight',
      'cannot be pressed',
    ],
    ['Hold', 'holds hold, lets go hold'],
  ],
  later: [
    {
      what: 'the bot has flown twice',
      ticks: 820,
      brings: [
        'Flight log: 2 launches, the last 294',
        ['Power 0 50 coins 190 → 225 up to 287', 'fit {"upgrade":"power"}'],
        ['Booster 1 100 coins 190 → 228 up to 277', 'fit {"upgrade":"booster"}'],
        ['Balloon Fills at the apex and carries the fox up a little more. 15 coins', 'part {"part":"balloon"}'],
        ['Magnet Draws what one passes from twice as far; three feathers count. 15 coins', 'part {"part":"magnet"}'],
        [
          'Glider Carries while it is steered, on the way up too, and steers faster. 15 coins',
          'part {"part":"glider"}',
        ],
        ['Parachute Sinks slowly: time for the parcels that lie below. 15, from 400', 'cannot be pressed'],
        ['Kite In the wind it pulls, once the fox is slow enough. 20, from 620', 'cannot be pressed'],
        [
          'Second stage One kick when it is pressed; strongest where the air is thin. 20, from 1300',
          'cannot be pressed',
        ],
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
