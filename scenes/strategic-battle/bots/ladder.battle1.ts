// Ladder of bots in battle 1 of the campaign, The Meadow.
import { battleLadder } from './ladderBattle.ts';

export default battleLadder(
  1,
  1,
  ['Archer'],
  [
    {
      fault: 'exploit: Archers alone 3 beats practised 2.95',
      why: 'The first battle teaches Archers, and nobody else comes: the guards that every other battle needs cost one of sixty runs.',
    },
  ],
);
