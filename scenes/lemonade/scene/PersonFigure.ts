// Somebody on the street: a cut-out with a gait, by number always in the same coat and hat; what was decided is seen on it.

import type { Ink } from '../../kit/core/inks.ts';
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import type { Walker } from '../rules/state.ts';

const COATS: readonly (readonly [Ink, lighter: number])[] = [
  ['teal', 0],
  ['plum', 12],
  ['fox', 0],
  ['indigo', 8],
  ['moss', -4],
  ['coral', 4],
  ['navy', 16],
  ['rose', -6],
];
const SKINS = [8, -6, -22, -38] as const;
const HATS = ['none', 'cap', 'brim', 'bun'] as const;
const LOOKS = COATS.length;
const lookOf = (who: number): number => who % LOOKS;
const bodyKey = (look: number): string => `person-${look}`;
const legKey = (look: number): string => `leg-${look}`;

const HAT_PATHS: Readonly<Record<(typeof HATS)[number], string>> = {
  none: 'M-9 -62L-7 -70L4 -73L10 -66L9 -62L0 -66Z',
  cap: 'M-11 -64L-8 -73L6 -73L10 -66L18 -62L-11 -62Z',
  brim: 'M-19 -63L-9 -66L-7 -76L7 -76L9 -66L19 -63L0 -60Z',
  bun: 'M-10 -60L-10 -70L-2 -73L0 -80L8 -79L8 -71L11 -62L2 -67Z',
};

export function bakePeople(paper: Paper): void {
  COATS.forEach(([ink, lighter], look) => {
    const skin = SKINS[look % SKINS.length] ?? 0;
    const hat = HATS[(look * 3 + 1) % HATS.length] ?? 'none';
    paper.bake(bodyKey(look), 60, 180, pen => {
      pen.cut({
        path: 'M-11 -46L0 -50L11 -46L16 -16L-16 -16Z',
        ink,
        lighter,
        folds: [['M0 -50L11 -46L16 -16H3Z', -8]],
        lift: 2,
        edge: 1.5,
      });
      pen.cut({
        path: 'M-8 -64L0 -69L8 -64L9 -54L1 -48L-7 -53Z',
        ink: 'sand',
        lighter: skin,
        folds: [['M1 -69L8 -64L9 -54L1 -48Z', skin - 7, 'sand']],
        lift: 1,
        edge: 1.2,
      });
      pen.cut({
        path: HAT_PATHS[hat],
        ink: hat === 'none' || hat === 'bun' ? 'navy' : ink,
        lighter: hat === 'none' || hat === 'bun' ? 6 + (look % 3) * 10 : lighter + 10,
        lift: 1,
        edge: 1.2,
      });
    });
    paper.bakeCut(legKey(look), 8, 20, {
      path: 'M-4 -9H3L4 8H8V10H-4Z',
      ink: 'navy',
      lighter: (look % 4) * 7,
      lift: 0,
      edge: 1,
    });
  });
}

/** World pixels of a step: legs swing with the way, not with the time. */
const STRIDE = 9;

/** Where the mark of who walked on stands: on an umbrella nobody would see it. */
const OVER_HEAD = -90;
const OVER_UMBRELLA = -118;

export class PersonFigure {
  readonly outer: Phaser.GameObjects.Container;
  readonly #legs: readonly Phaser.GameObjects.Image[];
  readonly #body: Phaser.GameObjects.Image;
  readonly #umbrella: Phaser.GameObjects.Image;
  readonly #cup: Phaser.GameObjects.Image;
  readonly #no: Phaser.GameObjects.Image;
  readonly #pointer: Phaser.GameObjects.Image;

  constructor(scene: Phaser.Scene, paper: Paper, { who, way }: Walker) {
    const look = lookOf(who);
    this.#legs = [-5, 5].map(x => paper.image(x, -17, legKey(look)).setOrigin(0.5, 0.2));
    this.#body = paper.image(0, 0, bodyKey(look));
    this.#umbrella = paper.image(4, -88, 'umbrella');
    this.#cup = paper.image(15 * way, -32, 'cup');
    this.#no = paper.image(0, OVER_HEAD, 'no');
    this.#pointer = paper.image(0, -98, 'pointer');
    for (const one of [...this.#legs, this.#body]) one.scaleX *= way;
    this.outer = scene.add.container(0, 0, [
      ...this.#legs,
      this.#umbrella,
      this.#body,
      this.#cup,
      this.#no,
      this.#pointer,
    ]);
  }

  draw(walker: Walker, isWet: boolean, isAsked: boolean, elapsed: number, still: boolean): void {
    const { visit, does } = walker;
    const { x, y } = this.outer;
    const isStanding = does === 'queues';
    const swing = still || isStanding ? 0 : Math.sin(x / STRIDE) * 0.5;
    this.#legs[0]?.setRotation(swing);
    this.#legs[1]?.setRotation(-swing);
    this.#body.setY(
      still ? 0 : isStanding ? Math.sin(elapsed / 400 + walker.id) * 0.8 : -Math.abs(Math.cos(x / STRIDE)) * 2,
    );
    this.#umbrella.setVisible(isWet);
    this.#cup.setVisible(visit?.buys === true && does === 'leaves');
    this.#no.setY(isWet ? OVER_UMBRELLA : OVER_HEAD).setVisible(visit !== null && !visit.buys && !isAsked);
    this.#pointer.setVisible(isAsked);
    this.outer.setDepth(100 + y);
  }
}
