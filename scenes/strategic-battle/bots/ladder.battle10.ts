// Ladder of bots in battle 10 of the campaign, The Last Crossing.
import { battleLadder } from './ladderBattle.ts';

export default battleLadder(10, 1.2, ['Infantry', 'Archer', 'Cavalry']);
