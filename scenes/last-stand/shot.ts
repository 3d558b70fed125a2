// The moment the card shows, of the bot's run with this seed: the seventh wave hangs in the air, a wreck on its way down.
export default { seed: 4, ticks: 8655, view: { x: 0, y: 100, width: 800 } };
