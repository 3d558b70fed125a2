// The moment the card shows: Circler has run out of sight and turns in for its volley; the fox has turned with it.
export default { seed: 2, ticks: 211, view: { x: 30, y: 33, width: 340 } };
