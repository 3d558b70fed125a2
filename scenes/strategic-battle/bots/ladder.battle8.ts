// Ladder of bots in battle 8 of the campaign, Hill Fort.
import { battleLadder } from './ladderBattle.ts';

export default battleLadder(8, 1.4, ['Infantry', 'Archer']);
