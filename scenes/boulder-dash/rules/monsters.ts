// Monsters of the levels: they step on an interval of their own. Specification part 3, §4.
import { randomInt } from '../../kit/core/rng.ts';
import { type Cave, type EmitCaveEvent, kill } from './cave.ts';
import { beside, CELL, DIRECTIONS, type Direction } from './cells.ts';

/** Monster tick: each takes one step in its heading, or picks a random new heading where it is blocked. */
export function monsterTick(cave: Cave, emit: EmitCaveEvent): void {
  const { cells, width } = cave;
  for (const monster of cave.monsters) {
    monster.from = monster.cell;
    const to = beside(width, cells.length, monster.cell, monster.heading);
    const code = to < 0 ? CELL.wall : (cells[to] as number);
    if (code === CELL.player) {
      cells[monster.cell] = monster.under;
      cells[to] = CELL.monster;
      Object.assign(monster, { cell: to, under: CELL.empty });
      kill(cave, 'monster', emit);
    } else if (isFree(code)) {
      cells[monster.cell] = monster.under;
      cells[to] = CELL.monster;
      Object.assign(monster, { cell: to, under: code });
    } else monster.heading = DIRECTIONS[randomInt(cave.rng, DIRECTIONS.length)] as Direction;
  }
}

/** Cells that a monster may enter; everything else turns it. */
const isFree = (code: number): boolean =>
  code === CELL.empty || code === CELL.dirt || code === CELL.diamond || code === CELL.exit;
