// Development data: the moment of the card's screenshot.

/** Seed and tick of the bot's match that the card shows: creatures on all three roads. */
export const shot = { seed: 5, ticks: 840, view: { x: 0, y: 60, width: 720 } };
