// Where everybody and everything stands in the picture, and what lies under a press.
import { placeOf } from './art/things.ts';
import { THING, THINGS, type ThingId } from './house.ts';
import { firstOf } from './people.ts';
import type { MysteryState } from './state.ts';

export interface Spot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** Each guest has a place of their own, so that nobody stands before another. */
export const guestPosition = (who: number): { readonly x: number; readonly y: number } => ({
  x: 66 + who * 92,
  y: 336 + (who % 2) * 12,
});
/** The dead lie in front. */
export const bodyPosition = (index: number): { readonly x: number; readonly y: number } => ({
  x: 150 + index * 108,
  y: 434 - (index % 2) * 12,
});

export interface RoomLayout {
  readonly guests: readonly (Spot & { readonly who: number })[];
  readonly bodies: readonly (Spot & { readonly who: number })[];
  readonly things: readonly (Spot & { readonly thing: ThingId })[];
}

/** What the words say is here, and nothing else. */
export function layoutOf({ present, bodies, room, things, case: night }: Readonly<MysteryState>): RoomLayout {
  return {
    guests: present.map(who => ({ id: `guest-${who}`, who, ...guestPosition(who) })),
    bodies: bodies.filter(body => body.room === room).map(({ who }, i) => ({ id: `body-${who}`, who, ...bodyPosition(i) })),
    things: THINGS.flatMap((thing, i) => {
      if (things[thing] !== room) return [];
      const home = thing === 'letter' ? (night.letterIn ?? 'study') : THING[thing].lies;
      const [x, y] = placeOf(thing, room, home, i);
      return [{ id: thing, thing, x, y }];
    }),
  };
}

const REACH = { guest: { x: 46, y: 104 }, body: { x: 84, y: 34 }, thing: { x: 36, y: 34 } } as const;

/** What a press on the picture says: the nearest thing first, then people. */
export function commandAt(state: Readonly<MysteryState>, at: { readonly x: number; readonly y: number }): string | null {
  const { guests, bodies, things } = layoutOf(state);
  const isUnder = (spot: Spot, reach: { readonly x: number; readonly y: number }) =>
    Math.abs(at.x - spot.x) <= reach.x && Math.abs(at.y - spot.y) <= reach.y;
  const thing = things.find(spot => isUnder(spot, REACH.thing));
  if (thing) return `examine ${thing.thing}`;
  const body = bodies.find(spot => isUnder(spot, REACH.body));
  const guest = body ?? guests.find(spot => isUnder(spot, REACH.guest));
  return guest ? `examine ${firstOf(guest.who).toLowerCase()}` : null;
}
