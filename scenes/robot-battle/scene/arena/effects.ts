// What an event of the arena looks like where it happens: scraps of paper, a number, a crumpled robot, a shake.
import type { Juice } from '../../../kit/phaser/effects/Juice.ts';
import { faceOf } from '../../arena/faceShapes.ts';
import type { ArenaBout, Face } from '../../arena/types.ts';
import type { RobotEvent } from '../../rules/state.ts';
import { hullKey } from './figures.ts';
import { toWorld } from './ground.ts';

export function showArenaEvents(
  events: readonly RobotEvent[],
  { fighters }: Pick<ArenaBout, 'fighters'>,
  juice: Juice,
  isStill: boolean,
): void {
  const lookOf = (robot: number): Face => faceOf(fighters[robot]?.house ?? null);
  for (const event of events)
    switch (event.type) {
      case 'struck':
      case 'rammed': {
        const { x, y } = toWorld(event);
        juice.scraps(x, y, lookOf(event.robot).ink, event.type === 'struck' ? 7 : 2, 0.16);
        if (event.type === 'struck') juice.pop(x, y - 18, `−${event.damage}`, 'coral', 12);
        break;
      }
      case 'absorbed': {
        const { x, y } = toWorld(event);
        juice.scraps(x, y, 'sky', 6, 0.15);
        break;
      }
      case 'spent': {
        const { x, y } = toWorld(event);
        if (!isStill) juice.scraps(x, y, 'sand', 2, 0.08);
        break;
      }
      case 'crashed': {
        const { x, y } = toWorld(event);
        juice.scraps(x, y, 'navy', 3, 0.08);
        break;
      }
      case 'erred': {
        const { x, y } = toWorld(event);
        juice.pop(x, y - 18, 'Error', 'coral', 10);
        break;
      }
      case 'fell': {
        const { x, y } = toWorld(event);
        juice.crumple(x, y, hullKey(lookOf(event.robot)));
        juice.scraps(x, y, lookOf(event.robot).ink, 22, 0.28);
        juice.scraps(x, y, 'coral', 10, 0.34);
        juice.hitStop(3);
        juice.shake(4, 220);
        break;
      }
      default:
    }
}
