// Ladder of bots on INSANE.
import { rockTdLadder } from './ladderBots.ts';

export default rockTdLadder('INSANE', { steps: { naive: 0.9, practised: 1.3 } });
