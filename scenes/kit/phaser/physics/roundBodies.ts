// Exact collision of a circle with a rectangle's corner. Arcade pushes it away from the rectangle's centre, by sines that differ between browsers.
import type Phaser from '../phaser.ts';

type Body = Phaser.Physics.Arcade.Body;
type Wall = Phaser.Physics.Arcade.StaticBody;

/**
 * Handles a circle at a corner of the wall: it bounces off, or passes beside it. Returns false where the circle meets a face: Arcade then handles it
 * as a box.
 */
export function resolveCornerHit(body: Body, wall: Wall, bounce: number): boolean {
  const radius = body.width / 2;
  const { x, y } = body.position;
  const cornerX = outsideEnd(x + radius, wall.position.x, wall.position.x + wall.width);
  const cornerY = outsideEnd(y + radius, wall.position.y, wall.position.y + wall.height);
  if (cornerX === null || cornerY === null) return false;
  const dx = x + radius - cornerX;
  const dy = y + radius - cornerY;
  const distance = Math.sqrt(dx * dx + dy * dy);
  if (distance < radius) bounceOff(body, dx / distance, dy / distance, radius - distance, bounce);
  return true;
}

/** The end of the interval that the number lies beyond; null within it. */
const outsideEnd = (at: number, from: number, to: number): number | null => (at < from ? from : at > to ? to : null);

/** Moves the circle out along the normal (nx, ny) and reflects the inward part of its velocity by `bounce`. */
function bounceOff(body: Body, nx: number, ny: number, depth: number, bounce: number): void {
  const { velocity, position, blocked } = body;
  position.set(position.x + nx * depth, position.y + ny * depth);
  const inwardSpeed = velocity.x * nx + velocity.y * ny;
  if (inwardSpeed < 0)
    velocity.set(velocity.x - (1 + bounce) * inwardSpeed * nx, velocity.y - (1 + bounce) * inwardSpeed * ny);
  if (Math.abs(ny) > Math.abs(nx)) blocked[ny < 0 ? 'down' : 'up'] = true;
  else blocked[nx < 0 ? 'right' : 'left'] = true;
  body.updateCenter();
}
