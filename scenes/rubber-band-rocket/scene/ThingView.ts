// What hangs below the apex of a flight: as it rises all of it hangs where the bar says that it will turn.
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import { xOf, yOf } from '../rules/geometry.ts';
import { CARRIERS, isSuited, placeOf } from '../rules/sky.ts';
import type { Carrier, State } from '../rules/state.ts';

const DEPTH = 36;
/** Things of a flight: three feathers, a carrier, a find, five parcels. */
const MOST = 10;

export class ThingView {
  readonly #images: readonly ReturnType<Paper['image']>[];
  readonly #ring: Phaser.GameObjects.Graphics;
  readonly #paper: Paper;
  readonly #still: boolean;

  constructor(paper: Paper, ring: Phaser.GameObjects.Graphics, still: boolean) {
    this.#paper = paper;
    this.#ring = ring.setDepth(DEPTH - 1);
    this.#images = Array.from({ length: MOST }, () => paper.image(0, 0, 'feather', DEPTH).setVisible(false));
    this.#still = still;
  }

  /** `reach` is the apex of this flight, or where it is predicted. */
  draw({ isLaunched, things, flight, parts }: Readonly<State>, reach: number, elapsed: number): void {
    const ring = this.#ring.clear();
    for (const [index, image] of this.#images.entries()) {
      const thing = things[index];
      const place = thing && placeOf(thing, flight.hangs ?? reach);
      const isShown = isLaunched && place && !thing.isMet;
      image.setVisible(Boolean(isShown));
      if (!isShown) continue;
      const { kind } = thing;
      const [x, y] = [xOf(place.x), yOf(place.height)];
      image
        .setTexture(kind)
        .setPosition(x, y)
        .setRotation(this.#still ? 0 : Math.sin(elapsed / 380 + index * 2) * 0.22);
      if (!(kind in CARRIERS)) continue;
      // A ring says that it carries; it is gold where the fox has the part that it wants.
      ring.lineStyle(4, this.#paper.rgb(isSuited(kind as Carrier, parts) ? 'gold' : 'paper'), 0.9);
      ring.strokeCircle(x, y, 40);
    }
  }
}
