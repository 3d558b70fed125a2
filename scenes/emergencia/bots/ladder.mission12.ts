// Ladder of bots in mission 12, Harbour Summit.
import { missionLadder } from './ladderMission.ts';

export default missionLadder(12, 1.8, ['the coats', 'the radio']);
