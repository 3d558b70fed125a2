export default ({ ahead, bearing, clearWay, distance, free, go, random }) => {
  const LEAD = 0.5;
  const WOBBLE = 60;

  // Round and round at full speed.
  function tick(state) {
    const { position, enemies } = state;
    const isFree = free(ahead(position, position.angle, 70));
    const [foe] = enemies;
    if (!foe) return go(clearWay(bearing()));
    return {
      drive: isFree ? 1 : 0.5,
      turn: isFree ? 3 : 10,
      aim: bearing(ahead(foe, foe.angle, (LEAD * foe.speed * distance(foe)) / 14)) + WOBBLE * (random() - 0.5),
      fire: 2,
    };
  }
  return tick;
};
