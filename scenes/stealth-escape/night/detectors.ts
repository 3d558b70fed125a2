// Who watches besides guards: cameras that swing, dogs that listen, beams that blink. All of them go by the ticks of the hall, so they can be learnt.
import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import { radians, sin, TAU } from '../../kit/core/math.ts';
import type { Cone } from '../../kit/core/sight.ts';
import type { T } from '../constants.ts';
import type { Beam, Camera, Dog } from './nightState.ts';

/** What a camera has in view: the very region that is drawn. */
export function cameraCone({ x, y, middle, lead }: Camera, ticks: number, t: T): Cone {
  const round = ticks / (t.cameraSeconds * TICKS_PER_SECOND) + lead;
  return {
    x,
    y,
    direction: middle + (radians(t.cameraSweep) / 2) * sin(TAU * round),
    range: t.cameraRange,
    angle: radians(t.cameraAngle),
  };
}

/** What part of its time with pricked ears has passed, 0 to 1; null while it sleeps. */
export function dogListening({ lead }: Dog, ticks: number, t: T): number | null {
  const at = secondsInCycle(ticks, lead, t.dogSleepSeconds, t.dogListenSeconds);
  return at < t.dogSleepSeconds ? null : (at - t.dogSleepSeconds) / t.dogListenSeconds;
}

export const isBeamOn = ({ lead }: Beam, ticks: number, t: T): boolean =>
  secondsInCycle(ticks, lead, t.beamOnSeconds, t.beamOffSeconds) < t.beamOnSeconds;

/** Seconds since a round of two parts began. */
function secondsInCycle(ticks: number, lead: number, first: number, second: number): number {
  const round = first + second;
  return (ticks / TICKS_PER_SECOND + lead * round) % round;
}
