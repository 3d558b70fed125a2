// The moment the card shows, of the bot's run with this seed: a leap drawn, and where it will land.
export default { seed: 4, ticks: 401, view: { x: 0, y: 50, width: 400 } };
