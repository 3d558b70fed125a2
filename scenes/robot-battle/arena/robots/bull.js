export default ({ ahead, angleTo, bearing, clearWay, distance, go, random }) => {
  const LEAD = 0.5;
  const WOBBLE = 12;

  // Straight at you, but never quite in a straight line.
  function tick(state) {
    const { memory, enemies } = state;
    if (state.tick % 12 === 0) memory.sway = 50 * random() - 25;
    const [foe] = enemies;
    if (!foe) return go(clearWay(bearing()));
    const sway = foe.distance < 100 ? 0 : memory.sway;
    const there = ahead(foe, foe.angle, (foe.speed * distance(foe)) / 10);
    return {
      drive: 1,
      turn: angleTo(there) + sway,
      aim: bearing(ahead(foe, foe.angle, (LEAD * foe.speed * distance(foe)) / 11)) + WOBBLE * (random() - 0.5),
      fire: foe.distance < 200 ? 3 : 2,
    };
  }
  return tick;
};
