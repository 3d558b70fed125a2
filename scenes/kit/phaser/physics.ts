// The one Physics: Phaser's Arcade, stepped by our clock. In tests the same code runs under Phaser.HEADLESS.

import { STEP_MS } from '../core/clock.ts';
import { same } from '../core/json.ts';
import { type Ground, type Mover, type Physics, Side } from '../core/rules.ts';
import type Phaser from './phaser.ts';

/** For a scene whose game config says `arcade: { customUpdate: true, fixedStep: false }`. */
export function arcade(scene: Phaser.Scene): Physics {
  const { world, add } = scene.physics;
  const bodies: Phaser.Physics.Arcade.Body[] = [];
  const walls: Phaser.Physics.Arcade.StaticBody[] = [];
  let laid: Ground | null = null;
  add.collider(bodies, walls);

  function lay(ground: Ground): void {
    world.setBounds(0, 0, ground.width, ground.height);
    for (const wall of walls.splice(0)) wall.destroy();
    for (const [x, y, width, height] of ground.solids) walls.push(add.staticBody(x, y, width, height));
    laid = ground;
  }

  function count(wanted: number): void {
    while (bodies.length > wanted) bodies.pop()?.destroy();
    while (bodies.length < wanted) {
      const body = add.body(0, 0, 1, 1);
      body.setCollideWorldBounds(true);
      bodies.push(body);
    }
  }

  /** Everything a step depends on comes from the state, so that a snapshot is complete. */
  function place(body: Phaser.Physics.Arcade.Body, { x, y, vx, vy, w, h }: Mover): void {
    if (body.width !== w || body.height !== h) body.setSize(w, h, false);
    body.position.set(x - w / 2, y - h / 2);
    body.velocity.set(vx, vy);
    body.updateCenter();
  }

  return {
    step(movers, ground) {
      if (laid !== ground && !same(laid, ground)) lay(ground);
      count(movers.length);
      movers.forEach((mover, index) => place(bodies[index] as Phaser.Physics.Arcade.Body, mover));
      world.update(0, STEP_MS);
      world.postUpdate();
      movers.forEach((mover, index) => {
        const { position, blocked } = bodies[index] as Phaser.Physics.Arcade.Body;
        mover.x = position.x + mover.w / 2;
        mover.y = position.y + mover.h / 2;
        mover.touching =
          (blocked.up ? Side.up : 0) +
          (blocked.down ? Side.down : 0) +
          (blocked.left ? Side.left : 0) +
          (blocked.right ? Side.right : 0);
      });
    },
  };
}
