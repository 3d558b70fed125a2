// What a stage needs before it can stand: the kit's way to Phaser, the game, and its scene. Fetched side by side, on game pages alone.
import type { GameDefinition } from '../../scenes/kit/game.ts';

export async function fetchGame(definition: GameDefinition) {
  const [{ mount }, { runtime, scene }] = await Promise.all([
    import('../../scenes/kit/phaser/mount.ts'),
    fetchScene(definition),
  ]);
  return { mount, runtime, scene };
}

async function fetchScene(definition: GameDefinition) {
  const { default: runtime } = await definition.load();
  const { default: scene } = await runtime.scene();
  return { runtime, scene };
}
