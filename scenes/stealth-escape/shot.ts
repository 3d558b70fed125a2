// The moment the card shows, of the bot's run with this seed: seen, chased, and the door in sight.
export default { seed: 9, ticks: 2053, view: { x: 130, y: 190, width: 656 } };
