// What buttons and fields are called, as literals: a test holds the HUD, the pause menu and the touch pad to them.
import type { Labels } from '../../../tests/labels/labels.ts';

export const labels: Labels = {
  start: [
    'Gems of this round',
    ['Place D4', 'place'],
    ['KEEP', 'cannot be pressed'],
    ['Speed times 1 / × 1', 'pace'],
    ['Recipes', 'pause()'],
    ['Damage', 'pause()'],
    ['Map', 'pause()'],
    'Waves ahead',
  ],
  later: [
    {
      what: 'waves have come',
      ticks: 900,
      brings: [
        'Call next: build while these still walk, and each pays more when it falls.',
        'Mobs left',
        ['Call next these pay +24, the next come 1 % faster', 'call'],
        ['Place F3', 'cannot be pressed'],
        ['Upgrade Quality 100', 'cannot be pressed'],
        ['Speed times 2 / × 2', 'pace'],
      ],
    },
    {
      what: 'recipes',
      press: ['Recipes'],
      brings: [['Close', 'closes Close']],
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
