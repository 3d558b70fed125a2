// Fixtures of a mission: doors, wardrobes, cameras and the radio, each optional in its file. Their types, their reader, their mirror image.
import { list, type PlaceReader, record, whole, within, yesOrNo } from '../levels/missionReaders.ts';
import type { Point } from './pathGeometry.ts';

/** A gap in a wall; shut it stops steps and sight. */
export interface Door extends Point {
  readonly width: number;
  readonly height: number;
  /** Shut when the mission begins. */
  readonly shut: boolean;
}

/** Sees what an agent would see in its cone; one of all is live at a time. */
export interface Camera extends Point {
  /** Degrees, 0 is right, clockwise. */
  readonly facing: number;
  /** Opening of the cone, in degrees. */
  readonly opening: number;
  readonly viewDistance: number;
}

/** The VIP's escort has an ear-piece: it can be told to wait. */
export interface Radio {
  /** How often in the mission. */
  readonly waits: number;
  /** Seconds of each wait. */
  readonly seconds: number;
}

export interface Fixtures {
  readonly doors: readonly Door[];
  /** Places where agents change clothes; where there is one, enemies are wary. */
  readonly wardrobes: readonly Point[];
  readonly cameras: readonly Camera[];
  readonly radio: Radio | null;
}

export const NO_FIXTURES: Fixtures = { doors: [], wardrobes: [], cameras: [], radio: null };

/** What a player is told at the beginning of a mission with fixtures; null without any. */
export function hintOf({ doors, wardrobes, cameras, radio }: Fixtures): string | null {
  const hints = [
    doors.length > 0 && 'Doors: select an agent, click a door. Who forces a shut one is an enemy.',
    wardrobes.length > 0 &&
      'Wary enemies: an agent in a coat (wardrobe) sees their signs; keep the others away. An arrest costs the coat.',
    cameras.length > 0 && 'Cameras: click one, or V; the live one notes signs.',
    radio && 'Radio: “wait” (H) lets the VIP stand.',
  ].filter(hint => typeof hint === 'string');
  return hints.length > 0 ? hints.join(' ') : null;
}

const MOST = { doors: 8, wardrobes: 4, cameras: 4 };
const SIZE = [5, 400] as const;

type Fields = Readonly<Record<string, unknown>>;

/** A mission that names no fixtures has none. */
export function readFixtures({ doors, wardrobes, cameras, radio }: Fields, at: PlaceReader): Fixtures {
  return {
    doors: list(doors ?? [], [0, MOST.doors], 'Its doors').map((found, index) => {
      const what = `Door ${index + 1}`;
      const { width, height, shut } = record(found, what);
      return {
        ...at(found, what),
        width: within(width, SIZE, `${what}: its width`),
        height: within(height, SIZE, `${what}: its height`),
        shut: yesOrNo(shut, `${what}: its shut`),
      };
    }),
    wardrobes: list(wardrobes ?? [], [0, MOST.wardrobes], 'Its wardrobes').map((found, index) =>
      at(found, `Wardrobe ${index + 1}`),
    ),
    cameras: list(cameras ?? [], [0, MOST.cameras], 'Its cameras').map((found, index) => {
      const what = `Camera ${index + 1}`;
      const { facing, opening, viewDistance } = record(found, what);
      return {
        ...at(found, what),
        facing: within(facing, [-360, 360], `${what}: its facing`),
        opening: within(opening, [10, 180], `${what}: its opening`),
        viewDistance: within(viewDistance, [20, 2000], `${what}: its viewDistance`),
      };
    }),
    radio: radio === undefined || radio === null ? null : readRadio(radio),
  };
}

function readRadio(found: unknown): Radio {
  const { waits, seconds } = record(found, 'Its radio');
  return {
    waits: whole(waits, [1, 9], 'Its radio: its waits'),
    seconds: within(seconds, [1, 60], 'Its radio: its seconds'),
  };
}

export function mirroredFixtures(
  { doors, wardrobes, cameras }: Fixtures,
  at: <P extends Point>(point: P, w?: number, h?: number) => P,
  flipX: boolean,
  flipY: boolean,
): Omit<Fixtures, 'radio'> {
  const turned = (facing: number) => {
    const across = flipX ? 180 - facing : facing;
    return flipY ? -across : across;
  };
  return {
    doors: doors.map(door => at(door, door.width, door.height)),
    wardrobes: wardrobes.map(one => at(one)),
    cameras: cameras.map(camera => ({ ...at(camera), facing: turned(camera.facing) })),
  };
}
