// Difficulty is a slope: of two neighbouring waves, halls or levels a newcomer survives neither more than twice as often as the other, over a hundred runs.
// Airborne's late waves, which newcomers do not see, are asked of the practised.
import { expect, test } from 'vitest';
import { CATALOG } from '../../scenes/catalog.ts';
import { climbsOf, ladderOf, playAll } from '../ladder/climb.ts';
import { cliffsOf, curveText, survivalOf } from '../ladder/slope.ts';

const RUNS = 100;
/** A stage that fewer reach says nothing. */
const ENOUGH = 20;
const GAMES = new Set(['last-stand', 'stealth-escape']);

test.each(climbsOf(CATALOG).filter(({ definition }) => GAMES.has(definition.id)))(
  '$id: no cliff',
  async ({ definition, name }) => {
    const ladder = await ladderOf(definition, name);
    const seeds = Array.from({ length: RUNS }, (_, index) => index + 1);
    const { stages = [] } = await playAll(definition, ladder, 'newcomer', ladder.players.newcomer, seeds);
    const curve = survivalOf(stages, ENOUGH);
    // Where a run ends after the last stage, nobody gets past it.
    const known = ladder.endsInDefeat ? curve : curve.slice(0, -1);
    console.info(`${definition.title}, ${name}: ${curveText(known)}.`);
    expect(cliffsOf(known)).toEqual([]);
  },
);

test('last-stand: no cliff for the practised', async () => {
  const definition = CATALOG.find(({ id }) => id === 'last-stand');
  if (!definition) throw new Error('Airborne is not there');
  const ladder = await ladderOf(definition);
  const seeds = Array.from({ length: RUNS }, (_, index) => index + 1);
  const { stages = [] } = await playAll(definition, ladder, 'practised', ladder.players.practised, seeds);
  const curve = survivalOf(stages, ENOUGH);
  console.info(`Airborne, practised: ${curveText(curve)}.`);
  expect(cliffsOf(curve)).toEqual([]);
});
