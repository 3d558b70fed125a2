// Ladders of bots in single missions of the later tours.
import { missionLadder } from './ladderMission.ts';

export default {
  // Grand Hotel.
  mission4: missionLadder(4, 0.7, ['the doors']),
  // Opera Night.
  mission5: missionLadder(
    5,
    1.2,
    ['the coats'],
    [
      {
        fault: 'practised 0.8 is less than 1.3 × newcomer 0.65',
        why: 'On the shuffles kept for judging the newcomer wins ten of twenty and the practised player eighteen.',
      },
    ],
  ),
  // Night Ferry.
  mission6: missionLadder(
    6,
    1.7,
    ['the coats'],
    [
      {
        fault: 'naive 0 is not above idle 0',
        why: 'A mission is won or not: whoever marks the nearest at random wins none, as one who does nothing.',
      },
    ],
  ),
  // Central Station.
  mission7: missionLadder(
    7,
    2,
    ['the cameras'],
    [
      {
        fault: 'naive 0 is not above idle 0',
        why: 'A mission is won or not: whoever marks the nearest at random wins none, as one who does nothing.',
      },
    ],
  ),
  // City Museum.
  mission8: missionLadder(
    8,
    2.2,
    ['the doors', 'the cameras'],
    [
      {
        fault: "the card promises 2.2 minutes; a newcomer's run lasts 0.8",
        why: 'The limit is that of the practised player, who lets time stand to plan; a newcomer decides on the run.',
      },
    ],
  ),
  // Cup Final.
  mission9: missionLadder(
    9,
    2.6,
    ['the coats', 'the cameras'],
    [
      {
        fault: 'naive 0 is not above idle 0',
        why: 'A mission is won or not: whoever marks the nearest at random wins none, as one who does nothing.',
      },
    ],
  ),
  // Summer Market.
  mission10: missionLadder(10, 1.4, ['the radio']),
  // Embassy Dinner.
  mission11: missionLadder(
    11,
    1.8,
    ['the doors', 'the radio'],
    [
      {
        fault: 'naive 0 is not above idle 0',
        why: 'A mission is won or not: whoever marks the nearest at random wins none, as one who does nothing.',
      },
    ],
  ),
  // Harbour Summit.
  mission12: missionLadder(12, 1.8, ['the coats', 'the radio']),
};
