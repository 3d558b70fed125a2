// The moment the card shows, of the bot's run with this seed: a leap drawn, and where it will land.
export default { seed: 9, ticks: 474, view: { x: 0, y: 95, width: 400 } };
