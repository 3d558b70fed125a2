// The moment the card shows, of the bot's game with this seed: the Laboratory, with the fox on its way.
export default { seed: 4, ticks: 300, view: { x: 0, y: 0, width: 720 } };
