// Layout of tray and shelf, in world pixels.
export const WORLD = { width: 600, height: 400 };
export const DIE = 84;
/** Tray of the rolled dice, and shelf of the held ones. */
export const RIM = 22;
export const SHELF_Y = 318;
const TRAY_Y = 132;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const columnOf = (die: number, dice: number): number =>
  WORLD.width / 2 + (die - (dice - 1) / 2) * Math.min(108, 540 / dice);

/** Place of a rolled die; the dice are not in a straight line. */
export const lyingAt = (die: number, dice: number): Point => ({
  x: columnOf(die, dice),
  y: TRAY_Y + ([10, -16, 14, -12, 12, -8][die] ?? 0),
});
export const heldAt = (die: number, dice: number): Point => ({ x: columnOf(die, dice), y: SHELF_Y });

/** Hit test: the nearest die, or null. */
export function dieAt(x: number, y: number, dice: number): number | null {
  if (y < RIM || y > WORLD.height - 4) return null;
  for (let die = 0; die < dice; die++) if (Math.abs(x - columnOf(die, dice)) <= Math.min(54, 270 / dice)) return die;
  return null;
}
