// The moment the card shows: both robots in range, a dart on its way, a shield that holds.
export default { seed: 3, ticks: 300, view: { x: 30, y: 33, width: 340 } };
