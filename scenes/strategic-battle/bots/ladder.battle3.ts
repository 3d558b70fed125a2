// Ladder of bots in battle 3 of the campaign, Horse Fair.
import { battleLadder } from './ladderBattle.ts';

export default battleLadder(3, 1.6, ['Infantry']);
