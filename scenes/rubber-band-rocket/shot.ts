// The moment the card shows: fired into the wind, in the clouds, the best flight beside it.
export default { seed: 11, ticks: 6190, view: { x: 0, y: 94, width: 660 } };
