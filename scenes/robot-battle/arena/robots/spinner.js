export default ({ ahead, bearing, clearWay, distance, free, go, random }) => {
  const LEAD = 0.5;
  const WOBBLE = 48;

  // Round and round at full speed.
  function tick(state) {
    const { position, enemies, memory } = state;
    memory.side ??= state.tick % 2 ? 1 : -1;
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
