// Ladder of bots in mission 4, Grand Hotel.
import { missionLadder } from './ladderMission.ts';

export default missionLadder(4, 0.7, ['the doors']);
