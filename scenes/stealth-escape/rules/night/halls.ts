// Hall data of the night watch: what each of the ten halls contains; each adds one new thing.

import type { T } from '../../constants.ts';
import type { Level } from '../../levels/levels.ts';

/** Contents of a hall: guards and numbers of each thing. */
export interface NightHall {
  /** Text shown at the beginning of the hall. */
  readonly news: string;
  readonly guards: number;
  readonly speedUp: number;
  readonly visionUp: number;
  readonly onWay: number;
  readonly ammo: number;
  readonly lamps: number;
  readonly key?: true;
  readonly cameras?: number;
  readonly dogs?: number;
  readonly boards?: number;
  readonly fuses?: number;
  readonly screens?: number;
  readonly beams?: number;
  readonly lanterns?: number;
  readonly treasure?: true;
}

const HALLS: readonly NightHall[] = [
  {
    news: 'Lamps: guards see half as far in the dark. Lamplight gives you away.',
    guards: 2,
    speedUp: 0,
    visionUp: 50,
    onWay: 1,
    ammo: 4,
    lamps: 3,
  },
  {
    news: 'Keys: the door is locked. Find the key in this hall.',
    guards: 2,
    speedUp: 0,
    visionUp: 50,
    onWay: 1,
    ammo: 4,
    lamps: 3,
    key: true,
  },
  {
    news: 'Cameras: what one sees, it calls guards to. Pass when it looks away.',
    guards: 2,
    speedUp: 0.1,
    visionUp: 50,
    onWay: 1,
    ammo: 4,
    lamps: 2,
    key: true,
    cameras: 1,
  },
  {
    news: 'The dog: while its ears are up, stand still inside its ring. It hears steps.',
    guards: 2,
    speedUp: 0.1,
    visionUp: 60,
    onWay: 1,
    ammo: 4,
    lamps: 2,
    cameras: 1,
    dogs: 1,
  },
  {
    news: 'Old boards creak: walk round them, or lead guards there.',
    guards: 3,
    speedUp: 0.1,
    visionUp: 60,
    onWay: 1,
    ammo: 5,
    lamps: 2,
    key: true,
    dogs: 1,
    boards: 3,
  },
  {
    news: 'The fuse box: touch it, and lamps and cameras are out for a while.',
    guards: 3,
    speedUp: 0.2,
    visionUp: 70,
    onWay: 1,
    ammo: 5,
    lamps: 4,
    cameras: 2,
    boards: 2,
    fuses: 1,
  },
  {
    news: 'Paper screens: nobody sees through them, everybody walks through them.',
    guards: 4,
    speedUp: 0.2,
    visionUp: 70,
    onWay: 2,
    ammo: 5,
    lamps: 3,
    key: true,
    cameras: 1,
    screens: 4,
  },
  {
    news: 'Light beams blink: whoever breaks one calls every guard.',
    guards: 3,
    speedUp: 0.2,
    visionUp: 80,
    onWay: 1,
    ammo: 6,
    lamps: 3,
    dogs: 1,
    fuses: 1,
    screens: 2,
    beams: 2,
  },
  {
    news: 'Lanterns see all round, but not far. Keep your distance.',
    guards: 4,
    speedUp: 0.2,
    visionUp: 80,
    onWay: 1,
    ammo: 6,
    lamps: 3,
    key: true,
    boards: 2,
    screens: 3,
    beams: 1,
    lanterns: 2,
  },
  {
    news: 'The Golden Fox: take it and run. Then all lamps go on.',
    guards: 4,
    speedUp: 0.3,
    visionUp: 80,
    onWay: 1,
    ammo: 8,
    lamps: 3,
    cameras: 1,
    dogs: 1,
    fuses: 1,
    screens: 4,
    beams: 1,
    lanterns: 1,
    treasure: true,
  },
];

export const NIGHT_HALLS = HALLS.length;

export function nightHall(number: number): NightHall {
  const hall = HALLS[number - 1];
  if (!hall) throw new RangeError(`there is no hall ${number}`);
  return hall;
}

/** Numbers of a hall, from the constants. */
export function nightLevel(number: number, t: T): Level {
  const { guards, speedUp, visionUp, ammo, onWay } = nightHall(number);
  return {
    guardCount: guards + t.extraGuards,
    guardSpeed: t.guardSpeed + speedUp,
    visionRange: t.visionRange + visionUp,
    ammoPerPickup: ammo,
    onWay,
  };
}
