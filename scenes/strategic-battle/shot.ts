// The moment the card shows, of the bot's run with this seed: the ninth wave meets the line.
export default { seed: 7, ticks: 9600 };
