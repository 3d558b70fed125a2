// Hits on armoured foes: armour deflects bullets, explosions break a plate, open hatches are vulnerable.
import type { Rect } from '../../../kit/core/rules.ts';
import type { T } from '../../constants.ts';
import { ticksOf } from '../../constants.ts';
import { earnKill } from '../score.ts';
import type { Emit, State } from '../state.ts';
import { carrierBox, gliderBox, hatchBox, hullBox, isAirshipOpen, isCarrierOpen } from './siegeHitboxes.ts';
import type { Airship, Carrier, Glider, Siege } from './siegeState.ts';

export type Armoured =
  | { readonly kind: 'carrier'; readonly thing: Carrier }
  | { readonly kind: 'glider'; readonly thing: Glider }
  | { readonly kind: 'hull'; readonly thing: Airship }
  | { readonly kind: 'hatch'; readonly thing: Airship };

/** Hitboxes and targets of the siege. */
export function armouredTargets({ carriers, gliders, airship }: Siege, t: T): readonly (readonly [Rect, Armoured])[] {
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

/** Applies the hit of a bullet. */
export function hitArmoured(
  state: State,
  siege: Siege,
  target: Armoured,
  { x, y }: { readonly x: number; readonly y: number },
  t: T,
  emit: Emit,
): void {
  if (target.kind === 'glider') return downGlider(state, siege, target.thing, t, emit);
  if (target.kind === 'carrier' && isCarrierOpen(target.thing, t))
    return damageCarrier(state, siege, target.thing, t, emit);
  if (target.kind === 'hatch' && isAirshipOpen(target.thing, t))
    return damageAirship(state, siege, target.thing, t, emit);
  emit({ type: 'bulletTurned', x, y });
}

/** Applies an explosion: a carrier loses one plate, gliders are destroyed. */
export function explodeArmoured(state: State, siege: Siege, meets: (box: Rect) => boolean, t: T, emit: Emit): void {
  for (const carrier of siege.carriers.filter(one => meets(carrierBox(one, t))))
    damageCarrier(state, siege, carrier, t, emit);
  crushGliders(state, siege, meets, t, emit);
}

/** Applies a falling object: it destroys gliders, but breaks no armour. */
export function crushGliders(state: State, siege: Siege, meets: (box: Rect) => boolean, t: T, emit: Emit): void {
  for (const glider of siege.gliders.filter(one => meets(gliderBox(one, t)))) downGlider(state, siege, glider, t, emit);
}

/** Removes a plate; with the last one the carrier and its load are destroyed, and its explosion is queued in `blasts`. */
function damageCarrier(state: State, siege: Siege, carrier: Carrier, t: T, emit: Emit): void {
  const { id, x, y } = carrier;
  carrier.plates--;
  if (carrier.plates > 0) return emit({ type: 'plateBroken', x, y });
  siege.carriers = siege.carriers.filter(one => one !== carrier);
  siege.blasts.push(x);
  siege.totals.carriers++;
  const chain = earnKill(state, t.carrierPoints, t);
  emit({ type: 'carrierBroken', id, x, y: y - t.carrierHeight / 2, points: t.carrierPoints, chain });
}

function downGlider(state: State, siege: Siege, glider: Glider, t: T, emit: Emit): void {
  const { id, x, y } = glider;
  siege.gliders = siege.gliders.filter(one => one !== glider);
  siege.totals.gliders++;
  const chain = earnKill(state, t.gliderPoints, t);
  emit({ type: 'gliderDowned', id, x, y, points: t.gliderPoints, chain });
}

function damageAirship(state: State, siege: Siege, airship: Airship, t: T, emit: Emit): void {
  const { id, x, y } = airship;
  airship.hits--;
  if (airship.hits > 0) return emit({ type: 'airshipHit', x, y: y + t.airshipHeight / 2 });
  siege.airship = null;
  siege.restTicks = ticksOf(t.airshipRestMs);
  siege.totals.airships++;
  const chain = earnKill(state, t.airshipPoints, t);
  emit({ type: 'airshipDowned', id, x, y, points: t.airshipPoints, chain });
}
