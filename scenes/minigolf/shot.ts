// The moment the card shows, of the bot's run with this seed: the ball on its way.
export default { seed: 1, ticks: 400 };
