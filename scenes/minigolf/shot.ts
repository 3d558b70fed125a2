// The moment the card shows, of the bot's run: the last putt of the Grand Tour on its way to the hole.
export default { seed: 1, ticks: 3848 };
