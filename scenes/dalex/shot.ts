// The moment the card shows, of the bot's run with this seed: surrounded, two walls built, gold within reach.
export default { seed: 36, ticks: 2512, view: { x: 0, y: 140, width: 720 } };
