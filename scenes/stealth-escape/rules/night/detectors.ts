// Detectors of the night watch: cones of swinging cameras, listening times of dogs, blinking beams; periodic in level ticks.
import { TICKS_PER_SECOND } from '../../../kit/core/clock.ts';
import { radians, sin, TAU } from '../../../kit/core/math.ts';
import type { Cone } from '../../../kit/core/world/sight.ts';
import type { T } from '../../constants.ts';
import type { Beam, Camera, Dog } from './nightState.ts';

/** Vision cone of a camera; the scene draws the same region. */
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

/** Passed part of a dog's listening time, 0 to 1; null while it sleeps. */
export function dogListening({ lead }: Dog, ticks: number, t: T): number | null {
  const at = secondsInCycle(ticks, lead, t.dogSleepSeconds, t.dogListenSeconds);
  return at < t.dogSleepSeconds ? null : (at - t.dogSleepSeconds) / t.dogListenSeconds;
}

export const isBeamOn = ({ lead }: Beam, ticks: number, t: T): boolean =>
  secondsInCycle(ticks, lead, t.beamOnSeconds, t.beamOffSeconds) < t.beamOnSeconds;

/** Seconds since the beginning of a cycle of two parts. */
function secondsInCycle(ticks: number, lead: number, first: number, second: number): number {
  const round = first + second;
  return (ticks / TICKS_PER_SECOND + lead * round) % round;
}
