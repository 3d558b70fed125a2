// What a stage needs before it can stand: the kit's way to Phaser, the game, its scene and its levels. Fetched side by side, on game pages alone.
import { DEFINITIONS } from 'virtual:definitions';
import { LEVELS } from 'virtual:levels';
import type { GameDefinition } from '../../scenes/kit/game.ts';

export async function fetchGame(definition: GameDefinition) {
  const [{ mount }, { runtime, scene }, levels] = await Promise.all([
    import('../../scenes/kit/phaser/mount.ts'),
    fetchScene(definition),
    fetchLevels(definition),
  ]);
  return { mount, runtime, scene, levels };
}

const fetchLevels = async ({ id }: GameDefinition): Promise<readonly string[]> => (await LEVELS[id]?.())?.default ?? [];

async function fetchScene(definition: GameDefinition) {
  const { default: runtime } = await definition.load();
  const { default: scene } = await runtime.scene();
  return { runtime, scene };
}

/** A game by its id alone; null where there is none. */
export const fetchDefinition = async (id: string): Promise<GameDefinition | null> =>
  (await DEFINITIONS[id]?.())?.default ?? null;
