export default ({ ahead, angleBetween, bearing, clearWay, distance, free, go, random }) => {
  const LEAD = 0.5;
  const LONG = 0.25;

  // Waits for your shot, and is gone when it comes.
  function tick(state) {
    const { position, enemies, memory } = state;
    const [foe] = enemies;
    if (!foe) return go(clearWay(bearing()));
    memory.way ??= 1;
    if (foe.heat > (memory.heat ?? 2)) memory.until = state.tick + (random() < LONG ? 10 : 9);
    memory.heat = foe.heat;
    if (state.tick === memory.until || !free(ahead(position, position.angle, memory.way * 60)))
      memory.way = -memory.way;
    const across = angleBetween(position.angle, bearing(foe) + 90);
    const turn = across > 90 ? across - 180 : across < -90 ? across + 180 : across;
    const there = ahead(foe, foe.angle, (LEAD * foe.speed * distance(foe)) / 14);
    return {
      drive: state.tick < memory.until ? memory.way : 0,
      turn,
      aim: bearing(there),
      fire: 2,
    };
  }
  return tick;
};
