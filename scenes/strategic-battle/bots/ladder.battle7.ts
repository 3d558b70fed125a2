// Ladder of bots in battle 7 of the campaign, The Siege.
import { battleLadder } from './ladderBattle.ts';

export default battleLadder(7, 2.2, ['Cavalry']);
