// Effects of events: paper scraps, camera shake, hit-stop, floating texts.
import { clamp } from '../../kit/core/math.ts';
import type { Juice } from '../../kit/phaser/effects/Juice.ts';
import type { T } from '../constants.ts';
import { EXIT, WORLD } from '../levels/levels.ts';
import type { Event } from '../rules/state.ts';

/** Pause at the first sighting of a run, in ticks: one sees who has noticed the fox, and can think of a wall. */
const FIRST_SIGHT_TICKS = 20;

/** Half of the longest floating text, in px: it stays in the picture. */
const WORD = 48;

interface EffectContext {
  readonly juice: Juice;
  readonly t: T;
  /** Flashes the red edge of the screen. */
  hurt(): void;
  /** How often the fox was noticed in this run, this event included. */
  timesSeen(): number;
  /** Sightings cost points: not in missions, where they cost a mark. */
  readonly isScored: boolean;
  /** Points of the finished level. */
  earned(): number;
}

export function playEffect(event: Event, { juice, t, hurt, timesSeen, earned, isScored }: EffectContext): void {
  switch (event.type) {
    case 'shotFired':
      juice.scraps(event.x, event.y, 'cream', 3, 0.14);
      break;
    case 'bulletStopped':
    case 'bulletSpent':
      juice.scraps(event.x, event.y, 'cream', 5, 0.12);
      break;
    case 'guardFelled':
      juice.hitStop(3);
      juice.shake(3);
      juice.scraps(event.x, event.y, 'plum', 12);
      juice.scraps(event.x, event.y, 'coral', 6);
      juice.crumple(event.x, event.y, 'guard');
      break;
    case 'guardFolded':
      juice.scraps(event.x, event.y, 'plum', 8);
      juice.crumple(event.x, event.y, 'guard');
      juice.pop(event.x, event.y - 20, `+${t.takedownPoints}`, 'gold');
      break;
    case 'guardAlarmed':
    case 'cameraSaw':
    case 'beamBroken':
      juice.pop(
        clamp(event.x, WORD, WORLD.width - WORD),
        event.y - 34,
        isScored ? `Seen −${t.sightingCost}` : 'Seen',
        'coral',
        17,
      );
      if (timesSeen() === 1) juice.hitStop(FIRST_SIGHT_TICKS);
      break;
    case 'wantedTaken':
      juice.hitStop(3);
      juice.scraps(event.x, event.y, 'gold', event.what === 'key' ? 10 : 30, 0.3);
      break;
    case 'doorLocked':
      juice.pop(event.x, event.y - 10, event.what === 'key' ? 'Locked' : 'Not yet', 'cream', 15);
      break;
    case 'dogBarked':
      juice.shake(2);
      juice.pop(event.x, event.y - 24, isScored ? `Woof! −${t.sightingCost}` : 'Woof!', 'coral', 15);
      break;
    case 'boardCreaked':
      juice.scraps(event.x, event.y, 'sand', 4, 0.12);
      break;
    case 'fuseBlown':
      juice.scraps(event.x, event.y, 'gold', 10, 0.24);
      break;
    case 'guardBumped':
      juice.scraps(event.x, event.y, 'cream', 4, 0.14);
      break;
    case 'foxHurt':
      juice.shake(4);
      juice.scraps(event.x, event.y, 'fox', 3, 0.16);
      juice.pop(event.x, event.y - 22, `−${event.lost}`, 'coral', 18);
      hurt();
      break;
    case 'foxCaught':
      juice.shake(6, 300);
      juice.scraps(event.x, event.y, 'fox', 24, 0.3);
      juice.crumple(event.x, event.y, 'fox');
      break;
    case 'pickupTaken':
      juice.scraps(event.x, event.y, 'gold', 8);
      juice.pop(event.x, event.y - 16, `+${event.ammo}`, 'gold');
      break;
    case 'triggerClicked':
      juice.pop(event.x, event.y - 20, 'No ammo', 'cream', 15);
      break;
    case 'hallPassed':
      juice.scraps(event.x, event.y, 'gold', 30, 0.34);
      juice.scraps(event.x, event.y, 'cream', 14, 0.3);
      juice.pop(event.x, event.y - 24, '★'.repeat(event.marks.filter(Boolean).length) || 'Passed', 'gold');
      break;
    case 'lampPutOut':
      juice.scraps(event.x, event.y, 'gold', 8, 0.2);
      break;
    case 'ballTaken':
    case 'cubFound':
      juice.scraps(event.x, event.y, 'cream', 8, 0.2);
      break;
    case 'shutterFell':
      juice.shake(3);
      juice.scraps(event.x, event.y, 'coral', 6, 0.2);
      break;
    case 'levelCompleted':
    case 'gameCompleted':
      juice.scraps(EXIT[0] + 20, EXIT[1] + 20, 'gold', 30, 0.34);
      juice.scraps(EXIT[0] + 20, EXIT[1] + 20, 'cream', 14, 0.3);
      juice.pop(EXIT[0] + 20, EXIT[1] - 12, `+${earned()}`, 'gold');
      break;
    default:
  }
}
