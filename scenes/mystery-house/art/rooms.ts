// The eight rooms as postcards: walls, floors, furniture. Windows are holes in the paper; the sky of the hour lies behind.
import type { Pen } from '../../kit/phaser/paper.ts';
import type { RoomId } from '../house.ts';
import { dining, foyer, front, living } from './roomsOfDay.ts';
import { bedroom, kitchen, study, upstairs } from './roomsOfNight.ts';

export const W = 720;
export const H = 480;

const DRAWN: Readonly<Record<RoomId, (pen: Pen) => void>> = {
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
  DRAWN[room](pen);
}
