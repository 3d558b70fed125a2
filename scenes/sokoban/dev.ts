// Development data of the game: the moment of its card's screenshot.

/** The moment the card shows: level 5, half of its parcels home. */
export const shot = { setup: 'level:5', ticks: 2040, view: { x: 66, y: 158, width: 344 } };
