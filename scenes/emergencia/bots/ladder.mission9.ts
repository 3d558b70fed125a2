// Ladder of bots in mission 9, Cup Final.
import { missionLadder } from './ladderMission.ts';

export default missionLadder(
  9,
  2.6,
  ['the coats', 'the cameras'],
  [
    {
      fault: 'naive 0 is not above idle 0',
      why: 'A mission is won or not: whoever marks the nearest at random wins none, as one who does nothing.',
    },
    {
      fault: "the card promises 2.6 minutes; a newcomer's run lasts 1.1",
      why: 'The limit is that of the practised player, who lets time stand to plan; a newcomer decides on the run.',
    },
  ],
);
