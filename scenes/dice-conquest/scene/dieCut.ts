// Die shape for stage and HUD: a folded cube whose shape, ink and pips tell the player.
import type { Ink } from '../../kit/core/inks.ts';
import { PIPS } from '../../kit/core/pips.ts';
import type { Cut, Fold } from '../../kit/phaser/paper.ts';
import { polygon } from '../../kit/phaser/paper.ts';
import type { Player } from '../rules/board.ts';

export const INK: Readonly<Record<Player, Ink>> = { 1: 'fox', 2: 'indigo' };

/** Size of a die in world pixels. */
export const DIE = 58;

/** A cube seen from above: player 1 shows its right side and round pips, player 2 its left side and pointed ones. */
export function dieCut(player: Player, value: number): Cut {
  const turn = player === 1 ? 1 : -1;
  const at = (x: number, y: number): [number, number] => [x * turn, y];
  const shape = (...points: [number, number][]) => polygon(points);
  const face: Fold[] = [
    [shape(at(-29, -18), at(-18, -29), at(29, -29), at(18, -18)), player === 1 ? 12 : 15],
    [shape(at(18, -18), at(29, -29), at(29, 18), at(18, 29)), player === 1 ? -15 : -9],
    [shape(at(18, -18), at(18, 29), at(-29, 29)), -5],
  ];
  const middle = { x: -5.5 * turn, y: 5.5 };
  const pips = PIPS[value]?.map(
    ([x, y]): Fold => [pip(player, middle.x + x * 13.5, middle.y + y * 13.5), 0, player === 1 ? 'navy' : 'cream'],
  );
  return {
    path: shape(at(-29, -18), at(-18, -29), at(29, -29), at(29, 18), at(18, 29), at(-29, 29)),
    ink: INK[player],
    lighter: player === 1 ? 2 : 3,
    folds: [...face, ...(pips ?? [])],
    lift: 4,
    edge: 1.8,
  };
}

function pip(player: Player, x: number, y: number): string {
  if (player === 2)
    return polygon([
      [x, y - 6.4],
      [x + 6.4, y],
      [x, y + 6.4],
      [x - 6.4, y],
    ]);
  return `M${x - 5.2} ${y}A5.2 5.2 0 1 1 ${x + 5.2} ${y}A5.2 5.2 0 1 1 ${x - 5.2} ${y}Z`;
}
