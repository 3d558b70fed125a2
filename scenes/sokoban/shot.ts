// The moment the card shows: level 5, half of its parcels home.
export default { setup: 'level:5', ticks: 2040, view: { x: 66, y: 158, width: 344 } };
