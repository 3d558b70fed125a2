// The moment the card shows: dice on the tray and on the shelf, some slots taken.
export default { seed: 7, ticks: 700, view: { x: 0, y: 0, width: 600 } };
