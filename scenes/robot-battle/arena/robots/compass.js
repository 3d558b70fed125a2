export default ({ ahead, bearing, clearWay, distance, free, go, random }) => {
  const LEAD = 0.75;

  // Where you will be when the shell is there, if you keep your way and your speed.
  function predict(foe, speed) {
    let there = foe;
    for (let round = 0; round < 6; round++) {
      there = ahead(foe, foe.angle, (LEAD * foe.speed * distance(there)) / speed);
      if (!free(there)) break;
    }
    return there;
  }

  function tick(state) {
    const { enemies, memory } = state;
    const [foe] = enemies;
    if (!foe) return go(clearWay(bearing()));
    memory.side ??= 1;
    if (random() < 0.04) memory.side = -memory.side;
    const way = clearWay(bearing(foe) + memory.side * 80, memory.side);
    return { ...go(way), aim: bearing(predict(foe, 14)), fire: 2 };
  }
  return tick;
};
