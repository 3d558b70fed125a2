// Adornments of the fight: the glint of a full row, ink before the octopus, flames behind the dragon.
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import type { Pose } from '../rules/manners.ts';

type Image = Phaser.GameObjects.Image;

/** From the pencil's grip to its point, in px. */
const TIP = 92;

export interface Adorned {
  readonly pencil: Image;
  /** The row is full: the pencil is at its sharpest. */
  readonly isSharp: boolean;
  readonly enemy: Image;
  readonly pose: Pose;
}

export function bakeAdornments(paper: Paper): void {
  paper.bakeCut('ink', 130, 110, {
    path: 'M-56 6L-40 -28L-18 -20L-4 -48L18 -26L46 -34L40 -4L58 18L30 22L20 46L-4 28L-32 40L-30 20Z',
    ink: 'navy',
    folds: [['M-4 -48L18 -26L46 -34L40 -4L10 0Z', 6]],
    edge: 0,
  });
}

export class Adornments {
  readonly #paper: Paper;
  readonly #glint: Image;
  readonly #ink: Image;
  readonly #flames: Image;

  constructor(paper: Paper, depth: { readonly enemy: number; readonly hero: number }) {
    this.#paper = paper;
    this.#glint = paper.image(0, 0, 'star', depth.hero + 2).setVisible(false);
    this.#ink = paper.image(0, 0, 'ink', depth.enemy + 1).setVisible(false);
    this.#flames = paper.image(0, 0, 'claw', depth.enemy - 1).setVisible(false);
  }

  draw(elapsed: number, { pencil, isSharp, enemy, pose }: Adorned): void {
    const one = 1 / this.#paper.resolution;
    const reach = TIP * pencil.scaleX * this.#paper.resolution;
    this.#glint
      .setVisible(isSharp)
      .setPosition(pencil.x + Math.cos(pencil.rotation) * reach, pencil.y + Math.sin(pencil.rotation) * reach)
      .setScale(one * (0.34 + 0.05 * Math.sin(elapsed / 180)))
      .setAngle(elapsed / 14);
    this.#ink
      .setVisible(enemy.visible && pose === 'inky')
      .setPosition(enemy.x - 84, enemy.y + 6)
      .setScale(one * (1 + 0.03 * Math.sin(elapsed / 240)));
    this.#flames
      .setVisible(enemy.visible && pose === 'fiery')
      .setPosition(enemy.x - 6, enemy.y - 20)
      .setScale(one * (2.5 + 0.16 * Math.sin(elapsed / 130)))
      .setAngle(elapsed / 40);
  }
}
