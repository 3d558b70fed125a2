// Ladder of bots in mission 7, Central Station.
import { missionLadder } from './ladderMission.ts';

export default missionLadder(7, 2, ['the cameras']);
