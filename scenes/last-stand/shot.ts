// The moment the card shows, of the bot's run with this seed: the fourth wave in the air, a wreck on its way down.
export default { seed: 21, ticks: 5619, view: { x: 0, y: 100, width: 800 } };
