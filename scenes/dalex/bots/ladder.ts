// Ladder of bots in the specified game.
import { dalexLadder } from './ladderBots.ts';

export default dalexLadder('one');
