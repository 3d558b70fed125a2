// The one Physics: Phaser's Arcade, stepped by our clock. In tests the same code runs under Phaser.HEADLESS.

import { STEP_MS } from '../core/clock.ts';
import { same } from '../core/json.ts';
import { type Carrier, type Ground, type Mover, type Physics, Side } from '../core/rules.ts';
import { isAbove, lands, ride } from './carriers.ts';
import type Phaser from './phaser.ts';
import { glances } from './roundBodies.ts';

type Body = Phaser.Physics.Arcade.Body;
type Wall = Phaser.Physics.Arcade.StaticBody;
type Walls = Pick<Ground, 'width' | 'height' | 'solids' | 'open'>;

/** For a scene whose game config says `arcade: { customUpdate: true, fixedStep: false }`. */
export function arcade(scene: Phaser.Scene): Physics {
  const { world, add } = scene.physics;
  const bodies: Body[] = [];
  const walls: Wall[] = [];
  const ledges: Body[] = [];
  /** What the bodies of this step stand for. */
  const moverOf = new Map<unknown, Mover>();
  const carrierOf = new Map<unknown, Carrier>();
  let laid: Walls | null = null;

  // Ledges first: one that pushes somebody into a wall leaves the last word to the wall.
  add.collider(bodies, ledges, board, ((body: Body, ledge: Body) => {
    body.bounce.set(0, 0);
    return !carrierOf.get(ledge)?.oneWay || lands(body, ledge);
  }) as never);
  add.collider(bodies, walls, undefined, ((body: Body, wall: Wall) => {
    const mover = moverOf.get(body);
    body.bounce.set(mover?.bounce ?? 0, mover?.bounce ?? 0);
    return !mover?.round || !glances(body, wall, mover.bounce ?? 0);
  }) as never);

  function board(body: unknown, ledge: unknown): void {
    const mover = moverOf.get(body);
    if (mover && mover.carriedBy === null && isAbove(body as Body, ledge as Body))
      mover.carriedBy = carrierOf.get(ledge)?.id ?? null;
  }

  function lay(ground: Ground): void {
    const { width, height, solids, open = 0 } = ground;
    const isShut = (side: number) => (open & side) === 0;
    world.setBounds(0, 0, width, height, isShut(Side.left), isShut(Side.right), isShut(Side.up), isShut(Side.down));
    for (const wall of walls.splice(0)) wall.destroy();
    for (const [x, y, w, h] of solids) walls.push(add.staticBody(x, y, w, h));
    laid = { width, height, solids, open };
  }

  /** Asked before every step: nearly always the very walls that stand. */
  const stands = ({ width, height, solids, open = 0 }: Ground): boolean =>
    laid !== null &&
    laid.width === width &&
    laid.height === height &&
    laid.open === open &&
    (laid.solids === solids || same(laid.solids, solids));

  function count(list: Body[], wanted: number, make: () => Body): void {
    while (list.length > wanted) list.pop()?.destroy();
    while (list.length < wanted) list.push(make());
  }

  const makeBody = (): Body => {
    const body = add.body(0, 0, 1, 1);
    body.setCollideWorldBounds(true);
    return body;
  };
  const makeLedge = (): Body => add.body(0, 0, 1, 1).setImmovable(true);

  /** Everything a step depends on comes from the state, so that a snapshot is complete. */
  function place(body: Body, { x, y, vx, vy, w, h, gravity = 0, bounce = 0 }: Mover): void {
    if (body.width !== w || body.height !== h) body.setSize(w, h, false);
    body.position.set(x - w / 2, y - h / 2);
    body.velocity.set(vx, vy);
    body.gravity.set(0, gravity);
    body.bounce.set(bounce, bounce);
    body.updateCenter();
  }

  function placeLedge(ledge: Body, { x, y, vx, vy, w, h, oneWay }: Carrier): void {
    if (ledge.width !== w || ledge.height !== h) ledge.setSize(w, h, false);
    ledge.position.set(x, y);
    ledge.velocity.set(vx, vy);
    // Whoever lands on it may be a rounding error deep in it, which must not push him off sideways.
    Object.assign(ledge.checkCollision, { down: !oneWay, left: !oneWay, right: !oneWay });
    ledge.updateCenter();
  }

  function report(mover: Mover, body: Body, rides: boolean): void {
    const { position, blocked, velocity } = body;
    mover.x = position.x + mover.w / 2;
    mover.y = position.y + mover.h / 2;
    mover.touching =
      (blocked.up ? Side.up : 0) +
      (blocked.down ? Side.down : 0) +
      (blocked.left ? Side.left : 0) +
      (blocked.right ? Side.right : 0);
    if (mover.gravity === undefined && mover.bounce === undefined) return;
    // What turns round at a standstill must not be written as −0.
    mover.vx = velocity.x + 0;
    mover.vy = rides ? 0 : velocity.y + 0;
  }

  return {
    step(movers, ground) {
      const carriers = ground.carriers ?? [];
      if (!stands(ground)) lay(ground);
      count(bodies, movers.length, makeBody);
      count(ledges, carriers.length, makeLedge);
      moverOf.clear();
      carrierOf.clear();
      movers.forEach((mover, index) => {
        const body = bodies[index] as Body;
        moverOf.set(body, mover);
        place(body, mover);
        if (mover.carriedBy === undefined) return;
        ride(body, mover, carriers);
        mover.carriedBy = null;
      });
      carriers.forEach((carrier, index) => {
        const ledge = ledges[index] as Body;
        carrierOf.set(ledge, carrier);
        placeLedge(ledge, carrier);
      });
      world.update(0, STEP_MS);
      world.postUpdate();
      carriers.forEach((carrier, index) => {
        const { position } = ledges[index] as Body;
        carrier.x = position.x + 0;
        carrier.y = position.y + 0;
      });
      movers.forEach((mover, index) => {
        const body = bodies[index] as Body;
        const carrier = carriers.find(({ id }) => id === mover.carriedBy);
        // Carried to an edge of the world one slips along the ledge.
        if (carrier) body.checkWorldBounds();
        report(mover, body, carrier !== undefined);
        // Arcade adds and takes away what it fell in the step: the last bit is lost there, not here.
        if (carrier) mover.y = carrier.y - mover.h / 2;
      });
    },
  };
}
