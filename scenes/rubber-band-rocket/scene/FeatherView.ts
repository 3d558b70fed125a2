// Feathers below the apex of a flight: as it rises they hang where the bar says that it will turn.
import type { Paper } from '../../kit/phaser/paper.ts';
import { placeOf } from '../rules/feathers.ts';
import { xOf, yOf } from '../rules/geometry.ts';
import type { State } from '../rules/state.ts';

const DEPTH = 36;
/** Feathers of a flight. */
const MOST = 3;

export class FeatherView {
  readonly #images: readonly ReturnType<Paper['image']>[];
  readonly #still: boolean;

  constructor(paper: Paper, still: boolean) {
    this.#images = Array.from({ length: MOST }, () => paper.image(0, 0, 'feather', DEPTH).setVisible(false));
    this.#still = still;
  }

  /** `reach` is the apex of this flight, or where it is predicted. */
  draw({ isLaunched, feathers, flight, speed }: Readonly<State>, reach: number, elapsed: number): void {
    for (const [index, image] of this.#images.entries()) {
      const feather = feathers[index];
      const place = feather && placeOf(feather, speed < 0 ? flight.reach : reach);
      const isShown = isLaunched && place && !feather.isMet;
      image.setVisible(Boolean(isShown));
      if (!isShown) continue;
      image
        .setPosition(xOf(place.x), yOf(place.height))
        .setRotation(this.#still ? 0 : Math.sin(elapsed / 380 + index * 2) * 0.22);
    }
  }
}
