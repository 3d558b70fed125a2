// Ladder of bots on the board of nine rows, where low dice may join.
import { diceLadder } from './ladderBots.ts';

export default diceLadder('full', 'join');
