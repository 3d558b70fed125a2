// What buttons and fields are called, as literals: a test holds the HUD, the pause menu and the touch pad to them.
import type { Labels } from '../../tests/labels/labels.ts';

export const labels: Labels = {
  start: [
    'Robot A health',
    'Robot A energy',
    'Robot B health',
    'Robot B energy',
    'Battle',
    'Start Battle',
    'Stop',
    'Hold',
    'Speed ×1 / ×1',
    'To the end',
    'Workshop',
    'Robot A',
    'Robot B',
    'Match',
    'API',
    'Tournament',
    'League',
    'Copy a link to both scripts',
    'Robot A: whose script',
    'Swap A and B',
    'Robot B: whose script',
  ],
  later: [
    {
      what: 'what scripts can ask',
      press: ['API'],
      brings: ['API and house robots'],
    },
    {
      what: 'the tournament',
      press: ['Tournament'],
      brings: ['Close', 'Against', 'Rounds each', 'Start the tournament'],
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
    'Game speed',
  ],
  pad: [],
};
