// What a stage needs before it can stand: the kit's way to Phaser, the game, and its scene. Fetched side by side, on game pages alone.
import type { GameDefinition } from '../../scenes/kit/game.ts';

export async function fetchGame(definition: GameDefinition) {
  const [{ mount }, { runtime, scene }, levels] = await Promise.all([
    import('../../scenes/kit/phaser/mount.ts'),
    fetchScene(definition),
    fetchLevels(definition),
  ]);
  return { mount, runtime, scene, levels };
}

export const levelPath = (id: string, file: string): string => `/assets/levels/${id}/${file}`;

/** Their texts, by the site's shared fetch; which a game without levels does not pay for. */
async function fetchLevels({ id, levels = [] }: GameDefinition): Promise<readonly string[]> {
  if (levels.length === 0) return [];
  const { sharedText } = await import('../data/queryClient.ts');
  return Promise.all(levels.map(file => sharedText(levelPath(id, file))));
}

async function fetchScene(definition: GameDefinition) {
  const { default: runtime } = await definition.load();
  const { default: scene } = await runtime.scene();
  return { runtime, scene };
}
