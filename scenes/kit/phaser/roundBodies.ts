// Circles at corners, exactly. Arcade pushes a circle away from the middle of what it met, by sines that differ between engines.
import type Phaser from './phaser.ts';

type Body = Phaser.Physics.Arcade.Body;
type Wall = Phaser.Physics.Arcade.StaticBody;

/**
 * True where this circle meets no face of the wall: it has been turned away from a corner here, or passes beside it. Against a face it
 * is as its box, and Arcade goes on.
 */
export function glances(body: Body, wall: Wall, bounce: number): boolean {
  const radius = body.width / 2;
  const { x, y } = body.position;
  const cornerX = outside(x + radius, wall.position.x, wall.position.x + wall.width);
  const cornerY = outside(y + radius, wall.position.y, wall.position.y + wall.height);
  if (cornerX === null || cornerY === null) return false;
  const dx = x + radius - cornerX;
  const dy = y + radius - cornerY;
  const away = Math.sqrt(dx * dx + dy * dy);
  if (away < radius) turnAway(body, dx / away, dy / away, radius - away, bounce);
  return true;
}

/** The end of the span that the number lies beyond; null within it. */
const outside = (at: number, from: number, to: number): number | null => (at < from ? from : at > to ? to : null);

/** Out along the line from the corner; the part of its speed that goes in comes back as far as it bounces. */
function turnAway(body: Body, nx: number, ny: number, depth: number, bounce: number): void {
  const { velocity, position, blocked } = body;
  position.set(position.x + nx * depth, position.y + ny * depth);
  const inwards = velocity.x * nx + velocity.y * ny;
  if (inwards < 0) velocity.set(velocity.x - (1 + bounce) * inwards * nx, velocity.y - (1 + bounce) * inwards * ny);
  if (Math.abs(ny) > Math.abs(nx)) blocked[ny < 0 ? 'down' : 'up'] = true;
  else blocked[nx < 0 ? 'right' : 'left'] = true;
  body.updateCenter();
}
