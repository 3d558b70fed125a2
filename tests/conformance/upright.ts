// Portrait test: on an upright phone every game shows a large picture with a follow camera, a picture above its HUD, or the request to turn the phone.
import { expect } from 'vitest';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { headlessStage } from '../setup/game.ts';

/** Maximum aspect ratio of a picture on an upright phone; a wider one would be a strip. */
const WIDE = 1.2;
/** Aspect ratios up to which a picture as wide as a 390×844 phone covers 45 % of it (`tall`) or 30 % (above words). */
const [LARGE, BESIDE_WORDS] = [1.02, 1.5];
/** Minimum number of camera positions, ten pixels apart on either axis, of a follow camera. */
const PLACES = 10;

const WIDE_STAGE =
  "a wide world says how it is seen upright: `wants: 'landscape'`, or `tall` where a hero travels and is not steered by a drag over the stage";
const CAMERA_STANDS =
  "places where the camera stood: with `stage.tall` the scene calls `follow(hero, ms)` in `draw`, and the hero travels; else the stage takes `wants: 'landscape'`";

export function standsUpright({ controls, stage: { width, height, layout, tall, wants } }: GameDefinition): void {
  if (layout === 'words') {
    expect(width / height, `a picture over words is at most 3:2; ${width}×${height} is wider`).toBeLessThanOrEqual(
      BESIDE_WORDS,
    );
    const pad = controls.filter(({ touch }) => touch).map(({ action }) => action);
    expect(pad, 'a touch pad would lie on the words: their buttons are the HUD’s').toEqual([]);
  } else if (width / height > WIDE) expect(tall ?? wants, WIDE_STAGE).toBeDefined();
  if (!tall) return;
  expect(tall.width).toBeLessThanOrEqual(width);
  expect(tall.height).toBeLessThanOrEqual(height);
  expect(tall.width / tall.height, 'what a tall window shows').toBeLessThanOrEqual(LARGE);
}

/** Fails where the scene's camera does not follow within a minute of play, or shows another part than the definition says. */
export async function cameraFollows(definition: GameDefinition): Promise<void> {
  const { tall } = definition.stage;
  if (!tall) return;
  const stage = await headlessStage(definition, { seed: 3, box: tall });
  try {
    stage.setRunning(false);
    stage.session.start();
    const camera = stage.game.scene.scenes[0]?.cameras.main;
    if (!camera) throw new Error('no camera');
    const [lefts, tops] = [new Set<number>(), new Set<number>()];
    for (let i = 0; i < 3600 && lefts.size + tops.size < PLACES; i++) {
      stage.session.tick(stage.session.pilot());
      stage.frame(1000 / 60);
      lefts.add(Math.round(camera.scrollX / 10));
      tops.add(Math.round(camera.scrollY / 10));
      if (stage.session.store.getState().phase === 'over') stage.session.restart();
    }
    expect(camera.width / camera.zoom).toBeCloseTo(tall.width, 0);
    expect(camera.height / camera.zoom).toBeCloseTo(tall.height, 0);
    expect(lefts.size + tops.size, CAMERA_STANDS).toBeGreaterThanOrEqual(PLACES);
  } finally {
    stage.destroy();
  }
}
