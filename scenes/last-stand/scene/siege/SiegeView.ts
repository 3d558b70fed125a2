// View of the Siege mode: carriers with visible damage, gliders, the airship with its hatch. Reads the state and decides nothing.
import type { Meters } from '../../../kit/phaser/Meters.ts';
import type { Paper } from '../../../kit/phaser/paper.ts';
import type Phaser from '../../../kit/phaser/phaser.ts';
import type { Entity, Sprite, SpritePool, SpriteSource } from '../../../kit/phaser/SpritePool.ts';
import { GROUND, type T } from '../../constants.ts';
import { isAirshipOpen, isCarrierOpen } from '../../rules/siege/siegeHitboxes.ts';
import type { Airship, Glider, Siege } from '../../rules/siege/siegeState.ts';
import type { State } from '../../rules/state.ts';
import { bakeSiege, carrierKey } from './art.ts';

type Image = Phaser.GameObjects.Image;

const DEPTH = { airship: 16.5, bay: 16.7, carriers: 21.5, gliders: 26, bars: 28 } as const;
/** Health bar of the airship, under its hatch, where messages at the top do not cover it. */
export const HITS_BAR = { width: 60, height: 6, ink: 'coral', depth: DEPTH.bars } as const;
const BAR_BELOW = 14;
/** Height of a carrier's centre over the ground, in px. */
const CARRIER_MIDDLE = 18;
/** Rocking of a rolling carrier: period and amplitude in px. */
const ROCK = { every: 7, by: 0.9 } as const;

/** Largest pitch of a glider, in radians. */
const STEEPEST = 0.8;

/** What the view needs from the scene. */
interface SiegeContext {
  readonly paper: Paper;
  readonly hits: Meters;
  state(): Readonly<State>;
  tuning(): T;
  sprites<P extends Entity, O extends Sprite>(source: SpriteSource<P, O>): SpritePool<P, O>;
  /** Time of the sway animations in ms; constant with reduced motion. */
  sway(): number;
}

export class SiegeView {
  readonly #context: SiegeContext;

  constructor(stage: SiegeContext) {
    this.#context = stage;
    bakeSiege(stage.paper);
    this.#addSprites();
  }

  /** Draws the airship's health bar. */
  draw(): void {
    const { hits, state, tuning } = this.#context;
    const airship = state().siege?.airship;
    if (!airship) return;
    const { airshipHeight, hatchHeight } = tuning();
    hits.show(airship.x, airship.y + airshipHeight / 2 + hatchHeight + BAR_BELOW, airship.hits / airship.whole);
  }

  #addSprites(): void {
    const { paper, sprites, state, tuning, sway } = this.#context;
    const siege = (): Siege | undefined => state().siege;
    const airships = (): Airship[] => [siege()?.airship ?? []].flat();
    sprites({
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
    sprites<Glider, Image>({
      entities: () => siege()?.gliders ?? [],
      transform: glider => ({ x: glider.x, y: glider.y, angle: slopeOf(glider, tuning()) }),
      create: ({ x, y, direction }) => paper.image(x, y, 'glider', DEPTH.gliders).setFlipX(direction < 0),
      update: (picture, { id }) => picture.setRotation(picture.rotation + Math.sin(sway() / 240 + id) * 0.05),
    });
    sprites({
      entities: airships,
      create: ({ x, y }) => paper.image(x, y, 'airship', DEPTH.airship),
      update: (picture, { direction }) => {
        picture.setFlipX(direction < 0).setY(picture.y + Math.sin(sway() / 700) * 1.5);
      },
    });
    sprites({
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

/** Pitch of a glider in radians: nose down in the middle of its swoop. */
function slopeOf({ x, fromX, fromY, duckX, direction }: Glider, t: T): number {
  const way = Math.max(1, (duckX - fromX) * direction);
  const part = Math.min(1, Math.max(0, ((x - fromX) * direction) / way));
  return direction * Math.min(STEEPEST, Math.atan(((GROUND - t.gliderLow - fromY) * 6 * part * (1 - part)) / way));
}
