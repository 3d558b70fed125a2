// The moment the card shows, of the bot's run with this seed: the crowd, the VIP on the way, an agent who has seen something.
export default { seed: 3, ticks: 900, view: { x: 120, y: 60, width: 656 } };
