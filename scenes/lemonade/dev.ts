// Development data: the moment of the card's screenshot.

/** Seed and tick of the bot's run that the card shows: noon of the first day. */
export const shot = { seed: 7, ticks: 960 };
