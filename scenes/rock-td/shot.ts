// The moment the card shows, of the bot's run with this seed: a march all along its way, between gems of eight kinds.
export default { seed: 11, ticks: 11_611, view: { x: 0, y: 40, width: 640 } };
