// What a hit does to whom a siege brings: armour turns bullets, a burst breaks a plate, an open hatch lets a shot in.
import type { Rect } from '../../kit/core/rules.ts';
import type { T } from '../constants.ts';
import { ticksOf } from '../constants.ts';
import { earnKill } from '../score.ts';
import type { State, Tell } from '../state.ts';
import { carrierBox, gliderBox, hatchBox, hullBox, isAirshipOpen, isCarrierOpen } from './boxes.ts';
import type { Airship, Carrier, Glider, Siege } from './things.ts';

export type Armoured =
  | { readonly kind: 'carrier'; readonly thing: Carrier }
  | { readonly kind: 'glider'; readonly thing: Glider }
  | { readonly kind: 'hull'; readonly thing: Airship }
  | { readonly kind: 'hatch'; readonly thing: Airship };

/** All that a shot may meet, and where. */
export function armouredOf({ carriers, gliders, airship }: Siege, t: T): readonly (readonly [Rect, Armoured])[] {
  return [
    ...carriers.map(thing => [carrierBox(thing, t), { kind: 'carrier', thing }] as const),
    ...gliders.map(thing => [gliderBox(thing, t), { kind: 'glider', thing }] as const),
    ...(airship
      ? ([
          [hatchBox(airship, t), { kind: 'hatch', thing: airship }],
          [hullBox(airship, t), { kind: 'hull', thing: airship }],
        ] as const)
      : []),
  ];
}

/** A bullet meets it there. */
export function shootArmoured(
  state: State,
  siege: Siege,
  target: Armoured,
  { x, y }: { readonly x: number; readonly y: number },
  t: T,
  tell: Tell,
): void {
  if (target.kind === 'glider') return downGlider(state, siege, target.thing, t, tell);
  if (target.kind === 'carrier' && isCarrierOpen(target.thing, t))
    return hurtCarrier(state, siege, target.thing, t, tell);
  if (target.kind === 'hatch' && isAirshipOpen(target.thing, t))
    return hurtAirship(state, siege, target.thing, t, tell);
  tell({ type: 'bulletTurned', x, y });
}

/** Everything that a burst reaches: of a carrier's armour it breaks one plate. */
export function burstArmoured(state: State, siege: Siege, meets: (box: Rect) => boolean, t: T, tell: Tell): void {
  for (const carrier of siege.carriers.filter(one => meets(carrierBox(one, t))))
    hurtCarrier(state, siege, carrier, t, tell);
  crushGliders(state, siege, meets, t, tell);
}

/** What falls breaks no armour. */
export function crushGliders(state: State, siege: Siege, meets: (box: Rect) => boolean, t: T, tell: Tell): void {
  for (const glider of siege.gliders.filter(one => meets(gliderBox(one, t)))) downGlider(state, siege, glider, t, tell);
}

/** With its last plate it bursts: whoever is still inside goes with it, and so does whoever stands beside it. */
function hurtCarrier(state: State, siege: Siege, carrier: Carrier, t: T, tell: Tell): void {
  const { id, x, y } = carrier;
  carrier.plates--;
  if (carrier.plates > 0) return tell({ type: 'plateBroken', x, y });
  siege.carriers = siege.carriers.filter(one => one !== carrier);
  siege.blasts.push(x);
  siege.totals.carriers++;
  const chain = earnKill(state, t.carrierPoints, t);
  tell({ type: 'carrierBroken', id, x, y: y - t.carrierHeight / 2, points: t.carrierPoints, chain });
}

function downGlider(state: State, siege: Siege, glider: Glider, t: T, tell: Tell): void {
  const { id, x, y } = glider;
  siege.gliders = siege.gliders.filter(one => one !== glider);
  siege.totals.gliders++;
  const chain = earnKill(state, t.gliderPoints, t);
  tell({ type: 'gliderDowned', id, x, y, points: t.gliderPoints, chain });
}

function hurtAirship(state: State, siege: Siege, airship: Airship, t: T, tell: Tell): void {
  const { id, x, y } = airship;
  airship.hits--;
  if (airship.hits > 0) return tell({ type: 'airshipHit', x, y: y + t.airshipHeight / 2 });
  siege.airship = null;
  siege.restTicks = ticksOf(t.airshipRestMs);
  siege.totals.airships++;
  const chain = earnKill(state, t.airshipPoints, t);
  tell({ type: 'airshipDowned', id, x, y, points: t.airshipPoints, chain });
}
