// Ladder of bots on the short board, where low dice may join.
import { diceLadder } from './ladderBots.ts';

export default diceLadder('short', 'join');
