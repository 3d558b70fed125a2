// Ladder of bots in battle 6 of the campaign, The Ford.
import { battleLadder } from './ladderBattle.ts';

export default battleLadder(6, 1.7, ['Archer']);
