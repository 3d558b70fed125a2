// Every game and the template: the first picture, a rebuild in a pause and a replay moved on show at once what is there.
import { expect, test, vi } from 'vitest';
import template from '../../scenes/_template/index.ts';
import { CATALOG } from '../../scenes/catalog.ts';
import { Juice } from '../../scenes/kit/phaser/effects/Juice.ts';
import towerClimber from '../../scenes/tower-climber/index.ts';
import { bearsStandingClock } from './standingClock.ts';

for (const definition of [template, ...CATALOG]) test(definition.id, () => bearsStandingClock(definition));

test('planted: ledges that appear after a time are missed', async () => {
  const unfold = vi.spyOn(Juice.prototype, 'unfold').mockImplementation(image => {
    image.setVisible(false);
    image.scene.time.addEvent({ delay: 100, callback: () => image.setVisible(true) });
    return image;
  });
  await expect(bearsStandingClock(towerClimber)).rejects.toMatchObject({
    actual: expect.arrayContaining([expect.stringContaining('ledge-plain-card at')]),
  });
  unfold.mockRestore();
});
