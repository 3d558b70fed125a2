// Stage size in world pixels, and cell size of a board on it.

/** World pixels of a cell's side (specification part 2, §9). */
export const CELL = 40;

export const STAGE = { width: 440, height: 400 } as const;
