// Hazard forecast of the bot: predicted camera cones and beams, and when to stand still for dogs.
import { hypot } from '../../kit/core/math.ts';
import { inCone, isClear } from '../../kit/core/world/sight.ts';
import type { T } from '../constants.ts';
import { sightsOf } from '../rules/hall.ts';
import { cameraCone, dogListening, isBeamOn } from '../rules/night/detectors.ts';
import type { State } from '../rules/state.ts';

const BODY = 14;
/** Ticks before a listening period at which it stops. */
const EARLY = 10;
/** Ticks before it arrives for which its body is already in a beam. */
const LATE = 7;
const WIDER = 0.2;
const FARTHER = 16;

/** Returns a test whether a camera or beam would detect the fox at a place, so many ticks from now. */
export function hazardTest(state: Readonly<State>, t: T): (x: number, y: number, ticks: number) => boolean {
  const { night, levelTicks } = state;
  if (!night) return () => false;
  const sights = sightsOf(state);
  return (x, y, ticks) => {
    const now = levelTicks + ticks;
    if (night.boards.some(({ rect: [left, top, w, h] }) => x > left && x < left + w && y > top && y < top + h))
      return true;
    for (const beam of night.beams) {
      const [left, top, w, h] = beam.rect;
      const isThere = x > left - BODY && x < left + w + BODY && y > top - BODY && y < top + h + BODY;
      // The body is in it before and after the middle of the cell is reached.
      if (isThere && [-LATE, 0, EARLY].some(off => isBeamOn(beam, now + off, t))) return true;
    }
    if (night.outTicks > ticks) return false;
    for (const camera of night.cameras) {
      if (hypot(camera.x - x, camera.y - y) > t.cameraRange + FARTHER) continue;
      const view = cameraCone(camera, now, t);
      const wide = { ...view, range: view.range + FARTHER, angle: view.angle + WIDER };
      if (inCone(wide, x, y) && isClear(camera.x, camera.y, x, y, sights)) return true;
    }
    return false;
  };
}

/** A dog within earshot listens, or is about to listen. */
export function mustStandStill({ night, levelTicks, player }: Readonly<State>, t: T): boolean {
  if (!night) return false;
  return night.dogs.some(dog => {
    const isNear = hypot(dog.x - player.x, dog.y - player.y) <= t.dogRadius + BODY;
    return isNear && !dog.hasBarked && [0, EARLY].some(ticks => dogListening(dog, levelTicks + ticks, t) !== null);
  });
}
