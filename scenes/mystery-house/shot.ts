// The moment the card shows, of the bot's night with this seed: three guests in the foyer at dusk, and two who will say nothing any more.
export default { seed: 10, ticks: 2180, view: { x: 0, y: 22, width: 720 } };
