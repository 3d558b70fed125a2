// The moment the card shows, of the bot's run with this seed: among moths, diamonds in sight.
export default { seed: 7, ticks: 1500, view: { x: 0, y: 10, width: 480 } };
