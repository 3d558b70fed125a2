// Swept collision of a circle: exact time of impact with rectangles (Minkowski sum: rounded corners) and discs, at any speed.

export interface Body {
  x: number;
  y: number;
  vx: number;
  vy: number;
}

/** First contact of a movement: its part (0 to 1), and the surface normal. */
export interface Contact {
  part: number;
  nx: number;
  ny: number;
}

/** Tolerance for rounding errors, in px. */
const SKIN = 1e-7;

/** A body at (x, y) on its way by (dx, dy) against a rectangle grown by `radius`; true where `contact` was found and is sooner. */
export function sweepRect(
  body: Readonly<Pick<Body, 'x' | 'y'>>,
  dx: number,
  dy: number,
  [left, top, width, height]: readonly [number, number, number, number],
  radius: number,
  contact: Contact,
): boolean {
  const { x, y } = body;
  const right = left + width;
  const bottom = top + height;
  // Early out: most obstacles are far away.
  if (Math.max(x, x + dx) < left - radius || Math.min(x, x + dx) > right + radius) return false;
  if (Math.max(y, y + dy) < top - radius || Math.min(y, y + dy) > bottom + radius) return false;
  // The rounded rectangle is convex: a movement that enters by a face met no corner before.
  if (dx > 0 && x <= left - radius + SKIN) {
    const part = (left - radius - x) / dx;
    if (isOn(y + part * dy, top, bottom)) return take(part, -1, 0, contact);
  } else if (dx < 0 && x >= right + radius - SKIN) {
    const part = (right + radius - x) / dx;
    if (isOn(y + part * dy, top, bottom)) return take(part, 1, 0, contact);
  }
  if (dy > 0 && y <= top - radius + SKIN) {
    const part = (top - radius - y) / dy;
    if (isOn(x + part * dx, left, right)) return take(part, 0, -1, contact);
  } else if (dy < 0 && y >= bottom + radius - SKIN) {
    const part = (bottom + radius - y) / dy;
    if (isOn(x + part * dx, left, right)) return take(part, 0, 1, contact);
  }
  let found = sweepDisc(body, dx, dy, left, top, radius, contact);
  found = sweepDisc(body, dx, dy, left, bottom, radius, contact) || found;
  found = sweepDisc(body, dx, dy, right, top, radius, contact) || found;
  return sweepDisc(body, dx, dy, right, bottom, radius, contact) || found;
}

const isOn = (along: number, low: number, high: number): boolean => along >= low && along <= high;

/** Takes a contact that is sooner than the one found so far. */
export function take(part: number, nx: number, ny: number, contact: Contact): boolean {
  if (part >= contact.part) return false;
  contact.part = Math.max(0, part);
  contact.nx = nx;
  contact.ny = ny;
  return true;
}

/** The same against a disc (corner or bumper); `reach` is the sum of both radii. */
export function sweepDisc(
  { x, y }: Readonly<Pick<Body, 'x' | 'y'>>,
  dx: number,
  dy: number,
  middleX: number,
  middleY: number,
  reach: number,
  contact: Contact,
): boolean {
  const offX = x - middleX;
  const offY = y - middleY;
  const closing = offX * dx + offY * dy;
  if (closing >= 0) return false;
  const length = dx * dx + dy * dy;
  const gap = offX * offX + offY * offY - reach * reach;
  const root = closing * closing - length * gap;
  if (root < 0) return false;
  const part = (-closing - Math.sqrt(root)) / length;
  if (part < -SKIN || part >= contact.part) return false;
  const nx = (offX + part * dx) / reach;
  const ny = (offY + part * dy) / reach;
  if (nx * dx + ny * dy >= 0) return false;
  contact.part = Math.max(0, part);
  contact.nx = nx;
  contact.ny = ny;
  return true;
}

/** Reflects the normal part of the velocity, times `keeps`; the tangential part is kept. */
export function bounce(body: Body, nx: number, ny: number, keeps: number): void {
  const into = body.vx * nx + body.vy * ny;
  if (into >= 0) return;
  body.vx -= (1 + keeps) * into * nx;
  body.vy -= (1 + keeps) * into * ny;
}

/** Moves the ball out of a rectangle that it overlaps. */
export function pushOut(
  body: Body,
  [left, top, width, height]: readonly [number, number, number, number],
  radius: number,
): boolean {
  const nearX = Math.min(left + width, Math.max(left, body.x));
  const nearY = Math.min(top + height, Math.max(top, body.y));
  const offX = body.x - nearX;
  const offY = body.y - nearY;
  const away = Math.sqrt(offX * offX + offY * offY);
  if (away >= radius - SKIN) return false;
  if (away > 0) {
    body.x = nearX + (offX / away) * radius;
    body.y = nearY + (offY / away) * radius;
    return true;
  }
  // The centre is inside: out by the nearest side.
  const sides = [
    [body.x - left, left - radius, body.y],
    [left + width - body.x, left + width + radius, body.y],
    [body.y - top, body.x, top - radius],
    [top + height - body.y, body.x, top + height + radius],
  ] as const;
  const [, x, y] = sides.reduce((best, side) => (side[0] < best[0] ? side : best));
  body.x = x;
  body.y = y;
  return true;
}
