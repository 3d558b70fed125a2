// Physics of real-time rules: Phaser's Arcade Physics, stepped by the kit's clock. Tests run the same code under Phaser.HEADLESS.
import { STEP_MS } from '../../core/clock.ts';
import { same } from '../../core/json.ts';
import { type Carrier, type Ground, type Mover, type Physics, Side } from '../../core/rules.ts';
import type Phaser from '../phaser.ts';
import { addCarrierVelocity, isOnTop, resolveLanding } from './carriers.ts';
import { resolveCornerHit } from './roundBodies.ts';

type Body = Phaser.Physics.Arcade.Body;
type Wall = Phaser.Physics.Arcade.StaticBody;
type WallSpec = Pick<Ground, 'width' | 'height' | 'solids' | 'open'>;

/** Physics of a scene whose game config has `arcade: { customUpdate: true, fixedStep: false }`. */
export function arcade(scene: Phaser.Scene): Physics {
  const { world, add } = scene.physics;
  const bodies: Body[] = [];
  const walls: Wall[] = [];
  const ledges: Body[] = [];
  /** Movers and carriers of this step, by their bodies. */
  const moverOf = new Map<unknown, Mover>();
  const carrierOf = new Map<unknown, Carrier>();
  let builtWalls: WallSpec | null = null;

  // Ledges first: where one pushes a body into a wall, the wall decides last.
  add.collider(bodies, ledges, boardCarrier, ((body: Body, ledge: Body) => {
    body.bounce.set(0, 0);
    return !carrierOf.get(ledge)?.oneWay || resolveLanding(body, ledge);
  }) as never);
  add.collider(bodies, walls, undefined, ((body: Body, wall: Wall) => {
    const mover = moverOf.get(body);
    body.bounce.set(mover?.bounce ?? 0, mover?.bounce ?? 0);
    return !mover?.round || !resolveCornerHit(body, wall, mover.bounce ?? 0);
  }) as never);

  function boardCarrier(body: unknown, ledge: unknown): void {
    const mover = moverOf.get(body);
    if (mover && mover.carriedBy === null && isOnTop(body as Body, ledge as Body))
      mover.carriedBy = carrierOf.get(ledge)?.id ?? null;
  }

  function buildWalls(ground: Ground): void {
    const { width, height, solids, open = 0 } = ground;
    const isShut = (side: number) => (open & side) === 0;
    world.setBounds(0, 0, width, height, isShut(Side.left), isShut(Side.right), isShut(Side.up), isShut(Side.down));
    for (const wall of walls.splice(0)) wall.destroy();
    for (const [x, y, w, h] of solids) walls.push(add.staticBody(x, y, w, h));
    builtWalls = { width, height, solids, open };
  }

  /** True where the walls of this ground are built already, as before nearly every step. */
  const isBuilt = ({ width, height, solids, open = 0 }: Ground): boolean =>
    builtWalls !== null &&
    builtWalls.width === width &&
    builtWalls.height === height &&
    builtWalls.open === open &&
    (builtWalls.solids === solids || same(builtWalls.solids, solids));

  function resizePool(list: Body[], wanted: number, make: () => Body): void {
    while (list.length > wanted) list.pop()?.destroy();
    while (list.length < wanted) list.push(make());
  }

  const makeBody = (): Body => {
    const body = add.body(0, 0, 1, 1);
    body.setCollideWorldBounds(true);
    return body;
  };
  const makeLedge = (): Body => add.body(0, 0, 1, 1).setImmovable(true);

  /** Sets everything that a step depends on from the state, so that a snapshot is complete. */
  function placeBody(body: Body, { x, y, vx, vy, w, h, gravity = 0, bounce = 0 }: Mover): void {
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
    // A landed body may be inside by a rounding error, which must not push it off sideways.
    Object.assign(ledge.checkCollision, { down: !oneWay, left: !oneWay, right: !oneWay });
    ledge.updateCenter();
  }

  function writeBack(mover: Mover, body: Body, rides: boolean): void {
    const { position, blocked, velocity } = body;
    mover.x = position.x + mover.w / 2;
    mover.y = position.y + mover.h / 2;
    mover.touching =
      (blocked.up ? Side.up : 0) +
      (blocked.down ? Side.down : 0) +
      (blocked.left ? Side.left : 0) +
      (blocked.right ? Side.right : 0);
    if (mover.gravity === undefined && mover.bounce === undefined) return;
    // `+ 0` turns −0 into 0.
    mover.vx = velocity.x + 0;
    mover.vy = rides ? 0 : velocity.y + 0;
  }

  return {
    step(movers, ground) {
      const carriers = ground.carriers ?? [];
      if (!isBuilt(ground)) buildWalls(ground);
      resizePool(bodies, movers.length, makeBody);
      resizePool(ledges, carriers.length, makeLedge);
      moverOf.clear();
      carrierOf.clear();
      movers.forEach((mover, index) => {
        const body = bodies[index] as Body;
        moverOf.set(body, mover);
        placeBody(body, mover);
        if (mover.carriedBy === undefined) return;
        addCarrierVelocity(body, mover, carriers);
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
        // A body carried to the world's edge slides along the ledge.
        if (carrier) body.checkWorldBounds();
        writeBack(mover, body, carrier !== undefined);
        // Arcade adds and subtracts the fall of this step, which loses the last bit: set it exactly.
        if (carrier) mover.y = carrier.y - mover.h / 2;
      });
    },
  };
}
