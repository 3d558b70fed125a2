// Drawing of a mission: what is laid, moved, pulled and taken away can be read again.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../rules/testing.ts';
import { readMission } from './mission.ts';
import {
  addPiece,
  addPlace,
  faultOf,
  isRemovable,
  movePiece,
  PIECE_KINDS,
  type Piece,
  placeOf,
  removePiece,
  resizePiece,
  sizeOf,
  withFields,
  writeMission,
} from './missionDrawing.ts';

const FIRST = readMission(LEVELS[0] as string);

test.each(LEVELS)('a mission of the game is written as it was read', text => {
  expect(readMission(writeMission(readMission(text)))).toEqual(readMission(text));
});

test.each(PIECE_KINDS)('a new %s lies where it was put, on the grid, and the mission can be read', kind => {
  const { mission, piece } = addPiece(FIRST, kind, { x: 203, y: 98 });
  expect(placeOf(mission, piece)).toMatchObject({ x: 200, y: 100 });
  expect(faultOf(mission)).toBeNull();
  expect(placeOf(FIRST, piece), 'the drawing before it is as it was').toBeNull();
});

describe('pieces', () => {
  const enemy: Piece = { list: 'enemies', index: 0, place: 1 };

  test('are moved within the map', () => {
    expect(placeOf(movePiece(FIRST, enemy, { x: -50, y: 99_999 }), enemy)).toEqual({ x: 0, y: FIRST.world.height });
    const moved = movePiece(FIRST, { list: 'agents', index: 0 }, { x: 333, y: 300 });
    expect(moved.agents[0]).toMatchObject({ id: 'A1', x: 330, y: 300 });
  });

  test('rectangles and circles are pulled larger and never vanish', () => {
    const house = addPiece(FIRST, 'house', { x: 200, y: 100 });
    expect(sizeOf(resizePiece(house.mission, house.piece, { x: 355, y: 0 }), house.piece)).toEqual({
      width: 160,
      height: 10,
    });
    const tree = addPiece(FIRST, 'tree', { x: 200, y: 100 });
    expect(sizeOf(resizePiece(tree.mission, tree.piece, { x: 260, y: 100 }), tree.piece)).toEqual({
      width: 120,
      height: 120,
    });
    expect(resizePiece(FIRST, enemy, { x: 0, y: 0 })).toBe(FIRST);
  });

  test('a path gets a place after the chosen one, and loses places but not its last two', () => {
    const longer = addPlace(FIRST, enemy);
    expect(longer?.mission.enemies[0]?.path.length).toBe((FIRST.enemies[0]?.path.length ?? 0) + 1);
    expect(longer?.piece).toEqual({ ...enemy, place: 2 });
    const vip: Piece = { list: 'vips', index: 0, place: 0 };
    expect([FIRST.vips[0]?.path.length, isRemovable(FIRST, vip)]).toEqual([2, false]);
    expect(removePiece(FIRST, vip)).toBe(FIRST);
  });

  test('the last enemy and the last agent stay', () => {
    const two = addPiece(FIRST, 'enemy', { x: 200, y: 100 });
    expect(removePiece(two.mission, two.piece).enemies).toHaveLength(1);
    const one: Piece = { list: 'agents', index: 0 };
    const alone = removePiece(FIRST, { list: 'agents', index: 1 });
    expect([alone.agents.length, isRemovable(alone, one)]).toEqual([1, false]);
  });

  test('a fault of the drawing is the reader’s sentence', () => {
    expect(faultOf(withFields(FIRST, enemy, { speed: 0 }))).toBe('Enemy 1: its speed is a number from 1 to 200.');
    const [from, to] = FIRST.vips[0]?.path ?? [];
    const onWay = addPiece(FIRST, 'tree', { x: ((from?.x ?? 0) + (to?.x ?? 0)) / 2, y: from?.y ?? 0 });
    expect(faultOf(onWay.mission)).toBe('VIP 1 would walk through an obstacle.');
    const agent = FIRST.agents[0] ?? { x: 0, y: 0 };
    const { mission } = addPiece(FIRST, 'tree', agent);
    expect(faultOf(mission)).toBe('A1 would stand in an obstacle.');
  });
});

test('every mission of the game can be drawn on from', () => {
  for (let number = 1; number <= 12; number++)
    expect(
      faultOf(readMission(readFileSync(`assets/levels/emergencia/${number}.json`, 'utf8'))),
      `${number}`,
    ).toBeNull();
});
