// Ladder of bots in mission 11, Embassy Dinner.
import { missionLadder } from './ladderMission.ts';

export default missionLadder(
  11,
  1.8,
  ['the doors', 'the radio'],
  [
    {
      fault: 'naive 0 is not above idle 0',
      why: 'A mission is won or not: whoever marks the nearest at random wins none, as one who does nothing.',
    },
  ],
);
