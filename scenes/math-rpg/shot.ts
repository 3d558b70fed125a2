// The moment the card shows, of the bot's game with this seed: the fox has struck the owl's weak spot.
export default { seed: 4, ticks: 3700, view: { x: 0, y: 0, width: 720 } };
