// The moment the card shows, of the bot's game with this seed: the owl on the ridge at sunset, weak to plus.
export default { seed: 3, ticks: 3765, view: { x: 0, y: 0, width: 720 } };
