// Ladder of bots on EXTREME.
import { rockTdLadder } from './ladderBots.ts';

export default rockTdLadder('EXTREME', { steps: { naive: 0.9, practised: 1.3 } });
