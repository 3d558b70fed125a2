export default ({ ahead, angleBetween, bearing, clearWay, distance, free, go }) => {
  // As far along your curve as the shell needs to get there.
  function predict(foe, turn, speed) {
    let there = foe;
    let { angle } = foe;
    for (let ticks = 1; ticks < 60 && distance(there) > ticks * speed; ticks++) {
      angle += turn;
      const next = ahead(there, angle, foe.speed);
      if (!free(next)) break;
      there = next;
    }
    return there;
  }

  function tick(state) {
    const { position, enemies, memory } = state;
    const [foe] = enemies;
    if (!foe) return go(clearWay(bearing()));
    const turn = angleBetween(memory.angle ?? foe.angle, foe.angle);
    memory.angle = foe.angle;
    // Stops and goes: who leads it overshoots, who does not falls short.
    memory.side ??= 1;
    if (!free(ahead(position, position.angle, memory.side * 70))) memory.side = -memory.side;
    const across = angleBetween(position.angle, bearing(foe) + 90);
    const aside = across > 90 ? across - 180 : across < -90 ? across + 180 : across;
    const hasFired = foe.heat > (memory.heat ?? 2);
    memory.heat = foe.heat;
    if (hasFired) memory.due = state.tick + Math.floor(foe.distance / (20 - 15 * (foe.heat - 0.9))) - 2;
    // Energy that is left over is a shield, at the moment when the shell comes by.
    const shield = state.tick === memory.due && state.energy > 60;
    const drive = state.tick % 30 < 16 ? memory.side : 0;
    return { drive, turn: aside, aim: bearing(predict(foe, turn, 14)), fire: 2, shield };
  }
  return tick;
};
