// Ladder of bots on the short board.
import { diceLadder } from './ladderBots.ts';

export default diceLadder('short');
