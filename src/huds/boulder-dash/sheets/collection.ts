// Collection store: imported and drawn caves, saved in this browser.
import * as v from 'valibot';
import { caveKey } from '../../../../scenes/boulder-dash/bdcff/customCave.ts';
import type { ReadCave } from '../../../../scenes/boulder-dash/bdcff/read.ts';
import { writeBdcff } from '../../../../scenes/boulder-dash/bdcff/write.ts';
import { mergeLists } from '../../../data/merge.ts';
import { validatedBy } from '../../../data/StoredValue.ts';
import { storedStore } from '../../../data/storedStore.ts';

const CaveSchema = v.object({
  key: v.pipe(v.string(), v.maxLength(60)),
  name: v.pipe(v.string(), v.maxLength(200)),
  /** From which collection. */
  from: v.pipe(v.string(), v.maxLength(200)),
  bdcff: v.pipe(v.string(), v.maxLength(60_000)),
});
const CollectionSchema = v.object({ caves: v.array(CaveSchema) });
export type SavedCave = v.InferOutput<typeof CaveSchema>;
type Collection = v.InferOutput<typeof CollectionSchema>;

/** Limits of what is saved for one game. */
const MOST_CAVES = 500;
const MOST_CHARACTERS = 1_500_000;

export const collection = storedStore<Collection>(
  {
    kind: 'caves',
    key: 'foldedFox.boulder-dash.caves',
    version: 1,
    validate: validatedBy(CollectionSchema),
    merge: (base, mine, theirs) => ({
      caves: [...mergeLists(base?.caves ?? null, mine.caves, theirs.caves, ({ key }) => key)],
    }),
  },
  { caves: [] },
);

/** Adds caves that are not there yet. Returns how many were added, and how many found no room. */
export function addCaves(caves: readonly ReadCave[], from: string): { readonly added: number; readonly left: number } {
  const { caves: before } = collection.getState();
  const saved = [...before];
  const known = new Set(saved.map(({ key }) => key));
  let room = MOST_CHARACTERS - saved.reduce((sum, { bdcff }) => sum + bdcff.length, 0);
  let left = 0;
  for (const cave of caves) {
    const key = caveKey(cave);
    if (known.has(key)) continue;
    const bdcff = writeBdcff([cave], from);
    if (saved.length >= MOST_CAVES || bdcff.length > room || bdcff.length > 60_000) {
      left++;
      continue;
    }
    known.add(key);
    room -= bdcff.length;
    saved.push({ key, name: cave.name.slice(0, 200), from: from.slice(0, 200), bdcff });
  }
  collection.setState({ caves: saved });
  return { added: saved.length - before.length, left };
}

export function removeCave(key: string): void {
  collection.setState(({ caves }) => ({ caves: caves.filter(cave => cave.key !== key) }));
}
