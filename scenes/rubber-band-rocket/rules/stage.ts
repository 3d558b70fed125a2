// Stage size in world pixels: the whole of it in a wide window, its middle (`tall`) in an upright one.
export const STAGE = { width: 660, height: 600, tall: { width: 400, height: 480 } } as const;
