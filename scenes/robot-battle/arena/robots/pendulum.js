export default ({ ahead, angleBetween, bearing, clearWay, distance, free, go, random }) => {
  const LEAD = 1;
  const WOBBLE = 10;

  // Across your line of fire, there and back.
  function tick(state) {
    const { position, enemies, memory } = state;
    const [foe] = enemies;
    if (!foe) return go(clearWay(bearing()));
    memory.way ??= 1;
    const isBlocked = !free(ahead(position, position.angle, memory.way * 60));
    if (state.tick % 24 === 0 || (isBlocked && state.tick % 8 === 0)) memory.way = -memory.way;
    const across = angleBetween(position.angle, bearing(foe) + 90);
    const turn = across > 90 ? across - 180 : across < -90 ? across + 180 : across;
    const there = ahead(foe, foe.angle, (LEAD * foe.speed * distance(foe)) / 14);
    return { drive: memory.way, turn, aim: bearing(there) + WOBBLE * (random() - 0.5), fire: 2 };
  }
  return tick;
};
