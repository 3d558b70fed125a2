// The moment the card shows, of the bot's game with this seed: the owl on the ridge at sunset, weak to the tables.
export default { seed: 1, ticks: 3225, view: { x: 0, y: 0, width: 720 } };
