// The moment the card shows, of the bot’s run with this seed: stones fly at the wave that meets the line.
export default { seed: 7, ticks: 8118 };
