// Golden labels: the names of buttons and fields of HUD, pause menu and touch pad, as literals that a test compares.
import type { Labels } from '../../../tests/labels/labels.ts';

export const labels: Labels = {
  start: [
    'Your hand',
    [
      '1: Phoenix, costs 5, strength 7, 1 step. When it falls, the other gate of its road loses a stone. / Phoenix 5 7 ▸ …',
      'choose {"index":0}',
    ],
    ['2: Rooster, costs 2, strength 3, 2 steps. / Rooster 2 3 ▸▸', 'choose {"index":1}'],
    ['3: Hare, costs 0, strength 1, 2 steps. / Hare 0 1 ▸▸', 'choose {"index":2}'],
    [
      '4: Hedgehog, costs 0, strength 2, stays. When it falls, enemies on its road lose 2. / Hedgehog 0 2 ■ …',
      'choose {"index":3}',
    ],
    ['5: Ram, costs 2, strength 6, stays. / Ram 2 6 ■', 'choose {"index":4}'],
    ['Keep all', 'promise'],
    'Valley',
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
  ],
  pad: [],
};
