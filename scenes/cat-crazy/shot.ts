// The moment the card shows: a full room, two wishes, one asleep, one at work.
export default { seed: 7, ticks: 34_000, view: { x: 0, y: 30, width: 720 } };
