// Development data: the moment of the card's screenshot.

/** Seed and tick of the bots' game that the card shows: two armies about to meet. */
export const shot = { seed: 15, ticks: 700, view: { x: 0, y: 92, width: 720 } };
