// The moment the card shows, of the bot's run with this seed: a leap between two ledges.
export default { seed: 4, ticks: 640 };
