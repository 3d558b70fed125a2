// The sheet on which a thing is looked at closely: where it lies over the room, for the picture and for the button over it.
export const SHEET = { x: 360, y: 232, width: 500, height: 400 } as const;
