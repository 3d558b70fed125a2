export default ({ ahead, bearing, free }) => {
  // A slow round, away from whatever is in the way.
  function tick({ position, enemies }) {
    const way = ahead(position, position.angle, 80);
    const [foe] = enemies;
    return { drive: 0.5, turn: free(way) ? 1 : 8, aim: foe && bearing(foe), fire: foe ? 1.5 : 0 };
  }
  return tick;
};
