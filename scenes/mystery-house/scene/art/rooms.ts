// Pictures of the eight rooms. Windows are cut out, so that the sky image behind shows through.
import type { Pen } from '../../../kit/phaser/paper.ts';
import type { RoomId } from '../../rules/house.ts';
import { bedroom, kitchen, study, upstairs } from './privateRooms.ts';
import { dining, foyer, front, living } from './publicRooms.ts';

export const W = 720;
export const H = 480;

const DRAW: Readonly<Record<RoomId, (pen: Pen) => void>> = {
  front,
  foyer,
  living,
  dining,
  kitchen,
  upstairs,
  bedroom,
  study,
};

export function drawRoom(pen: Pen, room: RoomId): void {
  DRAW[room](pen);
}
