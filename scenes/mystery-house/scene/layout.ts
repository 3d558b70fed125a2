// Layout of the picture: positions of guests, bodies and things, and hit testing of a press.

import { THING, THINGS, type ThingId } from '../rules/house.ts';
import { firstOf } from '../rules/people.ts';
import type { MysteryState } from '../rules/state.ts';
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

export interface RoomLayout {
  readonly guests: readonly (Spot & { readonly who: number })[];
  readonly bodies: readonly (Spot & { readonly who: number })[];
  readonly things: readonly (Spot & { readonly thing: ThingId })[];
}

/** Lays out who and what is in the room. */
export function layoutOf({ present, bodies, room, things, case: theCase }: Readonly<MysteryState>): RoomLayout {
  return {
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
  return guest ? `examine ${firstOf(guest.who).toLowerCase()}` : null;
}
