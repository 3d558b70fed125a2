// Ladder of bots on NORMAL.
import { rockTdLadder } from './ladderBots.ts';

export default rockTdLadder('NORMAL', { steps: { naive: 0.9, practised: 1.3 } });
