// Ladder of bots in mission 6, Night Ferry.
import { missionLadder } from './ladderMission.ts';

export default missionLadder(
  6,
  1.7,
  ['the doors', 'the coats'],
  [
    {
      fault: 'naive 0.3 is more than 0.5 × newcomer 0.55',
      why: 'The shut door keeps one knife from the VIP and names it, and the other passes now and then: who marks at random afterwards has time.',
    },
  ],
);
