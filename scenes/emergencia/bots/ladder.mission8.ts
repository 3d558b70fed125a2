// Ladder of bots in mission 8, City Museum.
import { missionLadder } from './ladderMission.ts';

export default missionLadder(8, 2.2, ['the doors', 'the cameras']);
