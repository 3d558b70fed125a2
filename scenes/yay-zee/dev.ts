// Development data of the game: the moment of its card's screenshot.

/** The moment the card shows: three sixes on the shelf, two dice on the tray. */
export const shot = { seed: 7, ticks: 1085, view: { x: 0, y: 0, width: 600 } };
