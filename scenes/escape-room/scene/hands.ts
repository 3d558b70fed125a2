// What the hand can do in a close-up: the parts of a fixture that are pulled, turned or slid, how far, and the command that it comes to.
import type { Cut } from '../../kit/phaser/paper.ts';
import { scaleOf, THING_PLACE } from '../rules/closeUpSheet.ts';
import type { Fixture } from '../rules/item.ts';
import { type EscapeCommand, type EscapeState, isBlocked, isDone, isOpen } from '../rules/state.ts';
import { box, flat, part } from './art/shapes.ts';
import { THING_CUTS } from './art/things.ts';

type Point = readonly [x: number, y: number];

/** A part that the hand moves. Positions and lengths are px of the fixture, from its centre. */
export interface Grip {
  readonly id: string;
  /** Where a press takes it: centre and size. */
  readonly area: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  /** Shapes that move, beside the `takes` of the fixture's own. */
  readonly cuts: readonly Cut[];
  /** Indexes of the fixture's own shapes that move. */
  readonly takes: readonly number[];
  /** Shift of the moving shapes before they are moved. */
  readonly rest: Point;
  /** Shift from there to the end of the way, along which the hand drags; null for a turn, which takes a drag in any direction. */
  readonly way: Point | null;
  /** Turn at the end of the way, in degrees, about `about`. */
  readonly degrees: number;
  /** It turns round to show its other side. */
  readonly flips: boolean;
  readonly about: Point;
  /** Seen only while it is moved: one of many alike. */
  readonly isOneOfMany: boolean;
  /** What the whole way comes to. */
  readonly command: EscapeCommand;
}

/** A drag that turns a part the whole way, in px of the fixture. */
const TURN_WAY = 34;
/** Part of the way from which on a part goes the rest by itself. */
export const FAR_ENOUGH = 0.92;

const grip = (id: string, fields: Partial<Grip> & Pick<Grip, 'area'>): Grip => ({
  id,
  cuts: [],
  takes: [],
  rest: [0, 0],
  way: null,
  degrees: 0,
  flips: false,
  about: [fields.area.x, fields.area.y],
  isOneOfMany: false,
  command: { type: 'act' },
  ...fields,
});
const around = (x: number, y: number, w: number, h: number) => ({ x, y, w, h });
const indexes = (from: number, count: number): readonly number[] => Array.from({ length: count }, (_, i) => from + i);

const SCREWS: readonly Point[] = [
  [-44, -34],
  [44, -34],
  [-44, 34],
  [44, 34],
];
const submit = (number: number): EscapeCommand => ({ type: 'submit', text: String(number) });

/** Parts of fixtures that need no thing in hand, by fixture. */
const OWN: Readonly<Record<string, readonly Grip[]>> = {
  drawer: [grip('front', { area: around(0, 0, 144, 66), takes: [0, 1], way: [0, 30] })],
  plant: [grip('earth', { area: around(0, 32, 72, 36), takes: [7], way: [40, -10], degrees: 14 })],
  painting: [grip('frame', { area: around(0, 0, 144, 100), takes: indexes(0, 4), way: [36, -6], degrees: -10 })],
  globe: [grip('ball', { area: around(0, -8, 104, 100), takes: [1, 2], way: [70, 0], degrees: 150 })],
  stand: [grip('umbrella', { area: around(0, -30, 50, 90), takes: [0, 1], way: [30, -40], degrees: 12 })],
  armchair: [grip('cushion', { area: around(0, 12, 96, 40), takes: [2], way: [0, -34], degrees: -16 })],
  exit: [grip('bar', { area: around(-23, 11, 80, 34), takes: [5], way: [46, 0] })],
  cabinet: [grip('handle', { area: around(27, 57, 24, 40), takes: [13], degrees: 90, about: [27, 46] })],
  safe: [grip('wheel', { area: around(0, 8, 44, 44), takes: [5], degrees: 180, about: [0, 8] })],
  briefcase: [grip('lock', { area: around(0, -7, 40, 22), takes: [2], way: [14, 0] })],
  book: indexes(0, 8).map(row =>
    grip(`shelf ${row + 1}`, {
      area: around(0, -112 + row * 32, 170, 32),
      cuts: [part('coral', box(-8, -125 + row * 32, 15, 25), [[box(0, -125 + row * 32, 7, 25), -9]], 2, 4)],
      way: [34, 0],
      degrees: 18,
      isOneOfMany: true,
      command: submit(row + 1),
    }),
  ),
  busts: indexes(0, 8).map(i =>
    grip(`bust ${i + 1}`, {
      area: around(-112 + i * 32, 0, 32, 110),
      takes: [1 + 2 * i],
      way: [30, 0],
      flips: true,
      isOneOfMany: true,
      command: submit(i + 1),
    }),
  ),
};
/** What is seen where a part has been taken away. */
export const UNDER: Readonly<Record<string, readonly Cut[]>> = {
  drawer: [flat('navy', box(-70, -32, 140, 62), -4)],
  plant: [flat('plum', box(-32, 34, 64, 6), -26)],
  painting: [flat('sand', box(-66, -44, 132, 90), -12)],
  armchair: [flat('plum', box(-42, 6, 84, 16), -20)],
};
const SCREW_GRIPS: readonly Grip[] = SCREWS.map(([x, y], i) =>
  grip(`screw ${i + 1}`, {
    area: around(x, y, 30, 26),
    takes: [7 + i],
    cuts: [flat('navy', box(x - 4, y - 1.2, 8, 2.4), 4)],
    degrees: 270,
    about: [x, y],
  }),
);
/** Where the thing in hand is brought to; elsewhere to the middle. */
const TARGETS: Readonly<Record<string, Point>> = {
  officeDoor: [30, -4],
  filing: [34, -70],
  boltBox: [0, -12],
  piano: [0, 0],
  hatch: [0, -14],
  controlDoor: [38, -1],
  deskDrawer: [0, -6],
  sink: [4, 4],
  computer: [34, 20],
  reader: [0, -14],
  microscope: [-16, -50],
  clock: [0, 20],
};

/** The parts that can be moved now, in the order of their areas. */
export function gripsOf(state: Readonly<EscapeState>, fixture: Fixture): readonly Grip[] {
  const { id } = fixture;
  if (isDone(state, fixture) || isBlocked(state, fixture) || isOpen(state, fixture)) return [];
  const tool = fixture.toolRequired ?? fixture.keyRequired;
  if (tool === null) return OWN[id] ?? [];
  if (state.fitted.includes(id) || state.selected === null) return [];
  if (id === 'vent' && state.selected === tool) return SCREW_GRIPS;
  const target = TARGETS[id] ?? [0, 0];
  const rest: Point = [THING_PLACE.x / scaleOf(fixture), THING_PLACE.y / scaleOf(fixture)];
  return [
    grip('thing', {
      area: around(...rest, 52, 48),
      cuts: THING_CUTS[state.selected] ?? [],
      rest,
      way: [target[0] - rest[0], target[1] - rest[1]],
      about: [0, 0],
    }),
  ];
}

/** Part of the way that a drag has gone, 0 to 1; it is 0 backwards. */
export function progressOf({ way }: Grip, dx: number, dy: number): number {
  const gone = way ? (dx * way[0] + dy * way[1]) / (way[0] ** 2 + way[1] ** 2) : Math.hypot(dx, dy) / TURN_WAY;
  return Math.max(0, Math.min(1, gone));
}

/** Part of its way that one of many alike stands out while it is held, so that it is seen which one it is. */
const PEEK = 0.12;
/** Part of the way up to which another one of many alike can be chosen. */
const CHOOSING = 0.3;

/**
 * The part that a drag holds, and how far it has come. Rows of many are narrower than a finger: until one is on its way, the drag may
 * slide across the rows, and holds the one beside it.
 */
export function held(
  grips: readonly Grip[],
  id: string | null,
  [fromX, fromY]: Point,
  [x, y]: Point,
): { readonly grip: Grip; readonly progress: number } | null {
  const taken = grips.find(one => one.id === id);
  if (!taken) return null;
  const progress = progressOf(taken, x - fromX, y - fromY);
  if (!taken.isOneOfMany || !taken.way) return { grip: taken, progress };
  const isAcross = taken.way[1] === 0;
  const beside = isAcross ? gripAt(grips, fromX, y, 0) : gripAt(grips, x, fromY, 0);
  return { grip: progress < CHOOSING && beside ? beside : taken, progress: Math.max(PEEK, progress) };
}

/** The part at a point, in px of the fixture, with some room around it; the nearest of several. */
export function gripAt(grips: readonly Grip[], x: number, y: number, room: number): Grip | null {
  const far = ({ area }: Grip) =>
    Math.hypot(Math.max(0, Math.abs(x - area.x) - area.w / 2), Math.max(0, Math.abs(y - area.y) - area.h / 2));
  const near = grips.map(one => ({ one, far: far(one), middle: Math.hypot(x - one.area.x, y - one.area.y) }));
  near.sort((a, b) => a.far - b.far || a.middle - b.middle);
  const [best] = near;
  return best && best.far <= room ? best.one : null;
}

/** A lock that fills the sheet while it asks: wheels of digits, or a clock's face. */
export type LockKind = 'wheels' | 'clock';
const LOCKS: Readonly<Record<string, LockKind>> = {
  cabinet: 'wheels',
  briefcase: 'wheels',
  safe: 'wheels',
  officeDoor: 'wheels',
  clock: 'clock',
};
export const lockOf = ({ asking }: Readonly<EscapeState>, { id }: Fixture): LockKind | null =>
  asking ? (LOCKS[id] ?? null) : null;

/** Sign of a way: an arrow, or a bow for a turn. */
export const SIGNS = {
  arrow: part('gold', 'M-12 -5H2V-12L15 0L2 12V5H-12Z', [['M-12 0H15L2 12V5H-12Z', -10]], 4, 3),
  bow: part('gold', 'M-13 6A14 14 0 0 1 9 -8L13 -13L15 3L0 1L4 -3A8 8 0 0 0 -7 6Z', [], 4, 3),
} as const;
