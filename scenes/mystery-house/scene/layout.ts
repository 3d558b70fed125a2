// Layout of the picture: positions of guests, bodies and things, and hit testing of a press.

import { THING, THINGS, type ThingId, traitOfThing } from '../rules/house.ts';
import { firstOf } from '../rules/people.ts';
import type { MysteryState, Theatre } from '../rules/state.ts';
import { thingPosition } from './art/things.ts';

export interface Spot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** A fixed position per guest, so that nobody is covered. */
export const guestPosition = (who: number): { readonly x: number; readonly y: number } => ({
  x: 66 + who * 92,
  y: 336 + (who % 2) * 12,
});
/** Positions of bodies, in front of the guests. */
export const bodyPosition = (index: number): { readonly x: number; readonly y: number } => ({
  x: 150 + index * 108,
  y: 434 - (index % 2) * 12,
});

/** How far back each seat of the last act stands. */
const BACK = [0, 14, 22, 22, 14, 0] as const;
/** A seat at the table, the same for each guest in every case. */
export const seatPosition = (who: number): { readonly x: number; readonly y: number } => ({
  x: 78 + who * 96,
  y: 332 - (BACK[who] ?? 0),
});
/** Where what was laid down lies on the table. */
const tablePosition = (index: number) => ({ x: 140 + index * 72, y: 416 - (index % 2) * 8 });

export interface RoomLayout {
  /** `isSlumped`: gave up before everybody. */
  readonly guests: readonly (Spot & { readonly who: number; readonly isSlumped?: boolean })[];
  /** Seats of the dead, in the last act. */
  readonly chairs: readonly Spot[];
  /** Who was named before everybody; else null. */
  readonly named: Spot | null;
  readonly bodies: readonly (Spot & { readonly who: number })[];
  readonly things: readonly (Spot & { readonly thing: ThingId })[];
}

/** Lays out who and what is in the room. */
export function layoutOf(state: Readonly<MysteryState>): RoomLayout {
  const { present, bodies, room, things, case: theCase, theatre } = state;
  if (theatre) return tableLayout(state, theatre);
  return {
    chairs: [],
    named: null,
    guests: present.map(who => ({ id: `guest-${who}`, who, ...guestPosition(who) })),
    bodies: bodies
      .filter(body => body.room === room)
      .map(({ who }, i) => ({ id: `body-${who}`, who, ...bodyPosition(i) })),
    things: THINGS.flatMap((thing, i) => {
      if (things[thing] !== room) return [];
      const home = thing === 'letter' ? (theCase.letterIn ?? 'study') : THING[thing].lies;
      const [x, y] = thingPosition(thing, room, home, i);
      return [{ id: thing, thing, x, y }];
    }),
  };
}

/** The last act: who sits where, whose chairs stay empty, what lies on the table. */
function tableLayout({ present, bodies }: Readonly<MysteryState>, { laid, named, hasBroken }: Theatre): RoomLayout {
  const found = laid.flatMap(trait => THINGS.find(id => traitOfThing(id) === trait) ?? []);
  return {
    guests: present.map(who => {
      const isSlumped = hasBroken && who === named;
      const { x, y } = seatPosition(who);
      return { id: `guest-${who}`, who, x, y: isSlumped ? y + 26 : y, isSlumped };
    }),
    bodies: [],
    chairs: bodies.map(({ who }) => ({ id: `chair-${who}`, ...seatPosition(who) })),
    named: named === null ? null : { id: 'named', ...seatPosition(named) },
    things: found.map((thing, i) => ({ id: `laid-${thing}`, thing, ...tablePosition(i) })),
  };
}

/** Half sizes of hit areas, in units of the stage. */
const HIT_AREA = { guest: { x: 46, y: 104 }, body: { x: 84, y: 34 }, thing: { x: 36, y: 34 } } as const;

/** The command of a press at a point: things first, then bodies, then guests; null where there is nothing. */
export function commandAt(
  state: Readonly<MysteryState>,
  at: { readonly x: number; readonly y: number },
): string | null {
  const { guests, bodies, things } = layoutOf(state);
  const isUnder = (spot: Spot, half: { readonly x: number; readonly y: number }) =>
    Math.abs(at.x - spot.x) <= half.x && Math.abs(at.y - spot.y) <= half.y;
  const thing = things.find(spot => isUnder(spot, HIT_AREA.thing));
  if (thing) return `examine ${thing.thing}`;
  const body = bodies.find(spot => isUnder(spot, HIT_AREA.body));
  const guest = body ?? guests.find(spot => isUnder(spot, HIT_AREA.guest));
  if (!guest) return null;
  const first = firstOf(guest.who).toLowerCase();
  // At the table whoever has not answered yet is asked.
  return state.theatre && !state.theatre.asked.includes(guest.who) ? `ask ${first} about alibi` : `examine ${first}`;
}
