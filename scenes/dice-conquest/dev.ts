// Development data of the game: the moment of its card's screenshot.

/** The moment the card shows, of the bots' match with this seed: two armies about to meet. */
export const shot = { seed: 15, ticks: 700, view: { x: 0, y: 92, width: 720 } };
