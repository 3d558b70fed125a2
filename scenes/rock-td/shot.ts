// The moment the card shows, of the bot's run with this seed: a wave that presses on along its way, and the next one behind it.
export default { seed: 11, ticks: 11_940, view: { x: 0, y: 40, width: 640 } };
