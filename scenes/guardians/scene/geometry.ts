// Geometry of the valley's picture: roads run upwards, the own side is below.
export const WORLD = { width: 720, height: 540 };

/** Middle of a road at a height from 0 (own gate) to 1 (the other's): seen at a slant, roads draw together above. */
export const roadX = (road: number, along: number): number => WORLD.width / 2 + (road - 1) * (226 - 66 * along);
/** Height of a step: half steps from the viewer's own, 0 to 4. */
export const stepY = (pos: number): number => 412 - pos * 66;
export const alongOf = (pos: number): number => (pos + 1) / 6;
/** Size of what stands there: what is farther is smaller. */
export const scaleAt = (pos: number): number => 1 - 0.055 * pos;
/** Gates: the own one below, the other's above. */
export const GATE_Y = { own: 502, other: 88 };

/** The road nearest to a point of the picture. */
export function roadAt(x: number, y: number): number {
  const along = Math.min(1, Math.max(0, (WORLD.height - y) / WORLD.height));
  return [0, 1, 2].reduce(
    (best, road) => (Math.abs(roadX(road, along) - x) < Math.abs(roadX(best, along) - x) ? road : best),
    0,
  );
}
