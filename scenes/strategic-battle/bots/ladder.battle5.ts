// Ladder of bots in battle 5 of the campaign, Witch Wood.
import { battleLadder } from './ladderBattle.ts';

export default battleLadder(5, 2, ['Archer']);
