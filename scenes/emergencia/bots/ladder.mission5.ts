// Ladder of bots in mission 5, Opera Night.
import { missionLadder } from './ladderMission.ts';

export default missionLadder(5, 1.2, ['the coats']);
