// How much of the sky the picture shows, in its own pixels: all of it on a wide window, its middle on a tall one.
export const STAGE = { width: 660, height: 600, tall: { width: 400, height: 480 } } as const;
