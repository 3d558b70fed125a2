// The moment the card shows: one of each breed, two wishes at the folding table, one on its way to bed.
export default { seed: 7, ticks: 59_440, view: { x: 0, y: 30, width: 720 } };
