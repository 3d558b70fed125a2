// Ladder of bots on the board of nine rows.
import { diceLadder } from './ladderBots.ts';

export default diceLadder('full');
