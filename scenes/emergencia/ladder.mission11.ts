// Ladder of bots in mission 11, Embassy Dinner.
import { missionLadder } from './ladderMission.ts';

export default missionLadder(11, 1.8, ['the doors', 'the radio']);
