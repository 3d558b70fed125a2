// The moment the card shows, of the bot's run with this seed.
export default { seed: 7, ticks: 3 };
