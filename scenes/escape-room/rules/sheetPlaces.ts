// Places of what wanders: riddles, charts, times and false trails hang in any room that is open before what they are for.
import { pick, type Rng, randomInt } from '../../kit/core/rng.ts';
import { asksRiddle, freePlaces, type Plots } from '../levels/plots.ts';
import { OFFICE_LOCKS, type RiddleLock } from '../levels/riddleDraws.ts';
import { shuffled } from './drawing.ts';
import type { RoomId } from './item.ts';
import type { Riddle, RiddleKind } from './riddles.ts';

export interface Place {
  readonly room: RoomId;
  readonly x: number;
  readonly y: number;
}

export const SHEETS_OF: Readonly<Record<RiddleKind, readonly string[]>> = {
  statements: ['memo'],
  scales: ['scales'],
  cipher: ['slip', 'wheel'],
  timetable: ['timetable'],
  display: ['display'],
  dice: ['dice'],
};
export const FALSE_TRAILS = ['oldLabel', 'tag', 'sticker', 'bookmark'] as const;
export type FalseTrail = (typeof FALSE_TRAILS)[number];
export interface Wandering {
  readonly plots: Plots;
  readonly riddles: Readonly<Partial<Record<RiddleLock, Riddle>>>;
  readonly isTimeDrawn: boolean;
}

type Wish = readonly [sheet: string, rooms: readonly RoomId[]];

const BEFORE: readonly RoomId[] = ['office', 'lab'];
const ANYWHERE: readonly RoomId[] = ['office', 'lab', 'library'];

/** What must hang somewhere, and where it may; the most bound first. */
function wishesOf({ plots, riddles, isTimeDrawn }: Wandering): readonly Wish[] {
  const sheets = (lock: RiddleLock, rooms: readonly RoomId[]): readonly Wish[] =>
    (riddles[lock] ? SHEETS_OF[riddles[lock].kind] : []).map(sheet => [sheet, rooms]);
  const time = isTimeDrawn ? 'calendar' : 'whiteboard';
  const second = plots.library === 'piano' ? 'bookRules' : time;
  return [
    ...sheets('officeDoor', ['lab']),
    ...(plots.office === 'intercom' ? [['beacon', ['lab']] as const] : []),
    ...sheets('terminal', ['control', 'library', 'office']),
    ...sheets(OFFICE_LOCKS[plots.office], ['office', 'lab']),
    ...(asksRiddle(plots.control) || plots.control === 'lift'
      ? []
      : [['legend', ['lab', 'office', 'library']] as const]),
    // The card about the books hangs before the Library, so that there two things can be begun.
    ...(plots.office === 'briefcase' ? [] : [[second, second === 'bookRules' ? BEFORE : ANYWHERE] as const]),
  ];
}

/** False trails for locks of these plots, and the rooms of each. */
function trailsOf({ lab, office, control }: Plots): readonly (readonly [FalseTrail, readonly RoomId[]])[] {
  return [
    ...(lab === 'keypad' ? [] : [['oldLabel', ['lab']] as const]),
    office === 'desk' ? ['sticker', ['office', 'lab']] : ['tag', ['office', 'lab']],
    ...(control === 'lift' ? [] : [['bookmark', ['library', 'office', 'control']] as const]),
  ];
}

export function drawPlaces(rng: Rng, wandering: Wandering): Readonly<Record<string, Place>> {
  const { plots } = wandering;
  const free = new Map<RoomId, { x: number; y: number }[]>();
  for (const room of ['lab', 'office', 'library', 'control'] as const)
    free.set(
      room,
      shuffled(rng, freePlaces(plots, room)).map(([x, y]) => ({ x, y })),
    );
  const places: Record<string, Place> = {};
  const hang = (sheet: string, rooms: readonly RoomId[]) => {
    const able = rooms.filter(room => (free.get(room)?.length ?? 0) > 0);
    if (able.length === 0) return;
    const room = pick(rng, able);
    const at = free.get(room)?.pop();
    if (at) places[sheet] = { room, ...at };
  };
  for (const [sheet, rooms] of wishesOf(wandering)) hang(sheet, rooms);
  for (const [trail, rooms] of shuffled(rng, trailsOf(plots)).slice(0, 1 + randomInt(rng, 2))) hang(trail, rooms);
  return places;
}
