// The moment the card shows, of the bot's game with this seed: back in the Laboratory, its cabinet open, the door ajar.
export default { seed: 4, ticks: 3112, view: { x: 0, y: 20, width: 720 } };
