// Hook: the level collections of a game that are kept on this device; one that is removed can come back while the sheet is open.
import { useEffect, useState } from 'react';
import {
  type Collection,
  deleteCollection,
  loadCollections,
  type NewCollection,
  saveCollection,
} from '../../data/games/collections.ts';

export interface Shelves {
  readonly kept: readonly Collection[];
  /** What was removed last and can come back: its name, and the collection as it was; null where there is nothing. */
  readonly removed: { readonly name: string; readonly before: Collection } | null;
  /** Keeps a collection under a name of its own. Where the device does not, it is on the shelf until the page is closed; returns why. */
  add(name: string, collection: NewCollection): Promise<string | null>;
  remove(collection: Collection): Promise<void>;
  /** Keeps a collection without one of its levels, which has that name. */
  removeFrom(collection: Collection, rest: Pick<Collection, 'count' | 'text'>, name: string): Promise<void>;
  undo(): Promise<void>;
}

/** A kept collection, and the name that it is kept under. */
const named = ({ key, title, author, count, text }: Collection): [name: string, collection: NewCollection] => [
  key.slice(key.lastIndexOf('/') + 1),
  { title, author, count, text },
];

/** Keys of collections that this device does not keep. */
const UNKEPT = 'unkept/';

export function useShelves(game: string): Shelves {
  const [kept, setKept] = useState<readonly Collection[]>([]);
  const [removed, setRemoved] = useState<Shelves['removed']>(null);
  useEffect(() => {
    void loadCollections(game).then(setKept);
  }, [game]);

  async function add(name: string, collection: NewCollection): Promise<string | null> {
    const saved = await saveCollection(game, name, collection);
    const unkept = typeof saved === 'string' ? [{ ...collection, key: UNKEPT + name, at: 0 }] : [];
    const all = await loadCollections(game);
    setKept(now => [...all, ...now.filter(({ key }) => key.startsWith(UNKEPT) && key !== UNKEPT + name), ...unkept]);
    return typeof saved === 'string' ? saved : null;
  }

  return {
    kept,
    removed,
    add,
    async remove(collection) {
      if (!collection.key.startsWith(UNKEPT)) await deleteCollection(collection.key);
      setRemoved({ name: collection.title, before: collection });
      setKept(now => now.filter(({ key }) => key !== collection.key));
    },
    async removeFrom(collection, rest, name) {
      const [shelf, whole] = named(collection);
      await add(shelf, { ...whole, ...rest });
      setRemoved({ name, before: collection });
    },
    async undo() {
      if (!removed) return;
      setRemoved(null);
      await add(...named(removed.before));
    },
  };
}
