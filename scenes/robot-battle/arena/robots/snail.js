export default ({ ahead, bearing, clearWay, distance, free, go }) => {
  const LEAD = 0.7;

  // A slow round, away from whatever is in the way.
  function tick({ position, enemies }) {
    const way = ahead(position, position.angle, 80);
    const [foe] = enemies;
    if (!foe) return go(clearWay(bearing()));
    return {
      drive: 0.5,
      turn: free(way) ? 1 : 8,
      aim: bearing(ahead(foe, foe.angle, (LEAD * foe.speed * distance(foe)) / 17)),
      fire: foe.distance < 180 ? 3 : 1,
    };
  }
  return tick;
};
