// Ladder of bots in battle 2 of the campaign, Arrow Ridge.
import { battleLadder } from './ladderBattle.ts';

export default battleLadder(2, 1.8, ['Cavalry']);
