// The picture of a siege: carriers that show what their armour has borne, gliders on their swoop, the airship with its hatch. Reads the state, never decides.

import type { Meters } from '../../kit/phaser/Meters.ts';
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import type { Entity, Sprite, SpritePool, SpriteSource } from '../../kit/phaser/SpritePool.ts';
import { GROUND, type T } from '../constants.ts';
import type { State } from '../state.ts';
import { bakeSiege, carrierKey } from './art.ts';
import { isAirshipOpen, isCarrierOpen } from './boxes.ts';
import type { Airship, Glider, Siege } from './things.ts';

type Image = Phaser.GameObjects.Image;

const DEPTH = { airship: 16.5, bay: 16.7, carriers: 21.5, gliders: 26, bars: 28 } as const;
/** What hits the airship bears, under its hatch: there the eyes are, and words at the picture's top cover it not. */
export const HITS_BAR = { width: 60, height: 6, ink: 'coral', depth: DEPTH.bars } as const;
const BAR_BELOW = 14;
/** A carrier's middle over the ground. */
const CARRIER_MIDDLE = 18;
/** A carrier rocks so often and so far as it rolls. */
const ROCK = { every: 7, by: 0.9 } as const;

/** A glider's nose never points further down: seen on edge it would be a line. */
const STEEPEST = 0.8;

interface Stage {
  readonly paper: Paper;
  readonly hits: Meters;
  state(): Readonly<State>;
  tuning(): T;
  actors<P extends Entity, O extends Sprite>(cast: SpriteSource<P, O>): SpritePool<P, O>;
  /** The time by which all sways; it stands for who wants less motion. */
  sway(): number;
}

export class SiegePicture {
  readonly #stage: Stage;

  constructor(stage: Stage) {
    this.#stage = stage;
    bakeSiege(stage.paper);
    this.#cast();
  }

  /** Every frame: how much the airship still bears. */
  draw(): void {
    const { hits, state, tuning } = this.#stage;
    const airship = state().siege?.airship;
    if (!airship) return;
    const { airshipHeight, hatchHeight } = tuning();
    hits.show(airship.x, airship.y + airshipHeight / 2 + hatchHeight + BAR_BELOW, airship.hits / airship.whole);
  }

  #cast(): void {
    const { paper, actors, state, tuning, sway } = this.#stage;
    const siege = (): Siege | undefined => state().siege;
    const airships = (): Airship[] => [siege()?.airship ?? []].flat();
    actors({
      entities: () => siege()?.carriers ?? [],
      transform: ({ x }) => ({ x, y: GROUND - CARRIER_MIDDLE }),
      create: ({ x, y, direction }) =>
        paper.image(x, y, carrierKey(true, false), DEPTH.carriers).setFlipX(direction < 0),
      update: (picture, carrier) => {
        const isOpen = isCarrierOpen(carrier, tuning());
        picture.setTexture(carrierKey(carrier.plates > 1, isOpen));
        const rolls = carrier.hatchTicks === 0 && sway() > 0;
        if (rolls) picture.setY(picture.y - Math.abs(Math.sin(picture.x / ROCK.every)) * ROCK.by);
      },
    });
    actors<Glider, Image>({
      entities: () => siege()?.gliders ?? [],
      transform: glider => ({ x: glider.x, y: glider.y, angle: slopeOf(glider, tuning()) }),
      create: ({ x, y, direction }) => paper.image(x, y, 'glider', DEPTH.gliders).setFlipX(direction < 0),
      update: (picture, { id }) => picture.setRotation(picture.rotation + Math.sin(sway() / 240 + id) * 0.05),
    });
    actors({
      entities: airships,
      create: ({ x, y }) => paper.image(x, y, 'airship', DEPTH.airship),
      update: (picture, { direction }) => {
        picture.setFlipX(direction < 0).setY(picture.y + Math.sin(sway() / 700) * 1.5);
      },
    });
    actors({
      entities: airships,
      transform: ({ x, y }) => ({ x, y: y + (tuning().airshipHeight + tuning().hatchHeight) / 2 }),
      create: ({ x, y }) => paper.image(x, y, 'bayShut', DEPTH.bay),
      update: (picture, airship) => {
        const isOpen = isAirshipOpen(airship, tuning());
        const beat = isOpen ? 1 + 0.08 * Math.sin(sway() / 90) : 1;
        picture.setTexture(isOpen ? 'bayOpen' : 'bayShut').setScale(beat / paper.resolution);
      },
    });
  }
}

/** As it flies: nose down in the middle of its swoop. */
function slopeOf({ x, fromX, fromY, duckX, direction }: Glider, t: T): number {
  const way = Math.max(1, (duckX - fromX) * direction);
  const part = Math.min(1, Math.max(0, ((x - fromX) * direction) / way));
  return direction * Math.min(STEEPEST, Math.atan(((GROUND - t.gliderLow - fromY) * 6 * part * (1 - part)) / way));
}
