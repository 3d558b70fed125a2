// Ladder of bots with three kinds of dalexes.
import { dalexLadder } from './ladderBots.ts';

export default dalexLadder('three');
