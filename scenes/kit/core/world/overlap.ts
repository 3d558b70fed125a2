// Overlap tests of boxes and discs, which are placed by their centres as movers are. Touching edges do not overlap.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export const boxesOverlap = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) * 2 < a.w + b.w && Math.abs(a.y - b.y) * 2 < a.h + b.h;

export function discsOverlap(a: Disc, b: Disc): boolean {
  const reach = a.radius + b.radius;
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return dx * dx + dy * dy < reach * reach;
}

export function discOverlapsBox({ x, y, radius }: Disc, box: Box): boolean {
  const dx = Math.max(0, Math.abs(x - box.x) - box.w / 2);
  const dy = Math.max(0, Math.abs(y - box.y) - box.h / 2);
  return dx * dx + dy * dy < radius * radius;
}
