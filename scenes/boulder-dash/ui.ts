// UI store of Boulder Dash: the cave of a collection that is played. Its caves are custom ones: rules and replays know no collections.

/** Caves of a collection, as the shelf keeps them. */
export interface PlayedShelf {
  readonly key: string;
  /** All caves, as BDCFF. */
  readonly text: string;
}

export interface ActiveCave {
  readonly collection: PlayedShelf;
  readonly index: number;
}

export interface BoulderUi {
  /** The cave that was opened last from a collection. */
  readonly active: ActiveCave | null;
}

export const ui = (): BoulderUi => ({ active: null });
