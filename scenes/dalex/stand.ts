// How a Last Stand would end, worked out beforehand: nothing in it is luck.
import { approach, type Position } from './board.ts';

/** Whether nobody reaches a player who stays until all dalexes are gone. */
export function outlivesStand(position: Position): boolean {
  const { size, player } = position;
  let { dalexes } = position;
  const piles = new Set(position.piles);
  while (dalexes.length > 0) {
    const after = approach({ size, player, dalexes, piles: [...piles] });
    if (after.caughtFrom.length > 0) return false;
    for (const { cell } of after.wrecks) piles.add(cell);
    ({ dalexes } = after);
  }
  return true;
}
