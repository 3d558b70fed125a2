// The moment the card shows, of the bot's night with this seed.
export default { seed: 3, ticks: 2000, view: { x: 0, y: 0, width: 720 } };
