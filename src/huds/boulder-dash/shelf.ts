// Shelves of caves: which cave of a collection is played, the next one, its solution, and progress.
import { caveKey } from '../../../scenes/boulder-dash/levels/bdcff/customCave.ts';
import type { ReadCave } from '../../../scenes/boulder-dash/levels/bdcff/read.ts';
import { type Solution, writeSolution } from '../../../scenes/boulder-dash/levels/bdcff/recordings.ts';
import { readShelf, type ShelfCave, writeShelf } from '../../../scenes/boulder-dash/levels/bdcff/shelf.ts';
import type { ActiveCave, PlayedShelf } from '../../../scenes/boulder-dash/ui.ts';
import { loadCollections, saveCollection } from '../../data/games/collections.ts';

const cache = new WeakMap<PlayedShelf, readonly ShelfCave[]>();

/** Caves of a collection, cached. */
export function cavesOf(collection: PlayedShelf): readonly ShelfCave[] {
  let caves = cache.get(collection);
  if (!caves) cache.set(collection, (caves = readShelf(collection.text)));
  return caves;
}

/** The cave after the one that is played, if that is the active one of its collection; null where there is none. */
export function nextCave(
  now: ActiveCave | null,
  own: string | null,
): (ActiveCave & { readonly cave: ShelfCave }) | null {
  const caves = now ? cavesOf(now.collection) : [];
  if (!now || caves[now.index]?.key !== own) return null;
  const [index, cave] = [now.index + 1, caves[now.index + 1]];
  return cave ? { collection: now.collection, index, cave } : null;
}

/** Setup of a run of a cave, or of the recorded run that solves it. */
export const setupOf = (bdcff: string, solution: Solution | null): Record<string, string> => ({
  cave: bdcff,
  ...(solution && { solution: writeSolution(solution) }),
});

/** The cave that is played, if it is the active one of its collection and its file brought a solution; else null. */
export function solvedCave(now: ActiveCave | null, own: string | null): ShelfCave | null {
  const cave = now ? cavesOf(now.collection)[now.index] : undefined;
  return cave?.solution && cave.key === own ? cave : null;
}

/** How many were left by their exits, and the first that was not; the last one where all were. */
export function progressOf(
  collection: PlayedShelf,
  bests: Readonly<Record<string, number>>,
): { readonly done: number; readonly first: number } {
  const isDone = cavesOf(collection).map(({ key }) => bests[key] !== undefined);
  const first = isDone.indexOf(false);
  return { done: isDone.filter(Boolean).length, first: first < 0 ? isDone.length - 1 : first };
}

/** Adds a cave that was drawn here to the shelf of such caves; returns what there is to say. */
export async function keepDrawn(game: string, cave: ReadCave): Promise<string> {
  const drawn = (await loadCollections(game)).find(({ key }) => key.endsWith(`/${DRAWN}`));
  const { text, count, tooLong } = writeShelf([cave], TITLE);
  if (tooLong.length > 0) return 'It is too large to be kept';
  if (drawn && cavesOf(drawn).some(({ key }) => key === caveKey(cave))) return 'It is among your caves already';
  const kept = await saveCollection(game, DRAWN, {
    title: TITLE,
    author: '',
    count: (drawn?.count ?? 0) + count,
    text: (drawn?.text ?? '') + text,
  });
  return typeof kept === 'string' ? kept : 'Added to your caves';
}

const [DRAWN, TITLE] = ['drawn', 'Drawn here'];
