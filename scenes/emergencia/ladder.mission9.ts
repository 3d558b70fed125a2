// Ladder of bots in mission 9, Cup Final.
import { missionLadder } from './ladderMission.ts';

export default missionLadder(9, 2.6, ['the coats', 'the cameras']);
