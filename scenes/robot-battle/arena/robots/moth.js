export default ({ ahead, bearing, clearWay, distance, free, go, random }) => {
  const LEAD = 0.2;
  const WOBBLE = 30;

  // Around you, nearer and nearer, and the other way round at a wall.
  function tick(state) {
    const { position, enemies, memory } = state;
    const [foe] = enemies;
    if (!foe) return go(clearWay(bearing()));
    memory.side ??= 1;
    const around = () => bearing(foe) + memory.side * (foe.distance > 200 ? 75 : 100);
    if (!free(ahead(position, around(), 60))) memory.side = -memory.side;
    return {
      ...go(around()),
      aim: bearing(ahead(foe, foe.angle, (LEAD * foe.speed * distance(foe)) / 14)) + WOBBLE * (random() - 0.5),
      fire: foe.distance < 200 ? 3 : 2,
    };
  }
  return tick;
};
