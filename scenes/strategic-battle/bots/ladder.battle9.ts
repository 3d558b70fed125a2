// Ladder of bots in battle 9 of the campaign, Night Ride.
import { battleLadder } from './ladderBattle.ts';

export default battleLadder(9, 1.4, ['Infantry', 'Archer']);
