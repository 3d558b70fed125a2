// Ladder of bots in mission 7, Central Station.
import { missionLadder } from './ladderMission.ts';

export default missionLadder(
  7,
  2,
  ['the cameras'],
  [
    {
      fault: 'naive 0 is not above idle 0',
      why: 'A mission is won or not: whoever marks the nearest at random wins none, as one who does nothing.',
    },
  ],
);
