// Ladder of bots in mission 10, Summer Market.
import { missionLadder } from './ladderMission.ts';

export default missionLadder(10, 1.4, ['the radio']);
