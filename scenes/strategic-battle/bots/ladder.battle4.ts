// Ladder of bots in battle 4 of the campaign, Two Roads.
import { battleLadder } from './ladderBattle.ts';

export default battleLadder(4, 1.3, ['Infantry', 'Archer']);
