// Files of a game's stage, fetched in parallel on game pages only: the mount function with Phaser, runtime, scene and levels.
import { DEFINITIONS } from 'virtual:definitions';
import { LEVELS } from 'virtual:levels';
import { own } from '../../../scenes/kit/core/own.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { fetched } from '../page/FetchError.ts';

export async function fetchGame(definition: GameDefinition) {
  const [{ mount }, { runtime, scene }, levels] = await fetched(() =>
    Promise.all([import('../../../scenes/kit/phaser/mount.ts'), fetchScene(definition), fetchLevels(definition)]),
  );
  return { mount, runtime, scene, levels };
}

/** Texts of a game's level files. */
export const fetchLevels = async ({ id }: GameDefinition): Promise<readonly string[]> =>
  (await own(LEVELS, id)?.())?.default ?? [];

async function fetchScene(definition: GameDefinition) {
  const { default: runtime } = await definition.load();
  const { default: scene } = await runtime.scene();
  return { runtime, scene };
}

/** Definition of a game by its id; null for an unknown id. */
export const fetchDefinition = async (id: string): Promise<GameDefinition | null> =>
  (await fetched(async () => own(DEFINITIONS, id)?.()))?.default ?? null;
