// Ladders of bots in each battle of the campaign, on the broken field, and by Charge.
import { wavesLadder } from './ladder.ts';
import { battleLadder } from './ladderBattle.ts';
import { chargeLadder } from './ladderCharge.ts';

export default {
  // The Meadow.
  battle1: battleLadder(
    1,
    1,
    ['Archer'],
    [
      {
        fault: 'exploit: Archers alone 3 beats practised 2.95',
        why: 'The first battle teaches Archers, and nobody else comes: the guards that every other battle needs cost one of sixty runs.',
      },
    ],
  ),
  // Arrow Ridge.
  battle2: battleLadder(2, 1.8, ['Cavalry']),
  // Horse Fair.
  battle3: battleLadder(3, 1.6, ['Infantry']),
  // Two Roads.
  battle4: battleLadder(4, 1.3, ['Infantry', 'Mage']),
  // Witch Wood.
  battle5: battleLadder(5, 2, ['Catapult']),
  // The Ford.
  battle6: battleLadder(6, 1.7, ['Catapult']),
  // The Siege.
  battle7: battleLadder(7, 2.2, ['Cavalry']),
  // Hill Fort.
  battle8: battleLadder(
    8,
    1.4,
    ['Infantry', 'Mage'],
    [
      {
        fault: 'practised still plays after 10 minutes with 1 seeds',
        why: 'One fight of sixty stands still: Mages mend a unit as fast as the last enemy strikes it. Who plays buys another unit, or charges.',
      },
    ],
  ),
  // Night Ride.
  battle9: battleLadder(9, 1.4, ['Infantry', 'Archer']),
  // The Last Crossing.
  battle10: battleLadder(10, 1.2, ['Infantry', 'Archer', 'Cavalry']),
  broken: wavesLadder({ setup: { field: 'broken' }, measure: 'waves beaten on the broken field' }),
  charge: chargeLadder,
};
