// The moment the card shows: a maze half built, a wave on its way through it.
export default { seed: 7, ticks: 9000 };
