// State of a mission's hall, as plain data, made of its drawing; mirrored on its day.
import { atan2, hypot, PI } from '../../../kit/core/math.ts';
import type { Rect } from '../../../kit/core/rules.ts';
import type { LayoutName, Point } from '../../levels/levels.ts';
import { WORLD } from '../../levels/levels.ts';
import { emptyNight, type Night } from '../night/nightState.ts';
import type { Drawing, Step } from './drawing.ts';

export interface Mission {
  /** Number of the hall, from 1; 0 while the map of wings is shown. */
  readonly hall: number;
  readonly isMirrored: boolean;
  readonly name: string;
  readonly ask: string;
  /** Ticks under which the first mark is earned. */
  readonly under: number;
  readonly sight: number;
  readonly pace: number;
  readonly floor: LayoutName;
  readonly walls: readonly Rect[];
  readonly start: Point;
  readonly exits: readonly Exit[];
  /** Lockers: whoever stands still in one is not seen. */
  readonly lockers: readonly Point[];
  /** Paper doors: closed they hide, and they stay open for a while behind whoever passes. */
  readonly doors: Door[];
  readonly switches: Switch[];
  /** Paper balls that lie about, and how many the fox carries: FIRE throws one. */
  balls: Point[];
  carried: number;
  readonly lift: Lift | null;
  readonly shutters: Shutter[];
  /** Ticks for which the shutters are still down, after an alarm. */
  shutTicks: number;
  readonly cub: Cub | null;
  /** What whoever knows the hall does there: for bots and for the proof. */
  readonly way: readonly Step[];
}

export interface Exit {
  readonly rect: Rect;
  /** Needs the key. */
  readonly isLocked: boolean;
}
export interface Door {
  readonly id: number;
  readonly rect: Rect;
  /** Ticks for which it stays open. */
  openTicks: number;
}
/** A switch puts its lamp out for good. */
export interface Switch {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly lamp: Point;
  isUsed: boolean;
}
/** A lift that goes to and fro by time, and takes along whoever stands in it. */
export interface Lift {
  readonly from: Point;
  readonly to: Point;
  isRidden: boolean;
}
export interface Shutter {
  readonly id: number;
  readonly rect: Rect;
  isShut: boolean;
}
/** Somebody to lead out, who walks where the fox has walked. */
export interface Cub {
  x: number;
  y: number;
  isLed: boolean;
  /** Places of the fox, the latest last. */
  trail: Point[];
}

/** The state before the hall's text is there, and behind the map of wings. */
export const emptyMission = (hall: number, isMirrored: boolean): Mission => ({
  hall,
  isMirrored,
  name: '',
  ask: '',
  under: 0,
  sight: 0,
  pace: 0,
  floor: 'corridors',
  walls: [],
  start: [50, 50],
  exits: [],
  lockers: [],
  doors: [],
  switches: [],
  balls: [],
  carried: 0,
  lift: null,
  shutters: [],
  shutTicks: 0,
  cub: null,
  way: [],
});

const mirroredPoint = ([x, y]: Point): Point => [WORLD.width - x, y];
const mirroredRect = ([x, y, width, height]: Rect): Rect => [WORLD.width - x - width, y, width, height];

export function createMission(drawing: Drawing, hall: number, isMirrored: boolean): Mission {
  const at = isMirrored ? mirroredPoint : (point: Point) => point;
  const box = isMirrored ? mirroredRect : (rect: Rect) => rect;
  const { spots, bars } = drawing;
  const lamps = spots.lamps.map(at);
  const [from, to] = spots.lifts.map(at);
  const cub = spots.cubs.map(at)[0];
  return {
    hall,
    isMirrored,
    name: drawing.name,
    ask: drawing.ask,
    under: Math.round(drawing.under * 60),
    sight: drawing.sight,
    pace: drawing.pace,
    floor: drawing.floor,
    walls: drawing.walls.map(box),
    start: at(drawing.start),
    exits: drawing.exits.map(({ rect, isLocked }) => ({ rect: box(rect), isLocked })),
    lockers: spots.lockers.map(at),
    doors: bars.doors.map((rect, index) => ({ id: index + 1, rect: box(rect), openTicks: 0 })),
    switches: spots.switches.map(at).flatMap(([x, y], index) => {
      const lamp = nearestTo([x, y], lamps);
      return lamp ? [{ id: index + 1, x, y, lamp, isUsed: false }] : [];
    }),
    balls: spots.balls.map(at),
    carried: 0,
    lift: from && to ? { from, to, isRidden: false } : null,
    shutters: bars.shutters.map((rect, index) => ({ id: index + 1, rect: box(rect), isShut: false })),
    shutTicks: 0,
    cub: cub ? { x: cub[0], y: cub[1], isLed: false, trail: [] } : null,
    way: drawing.way.map(step => (step.does === 'wait' || !isMirrored ? step : { ...step, x: WORLD.width - step.x })),
  };
}

const distance = ([x, y]: Point, [ox, oy]: Point): number => hypot(x - ox, y - oy);
const nearestTo = (place: Point, points: readonly Point[]): Point | undefined =>
  points.toSorted((a, b) => distance(a, place) - distance(b, place))[0];

const BOARD = 60;
/** Phases of what beats, apart from each other. */
const LEADS = [0, 0.5, 0.25, 0.75] as const;

/** Things of the hall that it shares with the night watch. */
export function nightOf(drawing: Drawing, isMirrored: boolean): Night {
  const at = isMirrored ? mirroredPoint : (point: Point) => point;
  const box = isMirrored ? mirroredRect : (rect: Rect) => rect;
  const { spots, bars, guards } = drawing;
  const numbered = <P>(places: readonly P[]) => places.map((place, index) => [place, index + 1] as const);
  const lead = (id: number): number => LEADS[(id - 1) % LEADS.length] as number;
  const keys = spots.keys.map(at);
  const bearer = guards.findIndex(({ carriesKey }) => carriesKey) + 1;
  return {
    ...emptyNight(),
    ...(!drawing.isDark && { isBright: true }),
    lamps: spots.lamps.map(at),
    wanted: [
      ...keys.map(([x, y]) => ({ what: 'key' as const, x, y })),
      ...(bearer > 0 ? [{ what: 'key' as const, x: 0, y: 0, bearer }] : []),
      ...spots.treasures.map(at).map(([x, y]) => ({ what: 'treasure' as const, x, y })),
    ],
    cameras: numbered(spots.cameras.map(at)).map(([[x, y], id]) => ({
      id,
      x,
      y,
      middle: intoHall(x, y),
      lead: lead(id),
      calls: 0,
    })),
    dogs: numbered(spots.dogs.map(at)).map(([[x, y], id]) => ({ id, x, y, lead: lead(id), hasBarked: false })),
    boards: numbered(spots.boards.map(at)).map(([[x, y], id]) => ({
      id,
      rect: [x - BOARD / 2, y - BOARD / 2, BOARD, BOARD] as const,
      isTrodden: false,
    })),
    fuses: spots.fuses.map(at),
    screens: bars.screens.map(box),
    beams: numbered(bars.beams.map(box)).map(([rect, id]) => ({
      id,
      rect: thin(rect),
      lead: lead(id),
      isBroken: false,
    })),
  };
}

/** A camera looks to the middle of the hall, along the axis on which it is farther off. */
function intoHall(x: number, y: number): number {
  const [dx, dy] = [WORLD.width / 2 - x, WORLD.height / 2 - y];
  const across = Math.abs(dx) / WORLD.width > Math.abs(dy) / WORLD.height;
  return across ? (dx > 0 ? 0 : PI) : atan2(Math.sign(dy), 0);
}

const BEAM = 4;
/** A beam is as long as its cells, and thin. */
const thin = ([x, y, width, height]: Rect): Rect =>
  width > height ? [x, y + height / 2 - BEAM / 2, width, BEAM] : [x + width / 2 - BEAM / 2, y, BEAM, height];
