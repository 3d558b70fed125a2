// Ladder of bots on EASY.
import { rockTdLadder } from './ladderBots.ts';

// By the level reached: the newcomer 20 to 35, the practised one 50.
export default rockTdLadder('EASY', { steps: { naive: 0.75, practised: 1.4 } });
